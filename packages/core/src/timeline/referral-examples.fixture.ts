import { day } from '../shared/day.ts';
import { moved } from './moved-event.fixture.ts';
import type { Example } from './timeline-examples.fixture.ts';

const quoteId = 'quote';
const policyId = 'policy';

type OfReferrals =
  | 'referral_requested'
  | 'referral_withdrawn'
  | 'referral_submitted'
  | 'referral_accepted'
  | 'referral_rejected'
  | 'referral_cancelled'
  | 'referral_expired'
  | 'referral_voided'
  | 'referral_message_written'
  | 'policy_referred'
  | 'policy_review_accepted'
  | 'policy_review_rejected'
  | 'application_accepted'
  | 'quote_forced'
  | 'moratorium_exception_made'
  | 'moratorium_exception_ended'
  | 'moratorium_lifted'
  | 'verification_answered';

/** What questions to underwriters leave in a timeline, and their answers; and what moratoriums do. */
export const ofReferrals: { readonly [Type in OfReferrals]: readonly Example<Type>[] } = {
  referral_requested: [
    {
      title: 'a finding needs an underwriter',
      event: { type: 'referral_requested', quoteId },
      leaves: { quoteId, visible: true },
    },
  ],
  referral_withdrawn: [
    {
      title: 'what needed an underwriter was mended',
      event: { type: 'referral_withdrawn', quoteId },
      leaves: { quoteId, visible: true },
    },
  ],
  referral_submitted: [
    {
      title: 'an agent asks an underwriter',
      event: moved('referral_submitted', 'submit_underwriting_referral', 'open', 'referred'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  referral_accepted: [
    {
      title: 'an underwriter lets it pass, and says why to staff',
      event: moved('referral_accepted', 'accept_referral', 'referred', 'open'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  application_accepted: [
    {
      title: 'an underwriter types the price of an application',
      event: {
        ...moved('application_accepted', 'accept_application', 'referred', 'agent_approved'),
        price: { before: null, after: 124_000 },
      },
      leaves: { quoteId, price: { before: null, after: 124_000 }, visible: true },
    },
  ],
  referral_rejected: [
    {
      title: 'an underwriter refuses it, and says why to staff',
      event: moved('referral_rejected', 'reject_referral', 'referred', 'ineligible'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  referral_cancelled: [
    {
      title: 'an agent takes the question back',
      event: moved('referral_cancelled', 'cancel_referral_request', 'referred', 'open'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  referral_expired: [
    {
      title: 'nobody answered in time',
      event: moved('referral_expired', 'expire_referral', 'referred', 'open'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  referral_voided: [
    {
      title: 'an answer changed after an underwriter accepted it',
      event: { type: 'referral_voided', quoteId },
      leaves: { quoteId, visible: true },
    },
  ],
  verification_answered: [
    {
      title: 'a vendor answered, and the checks of the quote say it',
      event: { type: 'verification_answered', quoteId, kind: 'mvr', outcome: 'ok', isAdverse: false },
      leaves: null,
    },
  ],
  referral_message_written: [
    {
      title: 'somebody writes to the other side, and the thread says it',
      event: { type: 'referral_message_written', referralId: 'referral', userId: 'user-7' },
      leaves: null,
    },
  ],
  policy_referred: [
    {
      title: 'an underwriter is asked about a policy, which staff read',
      event: { type: 'policy_referred', policyId },
      leaves: { policyId, visible: false },
    },
  ],
  policy_review_accepted: [
    {
      title: 'an underwriter leaves a policy as it is',
      event: { type: 'policy_review_accepted', policyId },
      leaves: { policyId, visible: false },
    },
  ],
  policy_review_rejected: [
    {
      title: 'an underwriter wants a policy cancelled',
      event: { type: 'policy_review_rejected', policyId },
      leaves: { policyId, visible: false },
    },
  ],
  quote_forced: [
    {
      title: 'an underwriter has it bound, and says why to staff',
      event: {
        ...moved('quote_forced', 'force_bind_quote', 'referred', 'agent_approved'),
        waives: ['acceptable', 'unexpired'],
        waived: ['unexpired'],
        expirationDate: day('2026-07-15'),
      },
      leaves: { quoteId, facts: { waived: 'unexpired' }, visible: false },
    },
  ],
  moratorium_exception_made: [
    {
      title: 'a moratorium lets a quote pass',
      event: { type: 'moratorium_exception_made', quoteId, name: 'Hurricane Ida' },
      leaves: { quoteId, facts: { name: 'Hurricane Ida' }, visible: false },
    },
    {
      title: 'a moratorium lets a policy pass',
      event: { type: 'moratorium_exception_made', policyId, name: 'Hurricane Ida' },
      leaves: { policyId, facts: { name: 'Hurricane Ida' }, visible: false },
    },
  ],
  moratorium_exception_ended: [
    {
      title: 'an exception is taken back',
      event: { type: 'moratorium_exception_ended', quoteId, name: 'Hurricane Ida' },
      leaves: { quoteId, facts: { name: 'Hurricane Ida' }, visible: false },
    },
  ],
  moratorium_lifted: [
    {
      title: 'a moratorium holds no longer',
      event: { type: 'moratorium_lifted', moratoriumId: 'moratorium' },
      leaves: null,
    },
  ],
};

import type { EventType } from '../events.ts';
import { type Day, day } from '../shared/day.ts';
import { ofMoney } from './money-examples.fixture.ts';
import { moved } from './moved-event.fixture.ts';
import { ofEnds } from './policy-examples.fixture.ts';
import { ofReferrals } from './referral-examples.fixture.ts';
import { besideQuotes, type Example } from './timeline-examples.fixture.ts';

const quoteId = 'quote';
const policyId = 'policy';
const price = { before: 118_000, after: 124_000 };
const today: Day = day('2026-06-15');

const file = { fileId: 'file', record: { table: 'quotes', id: quoteId }, name: 'roof.jpg', visible: true } as const;

/**
 * What each event leaves in a timeline, written down by hand: who reads a record later sees these and no other. Change
 * it when somebody wants to see more or less, never to make a test pass.
 */
export const left: { readonly [Type in EventType]: readonly Example<Type>[] } = {
  ...ofEnds,
  quote_started: [
    {
      title: 'a visitor asks a price',
      event: {
        type: 'quote_started',
        kind: 'quote',
        quoteId,
        status: 'open',
        postalCode: '43215',
        effectiveDate: today,
        expirationDate: today,
        price: {
          before: null,
          after: null,
        },
        area: {
          country: 'US',
          administrativeArea: 'OH',
          timeZone: 'America/New_York',
        },
      },
      leaves: { quoteId, price: { before: null, after: null }, visible: true },
    },
  ],
  quote_edited: [
    {
      title: 'somebody chooses other coverages',
      event: {
        type: 'quote_edited',
        quoteId,
        kind: 'coverages',
        version: 2,
        price,
        referrals: [],
        changesContent: true,
        clearsRating: true,
      },
      leaves: { quoteId, price, facts: { edited: 'coverages' }, visible: true },
    },
  ],
  quote_sent: [
    {
      title: 'an agent sends it to be paid monthly, which has another price',
      event: {
        ...moved('quote_sent', 'send_quote_to_customer', 'open', 'agent_approved'),
        price,
        paymentTerm: 'monthly',
        clearsRating: true,
        emailTo: 'ada@example.com',
      },
      leaves: { quoteId, price, visible: true },
    },
  ],
  agent_approval_revoked: [
    {
      title: 'an agent takes it back',
      event: moved('agent_approval_revoked', 'revoke_agent_approval', 'agent_approved', 'open'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  bind_begun: [
    {
      title: 'somebody presses Pay',
      event: moved('bind_begun', 'bind_quote', 'open', 'pending_bind'),
      leaves: null,
    },
  ],
  bind_completed: [
    {
      title: 'the payment is in',
      event: moved('bind_completed', 'complete_bind', 'pending_bind', 'bound'),
      leaves: null,
    },
  ],
  bind_referred: [
    {
      title: 'something was found while the money was held, and the question to the underwriter says it',
      event: moved('bind_referred', 'refer_bind', 'pending_bind', 'referred'),
      leaves: null,
    },
  ],
  bind_failed: [
    {
      title: 'the payment is not in',
      event: moved('bind_failed', 'fail_bind', 'pending_bind', 'open'),
      leaves: null,
    },
  ],
  quote_opened: [
    {
      title: 'the customer opens what was sent',
      event: { type: 'quote_opened', quoteId },
      leaves: { quoteId, visible: false },
    },
  ],
  quote_expired: [
    {
      title: 'its last day has passed',
      event: moved('quote_expired', 'expire_quote', 'open', 'expired'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  quote_reopened: [
    {
      title: 'it is priced as of today',
      event: {
        ...moved('quote_reopened', 'reopen_quote', 'expired', 'open'),
        price,
        effectiveDate: today,
        expirationDate: today,
      },
      leaves: { quoteId, price, visible: true },
    },
  ],
  quote_handed_over: [
    {
      title: 'an agent keeps it to finish it with the customer',
      event: moved('quote_handed_over', 'hand_over_quote', 'open', 'agent_required'),
      leaves: { quoteId, facts: { to: 'agent_required' }, visible: false },
    },
    {
      title: 'an agent gives it back',
      event: moved('quote_handed_over', 'hand_over_quote', 'agent_required', 'open'),
      leaves: { quoteId, facts: { to: 'open' }, visible: false },
    },
  ],
  quote_declined: [
    {
      title: 'an underwriter will not insure it, and says why to staff',
      event: moved('quote_declined', 'decline_quote', 'open', 'ineligible'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  quote_refused: [
    {
      title: 'a rule refuses it',
      event: moved('quote_refused', 'refuse_quote', 'open', 'ineligible'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  quote_readmitted: [
    {
      title: 'nothing refuses it any more',
      event: moved('quote_readmitted', 'readmit_quote', 'ineligible', 'open'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  quote_replaced: [
    {
      title: 'a copy takes its place',
      event: moved('quote_replaced', 'replace_quote', 'open', 'replaced'),
      leaves: { quoteId, price: undefined, visible: true },
    },
  ],
  quote_organization_changed: [
    {
      title: 'it goes to another organization, whose rates give it another price',
      event: {
        ...moved('quote_organization_changed', 'change_quote_organization', 'open', 'open'),
        price,
        organizationId: 'organization-2',
        productId: 'product-2',
        paymentTerm: 'monthly',
        fromName: 'Harbor RV',
        toName: 'Prairie RV',
      },
      leaves: { quoteId, price, facts: { from: 'Harbor RV', to: 'Prairie RV' }, visible: false },
    },
  ],
  quote_provider_changed: [
    {
      title: 'an agent asks another product',
      event: {
        ...moved('quote_provider_changed', 'update_provider', 'open', 'open'),
        price,
        productId: 'product-2',
        provider: 'pro',
        paymentTerm: 'monthly',
        referrals: [],
      },
      leaves: { quoteId, price, visible: true },
    },
  ],
  quote_copied: [
    {
      title: 'an agent copies it',
      event: { type: 'quote_copied', quoteId, copyId: 'another quote' },
      leaves: { quoteId, facts: { copy: 'another quote' }, visible: false },
    },
  ],
  quote_copy_started: [
    {
      title: 'it begins as the copy of another',
      event: { type: 'quote_copy_started', quoteId, sourceId: 'another quote', price, referrals: [] },
      leaves: { quoteId, price, facts: { source: 'another quote' }, visible: false },
    },
  ],
  quote_signed: [
    {
      title: 'the named insured signs',
      event: { type: 'quote_signed', quoteId, contentHash: 'hash', total: 104_753, signerName: 'Ada Moreno' },
      leaves: { quoteId, facts: { name: 'Ada Moreno' }, visible: true },
    },
  ],
  signature_declined: [
    {
      title: 'the second named insured will not sign',
      event: { type: 'signature_declined', quoteId, signingRequestId: 'request', name: 'Sam Lake', reason: 'No' },
      leaves: { quoteId, facts: { name: 'Sam Lake' }, visible: true },
    },
  ],
  agent_assigned: [
    {
      title: 'an agent takes it',
      event: { type: 'agent_assigned', quoteId, policyId: null, from: null, to: 'user-7', agentName: 'Dana Whitfield' },
      leaves: { quoteId, policyId: null, facts: { agent: 'Dana Whitfield' }, visible: false },
    },
    {
      title: 'it is left with nobody',
      event: { type: 'agent_assigned', quoteId, policyId, from: 'user-7', to: null, agentName: null },
      leaves: { quoteId, policyId, facts: {}, visible: false },
    },
  ],
  person_mentioned: [
    {
      title: 'a note mentions somebody, and stands in the timeline itself',
      event: { type: 'person_mentioned', noteMentionId: 'mention-1', userId: 'user-7' },
      leaves: null,
    },
  ],
  quote_progress_saved: [
    {
      title: 'somebody asks for the link back, and the letter says so itself',
      event: { type: 'quote_progress_saved', quoteId, email: 'ada@example.com' },
      leaves: null,
    },
  ],
  policy_bound: [
    {
      title: 'it is a policy, filed under both',
      event: { type: 'policy_bound', quoteId, policyId, policyNumber: 'RW-1', premium: 118_000, begins: 'at_once' },
      leaves: {
        quoteId,
        policyId,
        facts: {
          number: 'RW-1',
          begins: 'at_once',
        },
        price: {
          before: null,
          after: 118e3,
        },
        visible: true,
      },
    },
  ],
  policy_activated: [
    {
      title: 'cover begins',
      event: { type: 'policy_activated', policyId },
      leaves: { policyId, visible: true },
    },
  ],
  policy_expired: [
    {
      title: 'cover ends with its term',
      event: { type: 'policy_expired', policyId },
      leaves: { policyId, visible: true },
    },
  ],
  file_stored: [
    {
      title: 'a file came to a quote, for its customer too',
      event: { ...file, type: 'file_stored' },
      leaves: { quoteId, facts: { name: 'roof.jpg' }, visible: true },
    },
    {
      title: 'a file came to a policy, for staff alone',
      event: { ...file, type: 'file_stored', record: { table: 'policies', id: policyId }, visible: false },
      leaves: { policyId, facts: { name: 'roof.jpg' }, visible: false },
    },
    {
      title: 'a file came to a claim',
      event: { ...file, type: 'file_stored', record: { table: 'claims', id: 'claim' } },
      leaves: null,
    },
  ],
  file_archived: [
    {
      title: 'a file left the list of its quote, which is for staff to know',
      event: { ...file, type: 'file_archived' },
      leaves: { quoteId, facts: { name: 'roof.jpg' }, visible: false },
    },
  ],
  document_made: [
    {
      title: 'the declarations can be read',
      event: { type: 'document_made', quoteId, policyId, documentType: 'declarations', name: 'Declarations RW-1' },
      leaves: { quoteId, policyId, facts: { type: 'declarations', name: 'Declarations RW-1' }, visible: true },
    },
  ],
  ...ofMoney,
  ...ofReferrals,
  ...besideQuotes,
};

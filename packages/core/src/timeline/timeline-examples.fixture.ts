import { day } from '../shared/day.ts';
import type { EventOf, EventType } from '../events.ts';
import { update } from '../products/product.fixture.ts';
import type { TimelineEntry } from '../shared/timeline-entry.ts';

export type Example<Type extends EventType> = {
  readonly title: string;
  readonly event: EventOf<Type>;
  /** Null: a timeline says nothing of it. */
  readonly leaves: TimelineEntry | null;
};

const quoteId = 'quote';
const renamed = update({ changes: { product_name: 'Road RV', live_in: ['US-OH', 'US-AZ'] } });
if (!renamed.ok || renamed.event === null) throw new Error('The product is changed');
const letter = { quoteId, policyId: null, recipient: 'ada@example.com' };

type Beside =
  | 'address_asked'
  | 'address_changed'
  | 'enquiry_sent'
  | 'enquiry_answered'
  | 'enquiry_transcript_wanted'
  | 'signature_asked'
  | 'product_updated'
  | 'rater_version_promoted'
  | 'letter_sent'
  | 'letter_failed';

/** What products, letters and who is asked to sign leave in a timeline. */
export const besideQuotes: { readonly [Type in Beside]: readonly Example<Type>[] } = {
  address_asked: [
    {
      title: 'a person asks for another address, which is of no record',
      event: { type: 'address_asked', addressChangeId: 'change', recipients: ['ada@example.com'] },
      leaves: null,
    },
  ],
  address_changed: [
    {
      title: 'another address counts, which is of no record',
      event: {
        type: 'address_changed',
        addressChangeId: 'change',
        purpose: 'sign_in',
        formerEmail: 'ada@example.com',
      },
      leaves: null,
    },
  ],
  enquiry_sent: [
    {
      title: 'somebody writes to us, who has no quote or policy yet',
      event: { type: 'enquiry_sent', enquiryId: 'enquiry-1', recipient: 'ada@example.com' },
      leaves: null,
    },
  ],
  enquiry_answered: [
    {
      title: 'somebody who wrote is answered, which their enquiry keeps itself',
      event: { type: 'enquiry_answered', enquiryId: 'enquiry-1', recipient: 'ada@example.com', isChat: false },
      leaves: null,
    },
  ],
  enquiry_transcript_wanted: [
    {
      title: 'somebody asks for their chat by e-mail',
      event: { type: 'enquiry_transcript_wanted', enquiryId: 'enquiry-1', recipient: 'ada@example.com' },
      leaves: null,
    },
  ],
  signature_asked: [
    {
      title: 'the second named insured is asked to sign, and the letter says so itself',
      event: { type: 'signature_asked', quoteId, signingRequestId: 'request', recipient: 'sam@example.com' },
      leaves: null,
    },
  ],
  rater_version_promoted: [
    {
      title: 'an actuary puts rates in force in one state',
      event: {
        type: 'rater_version_promoted',
        productId: 'product-1',
        provider: 'personal',
        version: '2026.2',
        reason: 'Filed',
        differenceReason: null,
        release: {
          effectiveDate: day('2026-07-01'),
          area: 'OH',
          businessType: null,
        },
      },
      leaves: {
        productId: 'product-1',
        visible: false,
        facts: {
          provider_version: '2026.2',
          reason: 'Filed',
          effective_date: '2026-07-01',
          area: 'OH',
        },
      },
    },
  ],
  product_updated: [
    {
      title: 'an underwriter names it anew and sells it elsewhere',
      event: renamed.event,
      leaves: {
        productId: 'product-1',
        visible: false,
        facts: {
          product_name_before: 'Personal RV',
          product_name_after: 'Road RV',
          opened: 'US-AZ',
          closed: 'US-CO CA-ON',
        },
      },
    },
  ],
  letter_sent: [
    {
      title: 'the quote went to its customer',
      event: { ...letter, type: 'letter_sent', template: 'quote_sent' },
      leaves: {
        quoteId,
        policyId: null,
        facts: { template: 'quote_sent', recipient: letter.recipient },
        visible: true,
      },
    },
    {
      title: 'the link back went to whoever asked',
      event: { ...letter, type: 'letter_sent', template: 'resume_quote' },
      leaves: {
        quoteId,
        policyId: null,
        visible: false,
        facts: {
          template: 'resume_quote',
          recipient: letter.recipient,
        },
      },
    },
  ],
  letter_failed: [
    {
      title: 'an address was refused for good, which is for staff to mend',
      event: { ...letter, type: 'letter_failed', template: 'quote_sent' },
      leaves: {
        quoteId,
        policyId: null,
        visible: false,
        facts: {
          template: 'quote_sent',
          recipient: letter.recipient,
        },
      },
    },
  ],
};

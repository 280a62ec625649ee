import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words } from '../../shared/words.ts';

/** The named insured signed, or the second one. */
export const quoteSigned = defineEvent('quote_signed', {
  about: { quoteId: field.id },
  facts: { signerName: field.text.as('name') },
  carries: of<{
    /** The content that the signature is for, and no other. */
    readonly contentHash: string;
    /** The price that it is for, in cents with fees. */
    readonly total: Cents;
    /** What the second named insured was asked for, where it is their signature. */
    readonly signingRequestId?: string;
  }>(),
  timeline: {
    group: 'status',
    icon: 'pen',
    tone: 'info',
    for: 'customer',
    text: words('Application signed', 'Proposition signée'),
  },
  examples: [{ quoteId: 'quote', contentHash: 'hash', total: 104_753, signerName: 'Ada Moreno' }],
});

export type QuoteSigned = InferEvent<typeof quoteSigned>;

/** The second named insured is asked to sign. */
export const signatureAsked = defineEvent('signature_asked', {
  about: { quoteId: field.id },
  carries: of<{ readonly signingRequestId: string; readonly recipient: string }>(),
  // The letter itself is in the timeline.
  timeline: null,
  examples: [{ quoteId: 'quote', signingRequestId: 'request', recipient: 'sam@example.com' }],
});

export type SignatureAsked = InferEvent<typeof signatureAsked>;

/** The second named insured will not sign. Why stands with the request, where whoever sees the quote reads it. */
export const signatureDeclined = defineEvent('signature_declined', {
  about: { quoteId: field.id },
  facts: { name: field.text },
  carries: of<{
    readonly signingRequestId: string;
    /** In their own words; null where they gave none. */
    readonly reason: string | null;
  }>(),
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'warning',
    for: 'customer',
    text: words('Second signature declined', 'Seconde signature refusée'),
  },
  examples: [{ quoteId: 'quote', signingRequestId: 'request', name: 'Sam Lake', reason: 'No' }],
});

export type SignatureDeclined = InferEvent<typeof signatureDeclined>;

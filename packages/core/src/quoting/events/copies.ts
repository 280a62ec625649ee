import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { PriceChange } from '../../shared/timeline-entry.ts';
import { words } from '../../shared/words.ts';
import type { Violation } from '../subject/quote-facts.ts';

/** A quote was copied. Which other quote is for staff: it may become somebody else’s. */
export const quoteCopied = defineEvent('quote_copied', {
  about: { quoteId: field.id },
  facts: { copyId: field.id.as('copy') },
  timeline: {
    group: 'status',
    icon: 'file',
    for: 'staff',
    text: words('Copied', 'Copiée'),
  },
  examples: [{ quoteId: 'quote', copyId: 'another quote' }],
});

export type QuoteCopied = InferEvent<typeof quoteCopied>;

/** A quote began as the copy of another one, priced and looked at as an edit is. */
export const quoteCopyStarted = defineEvent('quote_copy_started', {
  about: { quoteId: field.id },
  facts: { sourceId: field.id.as('source') },
  carries: of<{ readonly price: PriceChange; readonly referrals: readonly Violation[] }>(),
  timeline: {
    group: 'status',
    icon: 'plus',
    for: 'staff',
    text: words('Begun as a copy', 'Commencée comme copie'),
    price: ({ price }) => price,
  },
  examples: [
    { quoteId: 'quote', sourceId: 'another quote', price: { before: 118_000, after: 124_000 }, referrals: [] },
  ],
});

export type QuoteCopyStarted = InferEvent<typeof quoteCopyStarted>;

import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';

/** The customer looked at what was sent, for the first time; that they did is for staff. */
export const quoteOpened = defineEvent('quote_opened', {
  about: { quoteId: field.id },
  timeline: {
    group: 'status',
    icon: 'eye',
    tone: 'info',
    for: 'staff',
    text: words('Opened by the customer', 'Ouverte par le client'),
  },
  examples: [{ quoteId: 'quote' }],
});

export type QuoteOpened = InferEvent<typeof quoteOpened>;

/** Somebody wants the link that opens the quote again. */
export const quoteProgressSaved = defineEvent('quote_progress_saved', {
  about: { quoteId: field.id },
  carries: of<{ readonly email: string }>(),
  // The letter itself is in the timeline.
  timeline: null,
  examples: [{ quoteId: 'quote', email: 'ada@example.com' }],
});

export type QuoteProgressSaved = InferEvent<typeof quoteProgressSaved>;

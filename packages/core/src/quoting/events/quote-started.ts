import { day } from '../../shared/time/day.ts';
import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { PriceChange } from '../../shared/timeline-entry.ts';
import { words } from '../../shared/words.ts';
import type { QuoteStarted } from '../opening/start-quote.ts';

/** Somebody asked for a price; a quote is priced as soon as it exists. */
export const quoteStarted = defineEvent('quote_started', {
  about: { quoteId: field.id },
  carries: of<Omit<QuoteStarted, 'type'> & { readonly price: PriceChange }>(),
  timeline: {
    group: 'status',
    icon: 'plus',
    for: 'customer',
    text: words('Quote started', 'Soumission commencée'),
    price: ({ price }) => price,
  },
  examples: [
    {
      kind: 'quote',
      quoteId: 'quote',
      status: 'open',
      postalCode: '43215',
      effectiveDate: day('2026-06-15'),
      expirationDate: day('2026-06-15'),
      price: { before: null, after: null },
      area: { country: 'US', administrativeArea: 'OH', timeZone: 'America/New_York' },
    },
  ],
});

import { quoteAbilities } from '@roadworthy/core/quoting/abilities.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { loadQuote } from './quote-store.ts';
import { factsOf, rateNow } from './pricing/rate-stored-quote.ts';

/** What may be done to a quote at the price of now. */
export const readQuoteAbilities: ReadAbilities = async (work, quoteId) => {
  const stored = await loadQuote(work, quoteId);
  return quoteAbilities(stored.quote, work.actor, factsOf(work, stored, await rateNow(work, stored.quote)));
};

import { leadsOn } from '@roadworthy/core/quoting/opening/successor.ts';
import type { Work } from '../../kernel/work.ts';
import { loadQuote } from '../quote-store.ts';
import type { StoredQuote } from '../stored-quote.ts';

/** The quote that a link means now: itself, or what took its place, and the place of that in turn. */
export async function successorOf(work: Work, stored: StoredQuote): Promise<StoredQuote> {
  const { replacedByQuoteId: next } = stored;
  if (next === null) return stored;
  const successor = await loadQuote(work, next);
  return leadsOn(stored.quote, successor.quote) ? successorOf(work, successor) : stored;
}

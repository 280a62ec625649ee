import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import { explainRenewal, type RenewalChange } from '@roadworthy/core/renewals/explain-renewal.ts';
import type { Work } from '../kernel/work.ts';
import { promotedBook } from '../rating/rate-books.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';

/** What a whole term costs by the rates that it was priced with, in cents; totals are with fees. */
export type ComparedTerm = {
  readonly stored: StoredQuote;
  readonly premium: number | null;
  readonly total: number | null;
};

/** The term that ends and the next one side by side, and why they differ. */
export type ComparedTerms = {
  readonly before: ComparedTerm;
  readonly after: ComparedTerm;
  readonly reasons: readonly RenewalChange[];
};

type Reading = Pick<Work, 'tx' | 'platform'>;

async function priced(reading: Reading, quoteId: string) {
  const stored = await loadQuote(reading, quoteId);
  const { quote } = stored;
  if (quote.raterVersionId === null) throw new Error(`The quote ${quoteId} is not rated`);
  const book = await promotedBook(reading.tx, quote.raterVersionId);
  const rating = rateQuote(subjectOfQuote(quote), book, { trace: false });
  return { book, term: { stored, premium: premiumOf(rating), total: rating.total } };
}

/** Compares what a term covered when its next one was described with that one, each by its own rates. */
export async function compareTerms(reading: Reading, baseQuoteId: string, quoteId: string): Promise<ComparedTerms> {
  const [was, is] = [await priced(reading, baseQuoteId), await priced(reading, quoteId)];
  const reasons = explainRenewal(
    { quote: was.term.stored.quote, book: was.book },
    { quote: is.term.stored.quote, book: is.book },
  );
  return { before: was.term, after: is.term, reasons };
}

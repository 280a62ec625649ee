import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { labelOfAnswer } from '@roadworthy/core/rating/explaining/labels.ts';
import { heldBackOf } from '@roadworthy/core/rating/price-cap.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import type { RateBook } from '@roadworthy/core/rating/book/rate-book.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import { nextTermOf, type TimePassed } from '@roadworthy/core/renewals/next-term.ts';
import { explainRenewal, type RenewalChange } from '@roadworthy/core/renewals/explain-renewal.ts';
import { promotedBook } from '../rating/rate-books.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';

/** What a whole term costs by the rates that it was priced with, in cents; totals are with fees. */
export type ComparedTerm = {
  readonly stored: StoredQuote;
  readonly premium: number | null;
  readonly total: number | null;
  /** What of it is held back until later terms, in cents. */
  readonly heldBack: number;
};

/** The term that ends and the next one side by side, and why they differ. */
export type ComparedTerms = {
  readonly before: ComparedTerm;
  readonly after: ComparedTerm;
  readonly reasons: readonly RenewalChange[];
};

type Reading = Parameters<typeof loadQuote>[0];

function priceOf(quote: Quote, book: RateBook) {
  const rating = rateQuote(subjectOfQuote(quote), book, { trace: false });
  return { premium: premiumOf(rating), total: rating.total, heldBack: heldBackOf(rating) };
}

async function bookOf({ tx }: Reading, { quoteId, raterVersionId }: Quote): Promise<RateBook> {
  if (raterVersionId === null) throw new Error(`The quote ${quoteId} is not rated`);
  return promotedBook(tx, raterVersionId);
}

async function priced(reading: Reading, quoteId: string) {
  const stored = await loadQuote(reading, quoteId);
  const book = await bookOf(reading, stored.quote);
  return { book, term: { stored, ...priceOf(stored.quote, book) } };
}

const asSold = (stored: StoredQuote): ComparedTerm => ({
  stored,
  premium: stored.premium,
  total: stored.total,
  heldBack: 0,
});

/** The rates of a term that was sold in another organization stayed there: the whole difference is that of the rates. */
function ofOtherRates({ total: before }: StoredQuote, { total: after }: ComparedTerm): RenewalChange[] {
  return before === null || after === null ? [] : [{ reason: 'rates', label: labelOfAnswer('rates'), before, after }];
}

/** Compares what a term covered when its next one was described with that one, each by its own rates. */
export async function compareTerms(reading: Reading, baseQuoteId: string, quoteId: string): Promise<ComparedTerms> {
  const is = await priced(reading, quoteId);
  const base = await loadQuote(reading, baseQuoteId);
  if (base.quote.raterVersionId === null)
    return { before: asSold(base), after: is.term, reasons: ofOtherRates(base, is.term) };
  const was = await priced(reading, baseQuoteId);
  const reasons = explainRenewal(
    { quote: was.term.stored.quote, book: was.book },
    { quote: is.term.stored.quote, book: is.book },
  );
  return { before: was.term, after: is.term, reasons };
}

/** The next term as it would renew if nobody had edited it, and what it costs at the rates of the one that was. */
export async function readUnedited(reading: Reading, { before, after }: ComparedTerms, passed: TimePassed) {
  const { quote } = after.stored;
  const { priceCap: _former, ...covered } = before.stored.quote;
  const held = quote.priceCap && { priceCap: quote.priceCap };
  const unedited = { ...nextTermOf(covered, { effectiveDate: quote.effectiveDate, ...passed }), ...held };
  return { quote: unedited, ...priceOf(unedited, await bookOf(reading, quote)) };
}

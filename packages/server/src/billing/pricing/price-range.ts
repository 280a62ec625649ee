import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { previewBilling } from '@roadworthy/core/billing/preview.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import type { PriceEnds } from '@roadworthy/core/rating/explaining/explain-moves.ts';
import { labelOfMove, labelOfPart } from '@roadworthy/core/lines/line-labels.ts';
import { pricingOf } from '@roadworthy/core/lines/pricing-of.ts';
import { linkMoves } from '@roadworthy/core/rating/explaining/link-moves.ts';
import { feesOf } from '@roadworthy/core/rating/premium-total.ts';
import { rangeOfTyped } from '@roadworthy/core/rating/typed-price.ts';
import type { RateBook } from '@roadworthy/core/rating/book/rate-book.ts';
import { t } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { storedMoves } from '../../quoting/pricing/price-moves.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { rateNow, ratesFor } from '../../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { billedTerm } from './billed-term.ts';
import { violationsOf } from './violations-of.ts';

/** What a term's price is a month, with the instalment fee; null unless it is paid monthly. */
function monthlyOf(total: number, stored: StoredQuote, book: RateBook): number | null {
  const rating = { total, fees: feesOf(book) };
  return previewBilling({ ...billedTerm(stored), rating })?.invoices[1]?.amount ?? null;
}

/** Every move of the price so far, and the price of a signature that no longer holds. */
async function historyOf(work: Work, { quote }: StoredQuote, now: PriceEnds | null) {
  const { locale } = work.request;
  const stored = await storedMoves(work, quote.quoteId);
  return {
    moves: linkMoves(stored, now).map(({ answer, at, version, before, after, rows, voidedTotal }) => ({
      answer,
      label: t(locale, labelOfMove(quote.provider, answer)),
      at: at?.toISOString() ?? null,
      version,
      voids_signature: voidedTotal !== null,
      rows: rows.map((row) => ({
        ...row,
        label: t(locale, labelOfPart(quote.provider, row.about)),
      })),
      before_low: before.low,
      before_high: before.high,
      after_low: after.low,
      after_high: after.high,
    })),
    signed_before: quote.signedTotal ?? stored.findLast(({ voidedTotal }) => voidedTotal !== null)?.voidedTotal ?? null,
  };
}

export const priceRange = computedRead({
  name: 'price_range',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const { quote } = stored;
    const released = await ratesFor(work, quote);
    const { book } = released;
    const range =
      quote.kind === 'quote'
        ? pricingOf(quote.provider).range(subjectOfQuote(quote), book)
        : rangeOfTyped((await rateNow(work, quote, { book: released })).rating);
    const terms = {
      currency: currencyOf(quote.country),
      payment_term: quote.paymentTerm,
      installment_fee: billedTerm(stored).installmentFee,
    };
    const violations = {
      referral_violations: violationsOf(range.referrals, quote),
      rejection_violations: violationsOf('rejections' in range ? range.rejections : [], quote),
    };
    const history = await historyOf(work, stored, 'missing' in range ? null : range);
    if ('missing' in range) {
      const none = { low: null, high: null, monthly_low: null, monthly_high: null };
      const unanswered = range.missing.map(({ path }) => path);
      return { ...none, ...terms, ...history, ...violations, assumptions: [], unanswered };
    }
    return {
      ...range,
      ...terms,
      ...history,
      ...violations,
      monthly_low: monthlyOf(range.low, stored, book),
      monthly_high: monthlyOf(range.high, stored, book),
    };
  },
});

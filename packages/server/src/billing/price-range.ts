import { previewBilling } from '@roadworthy/core/billing/preview.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject-of-quote.ts';
import { estimatePriceRange } from '@roadworthy/core/rating/price-range.ts';
import type { RateBook } from '@roadworthy/core/rating/rate-book.ts';
import { computedRead } from '../kernel/operation.ts';
import { quoteRoot } from '../quoting/quote-root.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { promotedRateBook } from '../rating/rate-books.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { billedTerm } from './billed-term.ts';
import { violationsOf } from './violations-of.ts';

/** What a term's price is a month, with the instalment fee; null unless it is paid monthly. */
function monthlyOf(total: number, stored: StoredQuote, book: RateBook): number | null {
  const cents = book.rows.policy_fee.byKey.get('all')?.amount ?? 0;
  const rating = { total, fees: [{ code: 'policy_fee', cents }] } as const;
  return previewBilling({ ...billedTerm(stored), rating })?.invoices[1]?.amount ?? null;
}

export const priceRange = computedRead({
  name: 'price_range',
  permission: 'whoever_sees_it',
  root: quoteRoot,
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const { quote } = stored;
    const { book } = await promotedRateBook(work.tx, quote.provider);
    const range = estimatePriceRange(subjectOfQuote(quote), book);
    const terms = { currency: quote.country === 'CA' ? 'CAD' : 'USD', payment_term: quote.paymentTerm };
    const violations = violationsOf([...('rejections' in range ? range.rejections : []), ...range.referrals]);
    if ('missing' in range) {
      const unanswered = range.missing.map(({ path }) => path);
      return {
        low: null,
        high: null,
        monthly_low: null,
        monthly_high: null,
        ...terms,
        assumptions: [],
        unanswered,
        violations,
      };
    }
    return {
      ...range,
      ...terms,
      violations,
      monthly_low: monthlyOf(range.low, stored, book),
      monthly_high: monthlyOf(range.high, stored, book),
    };
  },
});

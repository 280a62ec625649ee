import { estimatePriceRange } from '@roadworthy/core/rating/price-range.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject-of-quote.ts';
import { computedRead } from '../kernel/operation.ts';
import { promotedRateBook } from '../rating/rate-books.ts';
import { loadQuote } from './quote-store.ts';

export const priceRange = computedRead({
  name: 'price_range',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const { quote } = await loadQuote({ tx: work.tx, secrets: work.platform.secrets }, work.input.quote_id);
    const { book } = await promotedRateBook(work.tx, quote.provider);
    const range = estimatePriceRange(subjectOfQuote(quote), book);
    const terms = { currency: quote.country === 'CA' ? 'CAD' : 'USD', payment_term: quote.paymentTerm };
    return 'missing' in range
      ? { low: null, high: null, ...terms, assumptions: [], unanswered: range.missing.map(({ path }) => path) }
      : { ...range, ...terms };
  },
});

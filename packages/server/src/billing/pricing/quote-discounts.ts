import { offeredDiscounts } from '@roadworthy/core/quoting/checkout/offered-discounts.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { t } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { ratesFor } from '../../quoting/pricing/rate-stored-quote.ts';

export const quoteDiscounts = computedRead({
  name: 'quote_discounts',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote } = await loadQuote(work, work.input.quote_id);
    if (quote.kind !== 'quote') return [];
    const { locale } = work.request;
    const { book } = await ratesFor(work, quote);
    return offeredDiscounts(quote, subjectOfQuote(quote), book).map(
      ({ label, isApplied, isGranted, isOpen, reason, ...offered }) => ({
        ...offered,
        label: t(locale, label),
        applied: isApplied,
        granted_by_staff: isGranted,
        open: isOpen,
        reason: reason && t(locale, reason),
      }),
    );
  },
});

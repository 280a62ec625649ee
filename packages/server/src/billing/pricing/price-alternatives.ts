import { checkInsurable } from '@roadworthy/core/quoting/checks/check-insurable.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { type PriceAlternative, pricingOf } from '@roadworthy/core/lines/pricing-of.ts';
import { applyChange, priceChange } from '@roadworthy/core/rating/explaining/counterfactual.ts';
import { t } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { ratesFor } from '../../quoting/pricing/rate-stored-quote.ts';

export const priceAlternatives = computedRead({
  name: 'price_alternatives',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote, product } = await loadQuote(work, work.input.quote_id);
    // What no rates price costs what its underwriter typed, whatever else were chosen.
    if (quote.kind !== 'quote') return [];
    const { locale } = work.request;
    const today = work.today(quote.timeZone);
    const { book } = await ratesFor(work, quote);
    const subject = subjectOfQuote(quote);
    // What stands in the way of the quote as it is does not speak against one of its covers.
    const known = new Set(checkInsurable(quote, product, today).map(({ code }) => code));
    const isSold = ({ change }: PriceAlternative) => {
      if (!change.coverages) return true;
      const coverages = applyChange(subject, change).coverages ?? {};
      return checkInsurable({ ...quote, coverages }, product, today).every(({ code }) => known.has(code));
    };
    return pricingOf(quote.provider)
      .alternatives(subject, book)
      .filter(isSold)
      .flatMap(({ about, label, terms, change }) => {
        const amount = priceChange(subject, change, book);
        return amount === null || amount === 0
          ? []
          : [{ about, label: t(locale, label), terms: terms && t(locale, terms), amount }];
      })
      .toSorted((one, other) => one.amount - other.amount);
  },
});

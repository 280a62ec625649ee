import { decideCopyQuote } from '@roadworthy/core/quoting/copy-quote.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadProduct, productByProvider } from '../products/product-store.ts';
import { quoteRoot } from '../quoting/quote-root.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { readPlanCards } from './recommended-plans.ts';

/** Decides as the copy does, so that what is shown here is what the copy then is; writes nothing. */
export const recommendedPlansNewProvider = computedRead({
  name: 'recommended_plans_new_provider',
  permission: 'quote:copy',
  root: quoteRoot,
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const product = await productByProvider(work.tx, work.input.provider);
    const decision = decideCopyQuote(stored.quote, product, work.actor, work.today(stored.quote.timeZone));
    if (!decision.ok) return decision;
    const { leftOut, effectiveDate } = decision.event;
    const quote = { ...decision.event.quote, effectiveDate };
    const { fees } = await loadProduct(work.tx, quote.productId);
    return {
      provider: quote.provider,
      policy_duration_months: quote.policyDurationMonths,
      cards: await readPlanCards(work, { ...stored, quote, productFees: fees }),
      left_out: leftOut.map(({ part, name }) => ({ part, ...name })),
    };
  },
});

import { type CopiedQuote, type CopyRefusal, decideCopyQuote } from '@roadworthy/core/quoting/opening/copy-quote.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import { computedRead } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { cancellationTermsOf } from '../../products/parameters-of.ts';
import { loadProduct, productByProvider } from '../../products/product-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { readPlanCards } from './recommended-plans.ts';

/** Decides as the copy under another product does, so that what is shown of it is what the copy then is. */
export async function decideUnder(
  work: Work,
  { quote }: StoredQuote,
  provider: string,
): Promise<Decision<CopiedQuote, CopyRefusal>> {
  const product = await productByProvider(work.tx, provider);
  return decideCopyQuote(quote, product, work.actor, work.today(quote.timeZone));
}

/** The quote as it would be copied, to be priced; nothing is written. */
export async function asCopied(work: Work, stored: StoredQuote, copied: CopiedQuote): Promise<StoredQuote> {
  const quote = { ...copied.quote, effectiveDate: copied.effectiveDate };
  const { fees } = await loadProduct(work.tx, quote.productId);
  const cancellation = await cancellationTermsOf(work, quote.productId);
  return { ...stored, quote, productFees: fees, productCancellation: cancellation };
}

export const recommendedPlansNewProvider = computedRead({
  name: 'recommended_plans_new_provider',
  permission: 'quote:copy',
  root: 'quote_id',
  example: { provider: 'personal' },
  badInput: [{ input: { provider: 'bicycle' }, code: 'provider_not_sold', field: 'provider' }],
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const decision = await decideUnder(work, stored, work.input.provider);
    if (!decision.ok) return decision;
    const copy = await asCopied(work, stored, decision.event);
    return {
      provider: copy.quote.provider,
      policy_duration_months: copy.quote.policyDurationMonths,
      cards: await readPlanCards(work, copy),
      left_out: decision.event.leftOut.map(({ part, name }) => ({ part, ...name })),
    };
  },
});

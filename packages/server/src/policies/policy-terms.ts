import { contractRefundOf } from '@roadworthy/core/quoting/signing/contract-refund.ts';
import {
  cancellationOn,
  noSmall,
  type SaleTerms,
  type SoldTerms,
} from '@roadworthy/core/quoting/signing/sale-terms.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Work } from '../kernel/work.ts';
import { cancellationTermsOf, parametersFor } from '../products/parameters-of.ts';

type Sold = Pick<Policy, 'policyId' | 'productId' | 'effectiveDate' | 'terms'>;

/** The terms that a policy was sold under; null of one that was taken over without them. Whoever read its row has them. */
async function storedTerms(
  { tx }: Pick<Work, 'tx'>,
  { policyId, terms: known }: Pick<Policy, 'policyId' | 'terms'>,
): Promise<SaleTerms | null> {
  if (known !== undefined) return known;
  const { terms } = await tx
    .selectFrom('policies')
    .select('terms')
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  // As issue-policy.ts wrote them.
  return terms === null ? null : { ...noSmall, ...(terms as SoldTerms) };
}

/**
 * What of its product's parameters a policy was sold under: as it was signed, whatever the product says by now. What was
 * taken over without its terms has those of its product for its first day.
 */
export async function parametersOfPolicy(
  work: Pick<Work, 'tx'>,
  policy: Sold,
): Promise<Omit<SaleTerms, 'basis' | 'minimumEarned' | 'refund'>> {
  return (await storedTerms(work, policy)) ?? parametersFor(work, policy.productId, policy.effectiveDate);
}

/** How a policy parts the premium when its insured ends it: as it was signed. */
export async function returnTermsOfPolicy(
  work: Pick<Work, 'tx'>,
  policy: Sold,
  { quote, state }: { readonly quote: Quote; readonly state: string },
): Promise<Pick<SaleTerms, 'basis' | 'minimumEarned' | 'refund'>> {
  const stored = await storedTerms(work, policy);
  if (stored !== null) return stored;
  const rows = await cancellationTermsOf(work, policy.productId);
  return { ...cancellationOn(rows, { state, on: policy.effectiveDate }), refund: contractRefundOf(quote) };
}

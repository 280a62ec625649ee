import type { NextTerm } from '@roadworthy/core/policies/notices/non-renewal.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Tx } from '../../kernel/database.ts';

/**
 * How far the term after one is: `offered` as soon as its insured may read the offer, whatever became of its payment
 * since; `in_preparation` while one may still come of it. What was turned down, declined or ran out is none.
 */
export async function nextTermOf(
  { tx }: { readonly tx: Tx },
  { policyId, policyTerm }: Pick<Policy, 'policyId' | 'policyTerm'>,
): Promise<NextTerm> {
  const rows = await tx
    .selectFrom('policy_renewals')
    .select('customer_visible')
    .where('source_policy_id', '=', policyId)
    .where('policy_term', '>', policyTerm)
    .where('status', 'not in', ['rejected', 'declined', 'expired'])
    .execute();
  if (rows.some(({ customer_visible: isOffered }) => isOffered)) return 'offered';
  return rows.length > 0 ? 'in_preparation' : 'none';
}

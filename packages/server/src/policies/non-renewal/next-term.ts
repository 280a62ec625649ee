import type { NextTerm, WhyNotRenewed } from '@roadworthy/core/policies/notices/non-renewal.ts';
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

/** Why nothing follows a term, by what became of its renewal; what its underwriter noted is not told. */
export async function whyNotRenewed(
  { tx }: { readonly tx: Tx },
  { policyId, policyTerm, customerRenewalOption }: Pick<Policy, 'policyId' | 'policyTerm' | 'customerRenewalOption'>,
): Promise<WhyNotRenewed> {
  if (customerRenewalOption === 'do_not_renew') return 'declined';
  const row = await tx
    .selectFrom('policy_renewals')
    .select(['status', 'customer_visible', 'ended_because'])
    .where('source_policy_id', '=', policyId)
    .where('policy_term', '>', policyTerm)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.status === 'rejected' || row?.ended_because === 'rejected') return 'refused';
  if (row?.status === 'declined' || row?.ended_because === 'declined') return 'declined';
  return row?.status === 'expired' && row.customer_visible ? 'lapsed' : 'not_offered';
}

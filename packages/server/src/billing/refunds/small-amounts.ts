import { smallAmount, type SmallAmounts, smallAmountsOf } from '@roadworthy/core/billing/refunds/small-amounts.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';
import type { Work } from '../../kernel/work.ts';
import { parametersOfPolicy } from '../../policies/policy-terms.ts';

/** What a policy leaves as it is of small amounts on a day: by the terms that it was sold under, and the law of its place. */
export async function smallAmountsOfPolicy(work: Work, policy: Policy, quote: Quote, on: Day): Promise<SmallAmounts> {
  const { smallAmounts } = await parametersOfPolicy(work, policy);
  return smallAmountsOf(smallAmounts, {
    state: insuredState(quote),
    provider: policy.provider,
    endedBy: 'insured',
    on,
  });
}

/** What a change or an end of a policy left as it is, in cents, by the line that it wrote. */
export async function smallAmountOf(tx: Tx, policyTransactionId: string): Promise<number> {
  const { amount } = await tx
    .selectFrom('charge_lines')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('policy_transaction_id', '=', policyTransactionId)
    .where('code', '=', smallAmount)
    .executeTakeFirstOrThrow();
  return amount;
}

import { settle, type Settlement } from '@roadworthy/core/billing/settlement.ts';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';
import { computedRead } from '../../kernel/operation.ts';
import { loadPolicy } from '../../policies/policy-store.ts';

/** What became of the money of a policy, as its rows say it. */
export async function readSettlement(tx: Tx, policyId: string): Promise<Settlement> {
  const { charged } = await tx
    .selectFrom('charge_lines')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('charged'))
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  const { paid, moved } = await tx
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount) filter (where direction = 'in'), 0)::bigint`.as('paid'))
    .select(sql<number>`coalesce(sum(amount) filter (where direction = 'out'), 0)::bigint`.as('moved'))
    .where('policy_id', '=', policyId)
    .where('status', '=', 'settled')
    .executeTakeFirstOrThrow();
  const { owed, interest } = await tx
    .selectFrom('policy_refunds')
    .select(sql<number>`coalesce(sum(amount) filter (where status in ('held', 'owed')), 0)::bigint`.as('owed'))
    .select(
      sql<number>`coalesce(sum(amount) filter (where status = 'paid' and reason = 'late_interest'), 0)::bigint`.as(
        'interest',
      ),
    )
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  return settle({ charged, paid, returned: moved - interest, owedBack: owed });
}

export const policySettlement = computedRead({
  name: 'policy_settlement',
  permission: 'whoever_sees_it',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    const { earned, paid, returned, toReturn, owed } = await readSettlement(work.tx, policy.policyId);
    return { earned, paid, returned, to_return: toReturn, owed, currency: policy.currency };
  },
});

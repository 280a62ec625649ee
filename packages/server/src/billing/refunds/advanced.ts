import { advanceSettledEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { writeLedger } from '../write-ledger.ts';

/** What of a policy is paid in advance of an end that has not come, in cents. */
export async function advancedOf({ tx }: Pick<Work, 'tx'>, policyId: string): Promise<number> {
  const { advanced } = await tx
    .selectFrom('policy_refunds')
    .select(sql<number>`coalesce(sum(advanced), 0)::bigint`.as('advanced'))
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  return advanced;
}

/**
 * What went back of a policy before an end, or is about to, in cents: it was paid for, and pays for no cover any more. What
 * lay unapplied is none of it.
 */
export const paidBackSql = (policyId: string) => sql<number>`(
  select coalesce(sum(r.amount - (select coalesce(sum(a.amount), 0) from payment_allocations a
    where a.policy_refund_id = r.policy_refund_id)), 0)::bigint
  from policy_refunds r
  where r.policy_id = ${policyId}::uuid and r.reason = 'before_end' and not r.by_hand and r.status <> 'stopped')`;

/** The same, where nothing else is asked. */
export async function paidBackOf({ tx }: Pick<Work, 'tx'>, policyId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select ${paidBackSql(policyId)} as amount`.execute(tx);
  return rows[0]?.amount ?? 0;
}

/**
 * What was paid in advance is owed by its account from now on: an end gives back less by so much, and one that does not
 * come asks for it again. Answers how much it was, in cents. The policy is locked.
 */
export async function settleAdvanced(work: Work, policyId: string, on: Day): Promise<number> {
  const advanced = await advancedOf(work, policyId);
  if (advanced === 0) return 0;
  const entries = advanceSettledEntries(advanced);
  await writeLedger(work, policyId, [{ kind: 'refund_owed', effectiveDate: on, entries }]);
  await work.tx
    .updateTable('policy_refunds')
    .set({ advanced: 0 })
    .where('policy_id', '=', policyId)
    .where('advanced', '>', 0)
    .execute();
  return advanced;
}

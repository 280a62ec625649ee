import { refundOwedEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { writeLedger } from '../write-ledger.ts';

/** A refund by rule of which nothing has gone out, and what of it lay unapplied or is in advance of an end; in cents. */
export type UnsentRefund = {
  readonly refundId: string;
  readonly transactionId: string | null;
  readonly amount: number;
  readonly unapplied: number;
  readonly advanced: number;
};

/** What is owed back of a policy by rule, and has not gone out. */
export async function unsentRefunds({ tx }: Work, policyId: string): Promise<readonly UnsentRefund[]> {
  const { rows } = await sql<{ id: string; shown: string | null; amount: number; unapplied: number; advanced: number }>`
    select policy_refund_id as id, transaction_id as shown, amount, advanced, (select coalesce(sum(a.amount), 0)::bigint
      from payment_allocations a where a.policy_refund_id = r.policy_refund_id) as unapplied
    from policy_refunds r where policy_id = ${policyId} and status in ('held', 'owed') and not by_hand and reason <> 'late_interest'
      and not exists (select from payments p where p.policy_refund_id = r.policy_refund_id and p.status <> 'failed')`.execute(
    tx,
  );
  return rows.map(({ id, shown, ...refund }) => ({ refundId: id, transactionId: shown, ...refund }));
}

/** One of them is owed no more: the books are as before it was. */
export async function stopRefund(work: Work, policyId: string, refund: UnsentRefund, today: Day): Promise<void> {
  const { tx, organizationId } = work;
  const { refundId, transactionId, amount, unapplied, advanced } = refund;
  const account = { receivable: unapplied + advanced - amount, unapplied: -unapplied, advanced: -advanced };
  const entries = refundOwedEntries(account).map((one) => ({ ...one, amount: -one.amount }));
  await writeLedger(work, policyId, [{ kind: 'refund_owed', effectiveDate: today, entries }]);
  await sql`
    insert into payment_allocations (organization_id, payment_id, policy_refund_id, amount)
    select ${organizationId}::uuid, payment_id, policy_refund_id, -sum(amount) from payment_allocations
    where policy_refund_id = ${refundId}::uuid group by payment_id, policy_refund_id having sum(amount) <> 0`.execute(
    tx,
  );
  await tx
    .updateTable('policy_refunds')
    .set({ status: 'stopped', advanced: 0 })
    .where('policy_refund_id', '=', refundId)
    .execute();
  await tx.updateTable('transactions').set({ status: 'voided' }).where('transaction_id', '=', transactionId).execute();
}

/** What was owed back and has not gone out is owed no more. */
export async function stopRefunds(work: Work, policyId: string, today: Day): Promise<void> {
  for (const refund of await unsentRefunds(work, policyId)) await stopRefund(work, policyId, refund, today);
}

import type { CancellationInLetter } from '@roadworthy/core/notifications/letter.ts';
import { addDays, day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';

/** What a notice asks for, and by when. */
async function cureInLetter(
  tx: Tx,
  { policy_id, effective_date, notice_sent }: Selectable<Database['policy_cancellations']>,
  url: string,
): Promise<CancellationInLetter['cure']> {
  const { amount, since } = await tx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(amount - paid_amount), 0)::bigint`.as('amount'))
    .select(sql<string | null>`min(coalesce(collect_from, due_date))`.as('since'))
    .where('policy_id', '=', policy_id)
    .where('status', 'in', ['issued', 'partly_paid'])
    .where(sql<boolean>`coalesce(collect_from, due_date) <= ${notice_sent}::date`)
    .executeTakeFirstOrThrow();
  return since === null ? null : { amount, since: day(since), until: addDays(day(effective_date), -1), url };
}

/** The newest end of a policy's cover, and what became of its money. */
export async function cancellationOf(tx: Tx, policyId: string, payUrl: string): Promise<CancellationInLetter | null> {
  const row = await tx
    .selectFrom('policy_cancellations')
    .selectAll()
    .where('policy_id', '=', policyId)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const resumed = await tx
    .selectFrom('policy_reinstatements')
    .select('resumes')
    .where('policy_cancellation_id', '=', row.policy_cancellation_id)
    .executeTakeFirst();
  const refund = await tx
    .selectFrom('policy_refunds')
    .select(['amount', 'due_date', 'status'])
    .where('policy_transaction_id', '=', row.policy_transaction_id)
    .executeTakeFirst();
  const { balance } = await tx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(amount - paid_amount), 0)::bigint`.as('balance'))
    .where('policy_id', '=', policyId)
    .where('status', 'in', ['issued', 'partly_paid'])
    .executeTakeFirstOrThrow();
  const { notice_sent: sent, notice_days, post_days, notice_source } = row;
  return {
    status: resumed ? 'reinstated' : row.status,
    resumes: resumed ? day(resumed.resumes) : null,
    asOf: day(row.effective_date),
    explanation: row.ended_by === 'insurer' ? row.explanation : null,
    legal:
      sent === null || notice_days === null || post_days === null || notice_source === null
        ? null
        : { sent: day(sent), noticeDays: notice_days, postDays: post_days, source: notice_source },
    refund: refund ? { amount: refund.amount, due: day(refund.due_date), isHeld: refund.status === 'held' } : null,
    balance,
    cure: row.reason === 'non_payment' && sent !== null ? await cureInLetter(tx, row, payUrl) : null,
  };
}

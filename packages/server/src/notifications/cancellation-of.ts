import type { CancellationInLetter } from '@roadworthy/core/notifications/letter.ts';
import { day } from '@roadworthy/core/shared/day.ts';
import type { Tx } from '../kernel/database.ts';

/** The newest end of a policy's cover, and what became of its money. */
export async function cancellationOf(tx: Tx, policyId: string): Promise<CancellationInLetter | null> {
  const row = await tx
    .selectFrom('policy_cancellations')
    .selectAll()
    .where('policy_id', '=', policyId)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const refund = await tx
    .selectFrom('policy_refunds')
    .select(['amount', 'due_date', 'status'])
    .where('policy_transaction_id', '=', row.policy_transaction_id)
    .executeTakeFirst();
  const { balance } = await tx
    .selectFrom('invoices')
    .select(({ fn }) => fn.sum<string>('amount').as('balance'))
    .where('policy_id', '=', policyId)
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow();
  const { notice_sent: sent, notice_days, post_days, notice_source } = row;
  return {
    standing: row.status,
    asOf: day(row.effective_date),
    explanation: row.ended_by === 'insurer' ? row.explanation : null,
    legal:
      sent === null || notice_days === null || post_days === null || notice_source === null
        ? null
        : { sent: day(sent), noticeDays: notice_days, postDays: post_days, source: notice_source },
    refund: refund ? { amount: refund.amount, due: day(refund.due_date), isHeld: refund.status === 'held' } : null,
    balance: Number(balance ?? 0),
  };
}

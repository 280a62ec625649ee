import { type AheadDue, aheadFrom, dueAhead, isPaidAhead } from '@roadworthy/core/billing/refunds/pay-ahead.ts';
import type { MoneyDiff } from '@roadworthy/core/billing/money-diff.ts';
import type { CancelFacts, CancellationDecided } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import { isDueBeforeEnd } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { coverMinute } from '@roadworthy/core/policies/term.ts';
import { addDays, type Day, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy, type StoredPolicy } from '../../policies/policy-store.ts';
import { advancedOf } from '../refunds/advanced.ts';
import { oweRefund } from '../refunds/owe-refund.ts';
import { cancelFactsOf } from './cancel-facts.ts';
import { type DecidedEnd, endedMoney } from './carry-out-cancellation.ts';
import { endOf, type EndRow, pendingEnd } from './pending-end.ts';
import { accountOf } from './policy-money.ts';

/** Announced ends before which something is to be paid back: what is paid meanwhile goes back before them too. */
export const endsPaidAhead = `
  select organization_id, policy_id from policy_cancellations
  where status = 'pending' and refund_due is not null order by refund_due limit 500`;

/**
 * What an end does to the money of a policy, as it is shown before it is decided. Where something is to be paid back before
 * it, that is counted as it will be sent: nothing that falls due meanwhile is asked for any more.
 */
export async function announcedMoney(
  work: Work,
  policy: Pick<Policy, 'policyId'>,
  decided: CancellationDecided,
  today: Day,
): Promise<MoneyDiff> {
  if (decided.takes === 'later' && isDueBeforeEnd(decided.clock, decided.asOf)) {
    const ahead = await endedMoney(work, policy, decided, decided.asOf);
    if (ahead.refund > 0) return ahead;
  }
  return endedMoney(work, policy, decided, today);
}

/** What is still to go back before an end, counted as the end itself counts it, with what was paid by now and no more. */
async function dueBefore(work: Work, { policy }: StoredPolicy, end: DecidedEnd): Promise<AheadDue | null> {
  const { refund } = await endedMoney(work, policy, end, end.asOf);
  const { unapplied } = await accountOf(work, policy.policyId);
  return dueAhead({ refund, unapplied: -unapplied, advanced: await advancedOf(work, policy.policyId) });
}

/**
 * Sends what the law wants back before an announced end (docs/rules.md, cancellation), less what was sent already; does
 * nothing to any other policy. Safe to ask at any time.
 */
export async function payAhead(work: Work, policyId: string): Promise<void> {
  const stored = await lockPolicy(work, policyId);
  const { policy } = stored;
  const row = await pendingEnd(work, policyId);
  if (!row || row.refund_due === null) return;
  // What was paid in advance of an end that is announced anew is in advance of this one.
  await work.tx
    .updateTable('policy_refunds')
    .set({ policy_transaction_id: row.policy_transaction_id })
    .where('policy_id', '=', policyId)
    .where('advanced', '>', 0)
    .execute();
  const { facts } = await cancelFactsOf(work, stored);
  const refundDue = day(row.refund_due);
  const from = aheadFrom(row.reason, { announced: dayInZone(row.created, policy.timeZone), due: refundDue });
  if (facts.today < from || facts.today >= row.effective_date) return;
  const end = await endOf(work, facts, row);
  const due = await dueBefore(work, stored, end);
  if (due === null) return;
  await oweRefund(work, policy, {
    account: { receivable: 0, unapplied: -due.unapplied || 0, advanced: -due.advanced || 0 },
    fees: 0,
    reason: 'before_end',
    holdReason: null,
    clock: { ...end.clock, due: refundDue },
    policyTransactionId: row.policy_transaction_id,
    on: facts.today,
  });
}

/** Whether what was due before an end went back in time: an end before which it did not is none. */
export async function isPaidBackInTime(
  work: Work,
  stored: StoredPolicy,
  { facts, row }: { readonly facts: CancelFacts; readonly row: EndRow },
): Promise<boolean> {
  if (row.refund_due === null) return true;
  const { policyId, timeZone } = stored.policy;
  const due = day(row.refund_due);
  const left = await dueBefore(work, stored, await endOf(work, facts, row));
  const parts = await work.tx
    .selectFrom('policy_refunds')
    .select(['amount', 'paid'])
    .where('policy_id', '=', policyId)
    .where('reason', '=', 'before_end')
    .where('by_hand', '=', false)
    .where('status', '<>', 'stopped')
    .execute();
  const { received } = await work.tx
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('received'))
    .where('policy_id', '=', policyId)
    .where('direction', '=', 'in')
    .where('status', '=', 'settled')
    .where('settled', '>=', coverMinute(addDays(due, 1), timeZone))
    .executeTakeFirstOrThrow();
  return isPaidAhead({
    due,
    parts: parts.map(({ amount, paid }) => ({ amount, paidOn: paid && dayInZone(paid, timeZone) })),
    left: left === null ? 0 : left.unapplied + left.advanced,
    paidLater: received,
  });
}

import { type OwedBack, refundOwedEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { RefundReason } from '@roadworthy/core/billing/vocabulary.ts';
import type { RefundClock } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { paymentsLeft } from '../collection/payments-left.ts';
import { writeLedger } from '../write-ledger.ts';

/** What is owed back of a policy; money in cents. */
export type OwedRefund = {
  /** The part of its account that goes back, below zero: of what is charged, of what was paid ahead, and in advance of an end. */
  readonly account: OwedBack;
  /** Fees among it. */
  readonly fees: number;
  /** Why: a rule's reason, or what somebody wrote who gives it back by hand. */
  readonly reason: RefundReason | { readonly written: string };
  /** Why it is held; null where it goes out. */
  readonly holdReason: string | null;
  readonly clock: RefundClock;
  readonly policyTransactionId: string | null;
  readonly on: Day;
};

/** Takes what was paid ahead from the payments that brought it, the oldest first. */
async function takeUnapplied(work: Work, policyId: string, policyRefundId: string, unapplied: number): Promise<void> {
  let left = unapplied;
  for (const { paymentId, leftOver } of await paymentsLeft(work, policyId)) {
    const amount = Math.min(left, leftOver);
    if (amount <= 0) continue;
    left -= amount;
    await work.tx
      .insertInto('payment_allocations')
      .values({
        organization_id: work.organizationId,
        payment_id: paymentId,
        policy_refund_id: policyRefundId,
        amount,
      })
      .execute();
  }
  if (left !== 0) throw new Error(`policy ${policyId} has ${left} cents less paid ahead than its books say`);
}

/**
 * Writes what is owed back, by when and under which law; in the books it is payable from now on. Answers the transaction
 * that people read of it. The policy is locked.
 */
export async function oweRefund(work: Work, { policyId, currency }: Policy, owed: OwedRefund): Promise<string> {
  const { account, fees, reason, holdReason, clock, on } = owed;
  const { advanced = 0 } = account;
  const amount = -(account.receivable + account.unapplied + advanced);
  await writeLedger(work, policyId, [{ kind: 'refund_owed', effectiveDate: on, entries: refundOwedEntries(account) }]);
  const { organizationId: organization_id } = work;
  const shown = { organization_id, policy_id: policyId, amount, date: on, type: 'refund', status: 'pending' } as const;
  const { transaction_id } = await work.tx
    .insertInto('transactions')
    .values(shown)
    .returning('transaction_id')
    .executeTakeFirstOrThrow();
  const { policy_refund_id } = await work.tx
    .insertInto('policy_refunds')
    .values({
      organization_id,
      policy_id: policyId,
      policy_transaction_id: owed.policyTransactionId,
      transaction_id,
      amount,
      fees,
      advanced: -advanced,
      currency,
      ...(typeof reason === 'string'
        ? { reason }
        : {
            reason: reason.written,
            by_hand: true,
          }),
      status: holdReason === null ? 'owed' : 'held',
      hold_reason: holdReason,
      due_date: clock.due,
      interest_percent: clock.interestPercent,
      clock_source: clock.source,
      clock_grade: clock.grade,
      created: work.now,
    })
    .returning('policy_refund_id')
    .executeTakeFirstOrThrow();
  await takeUnapplied(work, policyId, policy_refund_id, -account.unapplied);
  if (holdReason === null) await work.enqueue('pay-refunds', {});
  return transaction_id;
}

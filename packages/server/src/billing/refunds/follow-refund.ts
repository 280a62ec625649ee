import { refundPaidEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { refundSplit } from '@roadworthy/core/billing/refunds/split-refund.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { writeLedger } from '../write-ledger.ts';
import { holdPart } from './hold-part.ts';

/** Why a refund is held that went out and came back. */
const cameBack = 'refund_failed';

/**
 * A part of a refund that had gone out came back: it is owed again by the day that the law gave, held until somebody sends
 * it another way, and the books are as before it went. Nothing for one that is known to have failed.
 */
async function sendRefundBack(work: Work, paymentId: string, code: string): Promise<void> {
  const known = await work.tx
    .selectFrom('payments')
    .select(['policy_id', 'policy_refund_id'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (known.policy_id === null || known.policy_refund_id === null) return;
  const { policy } = await lockPolicy(work, known.policy_id);
  const payment = await work.tx
    .updateTable('payments')
    .set({ status: 'failed', decline_code: code })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'settled')
    .returning('amount')
    .executeTakeFirst();
  if (!payment) return;
  const refund = await work.tx
    .selectFrom('policy_refunds')
    .selectAll()
    .where('policy_refund_id', '=', known.policy_refund_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { principal, interest } = refundSplit(payment.amount, { amount: refund.amount, interest: refund.interest });
  const on = work.today(policy.timeZone);
  const { policyId, currency } = policy;
  const entries = refundPaidEntries(principal, interest).map((one) => ({ ...one, amount: -one.amount }));
  await writeLedger(work, policyId, [{ kind: 'refund_paid', effectiveDate: on, entries }]);
  const stays = { amount: refund.amount - principal, interest: refund.interest - interest };
  await holdPart(work, refund, stays, cameBack);
  if (stays.amount === 0) {
    await work.tx
      .updateTable('transactions')
      .set({ status: 'returned', decline_code: code })
      .where('transaction_id', '=', refund.transaction_id)
      .execute();
  }
  await work.publish({ type: 'refund_came_back', policyId, amount: payment.amount, currency });
}

/** Asks the gateway whether a refund that went out is still with its receiver; safe however often it is told. */
export async function followRefund(kernel: Kernel, organizationId: string, paymentId: string): Promise<void> {
  const inside = <Result>(step: (work: Work) => Promise<Result>) =>
    inOrganization(kernel, organizationId, systemRequest(`refund:${paymentId}`), step);
  const row = await inside(({ tx }) =>
    tx
      .selectFrom('payments')
      .select(['gateway_key', 'status'])
      .where('payment_id', '=', paymentId)
      .where('direction', '=', 'out')
      .where('payout_kind', 'is', null)
      .executeTakeFirst(),
  );
  if (row?.status !== 'settled') return;
  const found = await kernel.platform.payments.lookUp(row.gateway_key);
  await inside(async (work) => {
    if (found.status === 'declined') await sendRefundBack(work, paymentId, found.declineCode ?? cameBack);
    await work.tx.updateTable('payments').set({ followed: work.now }).where('payment_id', '=', paymentId).execute();
  });
}

import { chargeEntries, earningEntries, feeEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { cancellationMoney, type MoneyDiff } from '@roadworthy/core/billing/money-diff.ts';
import type { CancellationDecided } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { recordActivity } from '../../policies/record-activity.ts';
import { applyUnapplied } from '../apply-payment.ts';
import { writeCharges } from '../charge-lines.ts';
import { invoicesOf } from '../invoice-store.ts';
import { settleAdvanced } from '../refunds/advanced.ts';
import { oweRefund } from '../refunds/owe-refund.ts';
import { writeLedger } from '../write-ledger.ts';
import { accountOf, moneyOf } from './policy-money.ts';

/** A decided end of a policy as its rows name it. */
export type DecidedEnd = Pick<
  CancellationDecided,
  'reason' | 'asOf' | 'basis' | 'minimumEarned' | 'costs' | 'clock'
> & {
  readonly cancellationId: string;
  readonly transactionId: string;
  /** Why what goes back is held; null where it goes out. */
  readonly holdReason: string | null;
};

/** What ending a policy does to its money: shown before, and carried out by the same function. */
export async function endedMoney(
  work: Work,
  { policyId }: Pick<Policy, 'policyId'>,
  {
    asOf,
    basis,
    minimumEarned,
    costs,
    clock,
  }: Pick<DecidedEnd, 'asOf' | 'basis' | 'minimumEarned' | 'costs' | 'clock'>,
  today: Day,
): Promise<MoneyDiff> {
  return cancellationMoney(await moneyOf(work, policyId), {
    ...costs,
    basis,
    minimumEarned,
    cancelled: asOf,
    today,
    leastReturnShare: clock.leastReturnShare,
    lawKeepsMinimum: clock.keepsMinimum ?? false,
    keepsUpTo: clock.keepsUpTo ?? 0,
  });
}

/** All that is left charged of a term that has ended is earned. */
async function earnRest(work: Work, policyId: string, { premiumAfter }: MoneyDiff, on: Day): Promise<void> {
  const { earned } = await work.tx
    .selectFrom('policy_earnings')
    .select('earned')
    .where('policy_id', '=', policyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rest = premiumAfter - earned;
  const entries = rest === 0 ? [] : earningEntries(rest);
  if (rest !== 0) await writeLedger(work, policyId, [{ kind: 'earning', effectiveDate: on, entries }]);
  await work.tx
    .updateTable('policy_earnings')
    .set({ earned: premiumAfter, earned_until: on, closed: true })
    .where('policy_id', '=', policyId)
    .execute();
}

/**
 * Ends every invoice that is not paid, with what was paid of it, and bills what is owed: to the debit that is just on
 * its way, where there is one.
 */
async function writeInvoices(
  work: Work,
  policyId: string,
  { invoices, waived }: MoneyDiff,
  { on, voided_by }: { readonly on: Day; readonly voided_by: string },
): Promise<void> {
  await writeLedger(
    work,
    policyId,
    waived.map(({ invoiceId, fees }) => ({
      kind: 'fee',
      effectiveDate: on,
      entries: feeEntries(-fees, invoiceId),
    })),
  );
  const before = await invoicesOf(work, policyId);
  let pendingPaymentId: string | null = null;
  for (const { invoiceId, before: was, after } of invoices) {
    const invoice = before.find((one) => one.invoiceId === invoiceId);
    if (!invoice || was === after) continue;
    pendingPaymentId ??= invoice.pendingPaymentId;
    const fees = Math.min(invoice.fees, after);
    const paid = { fees, premium: after - fees, status: 'paid', paid: work.now } as const;
    await work.tx
      .updateTable('invoices')
      .set({ ...(after === 0 ? { status: 'void' as const, voided_by } : paid), pending_payment_id: null })
      .where('invoice_id', '=', invoice.invoiceId)
      .execute();
  }
  const billed = invoices.find(({ invoiceId }) => invoiceId === null);
  if (!billed) return;
  await work.tx
    .insertInto('invoices')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      sequence: billed.sequence,
      kind: 'balance',
      due_date: billed.dueDate,
      premium: billed.after,
      fees: 0,
      status: pendingPaymentId === null ? 'issued' : 'pending',
      pending_payment_id: pendingPaymentId,
    })
    .execute();
  await applyUnapplied(work, policyId, on);
}

async function oweRest(work: Work, policy: Policy, end: DecidedEnd, { refund }: MoneyDiff, on: Day): Promise<void> {
  if (refund === 0) return;
  const { clock, holdReason, transactionId: policyTransactionId } = end;
  const account = await accountOf(work, policy.policyId);
  await oweRefund(work, policy, {
    account,
    fees: 0,
    reason: 'cancellation',
    holdReason,
    clock,
    policyTransactionId,
    on,
  });
}

/**
 * Settles the money of a policy that ends: what comes back is written and booked, what is left is earned, what was not
 * paid is voided, and what is left of its account is owed one way or the other.
 */
export async function settleEnd(work: Work, policy: Policy, end: DecidedEnd, diff: MoneyDiff, on: Day): Promise<void> {
  const { policyId } = policy;
  await writeCharges(work, { policyId, transactionId: end.transactionId }, diff.charges);
  if (diff.charges.length > 0) {
    const entries = chargeEntries(diff.charges);
    await writeLedger(work, policyId, [{ kind: 'cancellation', effectiveDate: on, entries }]);
  }
  await earnRest(work, policyId, diff, end.asOf);
  await writeInvoices(work, policyId, diff, { on, voided_by: end.transactionId });
  await oweRest(work, policy, end, diff, on);
}

/**
 * Ends the cover of a policy that is locked, and settles its money: with what was paid in advance of this end first.
 */
export async function carryOutCancellation(
  work: Work,
  { policy, quote }: { readonly policy: Policy; readonly quote: Quote },
  end: DecidedEnd,
  today: Day,
): Promise<MoneyDiff> {
  const { policyId } = policy;
  const on = today > end.asOf ? today : end.asOf;
  const advanced = await settleAdvanced(work, policyId, on);
  const diff = await endedMoney(work, policy, end, today);
  await settleEnd(work, policy, end, diff, on);
  const cancelled = { policy_status: 'cancelled', cancelled_as_of: end.asOf, cancellation_reason: end.reason } as const;
  await work.tx.updateTable('policies').set(cancelled).where('policy_id', '=', policyId).execute();
  const returned = diff.premiumBefore - diff.premiumAfter;
  await work.tx
    .updateTable('policy_cancellations')
    .set({ status: 'done', returned })
    .where('policy_cancellation_id', '=', end.cancellationId)
    .execute();
  const after = { ...policy, status: 'cancelled', cancelledAsOf: end.asOf } as const;
  await recordActivity(work, after, { action: 'cancellation', change: -returned, quote });
  await work.publish({
    type: 'policy_cancelled',
    policyId,
    quoteId: policy.currentQuoteId,
    cancellationId: end.cancellationId,
    reason: end.reason,
    asOf: end.asOf,
    premiumBefore: diff.premiumBefore,
    premiumAfter: diff.premiumAfter,
    refund: diff.refund + advanced,
    balance: diff.balance,
    currency: policy.currency,
  });
  return diff;
}

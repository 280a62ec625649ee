import { declineReason, waitsForPerson } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import type { PaymentStatus } from '@roadworthy/core/billing/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { applyPayment, releasePending, takePaymentBack } from '../apply-payment.ts';
import { followStatus } from '../collection/follow-status.ts';
import { holdCollection } from '../collection/hold-collection.ts';
import { invoicesOf } from '../invoice-store.ts';
import { refuseMethod } from '../methods/payment-method-store.ts';
import { wakeCollection } from '../collection/wake-collection.ts';

/** A payment by bank account with what it was booked as. */
export type DebitOnBooks = {
  readonly paymentId: string;
  readonly quoteId: string | null;
  readonly policyId: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly currency: 'USD' | 'CAD';
  /** The end of the account's number. */
  readonly account: string | null;
  readonly status: PaymentStatus;
  /** Otherwise a card paid, and its owner disputed that. */
  readonly isDebit: boolean;
  readonly paymentMethodId: string | null;
};

type Status = {
  readonly payment: { readonly status: PaymentStatus; readonly settled?: Date; readonly decline_code?: string | null };
  readonly transaction: { readonly status: 'settled' | 'returned'; readonly decline_code: string | null };
};

/** Writes how the payment stands where people read of it. */
async function writeStatus(work: Work, debit: DebitOnBooks, { payment, transaction }: Status): Promise<void> {
  await work.tx.updateTable('payments').set(payment).where('payment_id', '=', debit.paymentId).execute();
  await work.tx
    .updateTable('transactions')
    .set(transaction)
    .where('transaction_id', '=', debit.transactionId)
    .execute();
}

/** What is overdue now may have changed, and the clock has something to do about it. */
async function lookAgain(work: Work, { policyId, contractId }: Policy): Promise<void> {
  await followStatus(work, policyId);
  await wakeCollection(work, contractId);
}

/** The money came in: it pays the invoices that waited for it. */
export async function settleDebit(work: Work, debit: DebitOnBooks): Promise<void> {
  const { policyId, paymentId, amount, currency } = debit;
  const { policy } = await loadPolicy(work, policyId);
  await writeStatus(work, debit, {
    payment: { status: 'settled', settled: work.now, decline_code: null },
    transaction: { status: 'settled', decline_code: null },
  });
  const { unapplied } = await applyPayment(work, { policyId, paymentId, amount, today: work.today(policy.timeZone) });
  await lookAgain(work, policy);
  // Of what a policy was bought with its letter told; what comes in later has a receipt of its own.
  await work.publish(
    debit.quoteId === null
      ? { type: 'invoices_paid', policyId, amount, currency, unapplied }
      : { type: 'payment_received', quoteId: debit.quoteId, policyId, amount, currency },
  );
}

/** What is owed again is due today, so that days in which it was paid, or on its way, count against nobody. */
async function askFromToday({ tx, today }: Work, policy: Policy, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  await tx
    .updateTable('invoices')
    .set({ collect_from: today(policy.timeZone) })
    .where('invoice_id', 'in', invoiceIds)
    .where('status', 'in', ['issued', 'partly_paid'])
    .execute();
}

/** The invoices that a payment pays, or that wait for it. */
async function paidBy(work: Work, { policyId, paymentId }: DebitOnBooks): Promise<readonly string[]> {
  const allocated = await work.tx
    .selectFrom('payment_allocations')
    .select('invoice_id')
    .where('payment_id', '=', paymentId)
    .execute();
  const waiting = (await invoicesOf(work, policyId)).filter((one) => one.pendingPaymentId === paymentId);
  return [...allocated.flatMap(({ invoice_id }) => invoice_id ?? []), ...waiting.map(({ invoiceId }) => invoiceId)];
}

/** The bank sent the money back: what had been booked is taken back, and the invoices are owed again. */
export async function sendDebitBack(work: Work, debit: DebitOnBooks, code: string): Promise<void> {
  const { policyId, paymentId, amount, currency, account } = debit;
  const { policy } = await loadPolicy(work, policyId);
  const quoteId = debit.quoteId ?? policy.currentQuoteId;
  const settled = debit.status === 'settled';
  await writeStatus(work, debit, {
    payment: { status: 'returned', decline_code: code },
    transaction: { status: 'returned', decline_code: code },
  });
  const invoiceIds = await paidBy(work, debit);
  await (settled
    ? takePaymentBack(work, { policyId, paymentId, amount, today: work.today(policy.timeZone) })
    : releasePending(work, paymentId, await invoicesOf(work, policyId)));
  // What took a payment that came back is not charged by itself any more, unless the fault was ours.
  const isFault = declineReason(code).class === 'fault';
  if (debit.paymentMethodId !== null && !isFault) await refuseMethod(work, debit.paymentMethodId, code);
  if (waitsForPerson(code)) await holdCollection(work, policy, code);
  await askFromToday(work, policy, invoiceIds);
  await lookAgain(work, policy);
  if (!debit.isDebit) {
    // Whoever disputes a payment is told as of a charge that failed for good.
    const failed = { type: 'charge_failed', policyId, amount, currency, code, attempt: 1, nextAttempt: null } as const;
    return work.publish(failed);
  }
  await work.publish({ type: 'debit_returned', quoteId, policyId, amount, currency, account, code, settled });
}

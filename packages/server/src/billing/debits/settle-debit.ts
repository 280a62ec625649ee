import { declineReason, waitsForPerson } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import { disputeChange, takenBackOf } from '@roadworthy/core/billing/collection/follow-debit.ts';
import { disputeFeeEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { PaymentStatus } from '@roadworthy/core/billing/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { releasePending, takePaymentBack } from '../apply-payment.ts';
import { followStatus } from '../collection/follow-status.ts';
import { holdCollection } from '../collection/hold-collection.ts';
import { takePayment } from '../collection/issue-invoices.ts';
import { invoicesOf } from '../invoice-store.ts';
import { refuseMethod } from '../methods/payment-method-store.ts';
import { writeLedger } from '../write-ledger.ts';
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
  /** What of it its bank has taken back, in cents, and what the gateway has for that. */
  readonly disputed: number;
  readonly disputeFee: number;
  /** Otherwise a card paid, and its owner disputed that. */
  readonly isDebit: boolean;
  readonly paymentMethodId: string | null;
};

type Status = {
  readonly status: 'settled' | 'returned';
  readonly code: string | null;
  /** What of it is taken back while the rest counts, in cents. */
  readonly disputed?: number;
};

/** Writes how the payment stands where people read of it. */
async function writeStatus(work: Work, debit: DebitOnBooks, { status, code, disputed = 0 }: Status): Promise<void> {
  const isNew = status === 'settled' && debit.status !== 'settled';
  await work.tx
    .updateTable('payments')
    .set({ status, decline_code: code, disputed, ...(isNew ? { settled: work.now } : {}) })
    .where('payment_id', '=', debit.paymentId)
    .execute();
  await work.tx
    .updateTable('transactions')
    .set({ status, decline_code: code, disputed })
    .where('transaction_id', '=', debit.transactionId)
    .execute();
}

/** What is overdue now may have changed, and the clock has something to do about it. */
async function lookAgain(work: Work, { policyId, contractId }: Policy): Promise<void> {
  await followStatus(work, policyId);
  await wakeCollection(work, contractId);
}

/**
 * The money came in, or came back to us: what of it no bank has now pays the invoices that waited for it. `code` is why a
 * bank still has the other part.
 */
export async function settleDebit(
  work: Work,
  debit: DebitOnBooks,
  disputed: number,
  code: string | null,
): Promise<void> {
  const { policyId, paymentId, currency } = debit;
  const { policy } = await loadPolicy(work, policyId);
  const before = debit.status === 'processing' ? debit.amount : takenBackOf(debit);
  const amount = before - disputed;
  await writeStatus(work, debit, { status: 'settled', code, disputed });
  const unapplied = await takePayment(work, policy, { paymentId, amount });
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

/** A bank has taken back what had been booked: the invoices that it paid are owed again. Tells which. */
async function takeBack(work: Work, debit: DebitOnBooks, amount: number): Promise<readonly string[]> {
  const { policyId, paymentId } = debit;
  if (debit.status !== 'settled') {
    const waiting = (await invoicesOf(work, policyId)).filter((one) => one.pendingPaymentId === paymentId);
    await releasePending(work, paymentId, waiting);
    return waiting.map(({ invoiceId }) => invoiceId);
  }
  const { policy } = await loadPolicy(work, policyId);
  const today = work.today(policy.timeZone);
  return takePaymentBack(work, { policyId, paymentId, amount, today, whole: debit.amount - debit.disputed });
}

/** The bank sent the money back, all of it or the part of it that is disputed: so much is taken back and owed again. */
export async function sendDebitBack(work: Work, debit: DebitOnBooks, taken: number, code: string): Promise<void> {
  const { policyId, currency, account } = debit;
  const { policy } = await loadPolicy(work, policyId);
  const quoteId = debit.quoteId ?? policy.currentQuoteId;
  const settled = debit.status === 'settled';
  const amount = settled ? disputeChange(debit, taken) : debit.amount;
  const isWhole = taken >= debit.amount;
  await writeStatus(work, debit, { status: isWhole ? 'returned' : 'settled', code, disputed: isWhole ? 0 : taken });
  const invoiceIds = await takeBack(work, debit, amount);
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

/** What the gateway has for disputes of a payment is an expense, and comes back with it where the gateway gives it back. */
export async function bookDisputeFee(work: Work, debit: DebitOnBooks, fee: number): Promise<void> {
  const change = fee - debit.disputeFee;
  if (change === 0) return;
  const { policyId, paymentId } = debit;
  const { policy } = await loadPolicy(work, policyId);
  await work.tx.updateTable('payments').set({ dispute_fee: fee }).where('payment_id', '=', paymentId).execute();
  const effectiveDate = work.today(policy.timeZone);
  await writeLedger(work, policyId, [{ kind: 'chargeback', effectiveDate, entries: disputeFeeEntries(change) }]);
}

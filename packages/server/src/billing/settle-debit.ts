import { paymentEntries, returnEntries } from '@roadworthy/core/billing/ledger.ts';
import type { PaymentStatus } from '@roadworthy/core/billing/vocabulary.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { writeLedger } from './book-new-business.ts';

/** A payment by bank account with what it was booked as. */
export type DebitOnBooks = {
  readonly paymentId: string;
  readonly quoteId: string;
  readonly policyId: string;
  readonly invoiceId: string | null;
  readonly transactionId: string;
  readonly amount: number;
  readonly currency: 'USD' | 'CAD';
  /** The end of the account's number. */
  readonly account: string | null;
  readonly status: PaymentStatus;
};

type Standing = {
  readonly payment: { readonly status: PaymentStatus; readonly settled?: Date; readonly decline_code?: string | null };
  readonly transaction: 'settled' | 'returned';
  readonly isPaid: boolean;
};

/** Writes how the payment stands where people read of it: the payment, its transaction, its invoice. */
async function writeStanding(work: Work, debit: DebitOnBooks, { payment, transaction, isPaid }: Standing) {
  await work.tx.updateTable('payments').set(payment).where('payment_id', '=', debit.paymentId).execute();
  await work.tx
    .updateTable('transactions')
    .set({ status: transaction })
    .where('transaction_id', '=', debit.transactionId)
    .execute();
  if (debit.invoiceId === null) return;
  await work.tx
    .updateTable('invoices')
    .set({ status: isPaid ? 'paid' : 'issued', paid: isPaid ? work.now : null })
    .where('invoice_id', '=', debit.invoiceId)
    .execute();
}

/** The money came in: cash against the receivable, and the invoice is paid. */
export async function settleDebit(work: Work, debit: DebitOnBooks): Promise<void> {
  const { policyId, quoteId, invoiceId, amount, currency } = debit;
  const { policy } = await loadPolicy(work, policyId);
  await writeStanding(work, debit, {
    payment: { status: 'settled', settled: work.now, decline_code: null },
    transaction: 'settled',
    isPaid: true,
  });
  const effectiveDate = work.today(policy.timeZone);
  await writeLedger(work, policyId, [{ kind: 'payment', effectiveDate, entries: paymentEntries(amount, invoiceId) }]);
  await work.publish({ type: 'payment_received', quoteId, policyId, amount, currency });
}

/** The bank sent the money back: what had been booked is taken back, and the invoice is owed again. */
export async function sendDebitBack(work: Work, debit: DebitOnBooks, code: string): Promise<void> {
  const { policyId, quoteId, invoiceId, amount, currency, account } = debit;
  const { policy } = await loadPolicy(work, policyId);
  const settled = debit.status === 'settled';
  await writeStanding(work, debit, {
    payment: { status: 'returned', decline_code: code },
    transaction: 'returned',
    isPaid: false,
  });
  if (settled) {
    const effectiveDate = work.today(policy.timeZone);
    const entries = returnEntries(amount, invoiceId);
    await writeLedger(work, policyId, [{ kind: 'payment_return', effectiveDate, entries }]);
  }
  await work.publish({ type: 'debit_returned', quoteId, policyId, amount, currency, account, code, settled });
}

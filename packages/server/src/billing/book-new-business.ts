import { randomUUID } from 'node:crypto';
import type { InvoiceDue } from '@roadworthy/core/billing/instalments.ts';
import { type LedgerEntry, newBusinessEntries, paymentEntries } from '@roadworthy/core/billing/ledger.ts';
import type { LedgerKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import type { Day } from '@roadworthy/core/shared/day.ts';
import type { Work } from '../kernel/work.ts';

/** The payment that a policy was bought with; the debit of a bank account settles days later. */
type FirstPayment = {
  readonly paymentId: string;
  /** Cents. */
  readonly amount: number;
  readonly isSettled: boolean;
  /** Ends of the number of the card, or of the bank account. */
  readonly lastFour: string | null;
  readonly bank: string | null;
};

export type NewBusiness = {
  readonly policyId: string;
  readonly effectiveDate: Day;
  readonly today: Day;
  readonly rating: Rating;
  readonly invoices: readonly InvoiceDue[];
  readonly payment: FirstPayment;
};

type LedgerTransaction = {
  readonly kind: LedgerKind;
  readonly effectiveDate: Day;
  readonly entries: readonly LedgerEntry[];
};

/** Books transactions of a policy; what is booked is never changed. */
export async function writeLedger(
  work: Work,
  policyId: string,
  transactions: readonly LedgerTransaction[],
): Promise<void> {
  const written = transactions.map((one) => ({ ...one, id: randomUUID() }));
  await work.tx
    .insertInto('ledger_transactions')
    .values(
      written.map(({ id, kind, effectiveDate }) => ({
        ledger_transaction_id: id,
        organization_id: work.organizationId,
        booked_organization_id: work.organizationId,
        policy_id: policyId,
        kind,
        booked: work.now,
        effective_date: effectiveDate,
      })),
    )
    .execute();
  const lines = written.flatMap(({ id, entries }) => entries.map((entry) => ({ id, ...entry })));
  await work.tx
    .insertInto('ledger_entries')
    .values(
      lines.map(({ id, account, amount, coverage, vehicleId, invoiceId }) => ({
        organization_id: work.organizationId,
        ledger_transaction_id: id,
        account,
        amount,
        coverage,
        vehicle_id: vehicleId,
        invoice_id: invoiceId,
      })),
    )
    .execute();
}

/** How an invoice stands of which the first payment, and nothing else, has been made or asked for. */
function standingOf(sequence: number, isSettled: boolean): 'paid' | 'pending' | 'scheduled' {
  if (sequence > 1) return 'scheduled';
  return isSettled ? 'paid' : 'pending';
}

async function writeInvoices(work: Work, { policyId, invoices, payment }: NewBusiness): Promise<string> {
  const written = await work.tx
    .insertInto('invoices')
    .values(
      invoices.map(({ sequence, dueDate, premium, fees }) => ({
        organization_id: work.organizationId,
        policy_id: policyId,
        sequence,
        due_date: dueDate,
        premium,
        fees,
        status: standingOf(sequence, payment.isSettled),
        paid: sequence === 1 && payment.isSettled ? work.now : null,
      })),
    )
    .returning(['invoice_id', 'sequence'])
    .execute();
  const first = written.find(({ sequence }) => sequence === 1);
  if (!first) throw new Error('A schedule has a first invoice');
  return first.invoice_id;
}

/**
 * Writes what a bound policy owes and paid: its invoices, the charge, and both sides in the books. Of a debit that is on
 * its way the books know the receivable alone.
 */
export async function bookNewBusiness(work: Work, business: NewBusiness): Promise<void> {
  const { policyId, effectiveDate, today, payment } = business;
  const invoiceId = await writeInvoices(work, business);
  await work.tx
    .insertInto('transactions')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      invoice_id: invoiceId,
      payment_id: payment.paymentId,
      amount: payment.amount,
      date: today,
      cc_last_four: payment.lastFour,
      bank: payment.bank,
      type: 'charge',
      status: payment.isSettled ? 'settled' : 'pending',
    })
    .execute();
  const written = { kind: 'new_business', effectiveDate, entries: newBusinessEntries(business.rating) } as const;
  const received = {
    kind: 'payment',
    effectiveDate: today,
    entries: paymentEntries(payment.amount, invoiceId),
  } as const;
  await writeLedger(work, policyId, payment.isSettled ? [written, received] : [written]);
}

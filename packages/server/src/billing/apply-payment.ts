import {
  type Allocated,
  type Allocation,
  allocatePayment,
  statusWith,
} from '@roadworthy/core/billing/ledger/allocate-payment.ts';
import {
  applicationEntries,
  receivedEntries,
  returnedEntries,
  writeOffEntries,
} from '@roadworthy/core/billing/ledger/ledger.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { Work } from '../kernel/work.ts';
import { invoicesOf, type StoredInvoice } from './invoice-store.ts';
import { paymentsLeft } from './collection/payments-left.ts';
import { oweCredit } from './refunds/owe-credit.ts';
import { writeLedger } from './write-ledger.ts';

/** A payment of a policy that is locked; the amount in cents, the day where the risk is. */
export type PaymentOfPolicy = {
  readonly policyId: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly today: Day;
};

/** Writes what a payment pays of each invoice, below zero what it does not pay any more, and how each stands then. */
export async function allocate(
  work: Work,
  paymentId: string,
  invoices: readonly StoredInvoice[],
  allocations: readonly Allocation[],
): Promise<void> {
  for (const { invoiceId, amount } of allocations) {
    const invoice = invoices.find((one) => one.invoiceId === invoiceId);
    if (!invoice) throw new Error(`Invoice ${invoiceId} is none of the policy`);
    const paid_amount = invoice.paidAmount + amount;
    const open = statusWith(invoice.amount, paid_amount);
    const isOver = invoice.status === 'void' || (invoice.status === 'written_off' && open !== 'paid');
    await work.tx
      .insertInto('payment_allocations')
      .values({ organization_id: work.organizationId, payment_id: paymentId, invoice_id: invoiceId, amount })
      .execute();
    await work.tx
      .updateTable('invoices')
      .set({
        paid_amount,
        status: isOver ? invoice.status : open,
        paid: open === 'paid' ? work.now : null,
        pending_payment_id: null,
      })
      .where('invoice_id', '=', invoiceId)
      .execute();
  }
}

/** Who waited for a payment waits no more: what it does not pay is owed as before. */
export async function releasePending(work: Work, paymentId: string, invoices: readonly StoredInvoice[]): Promise<void> {
  for (const { invoiceId, amount, paidAmount } of invoices.filter((one) => one.pendingPaymentId === paymentId)) {
    await work.tx
      .updateTable('invoices')
      .set({ status: statusWith(amount, paidAmount), pending_payment_id: null })
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'pending')
      .execute();
  }
}

/** What was written off, as open as it was. */
const recoverable = (invoices: readonly StoredInvoice[]): StoredInvoice[] =>
  invoices.filter(({ status }) => status === 'written_off').map((one) => ({ ...one, status: 'issued' }));

/**
 * Money came in: it pays what is due, the invoices that waited for it first, and is booked. Of a policy that has ended the
 * rest is owed back.
 */
export async function applyPayment(work: Work, payment: PaymentOfPolicy): Promise<Allocated> {
  const { policyId, paymentId, amount, today: effectiveDate } = payment;
  const invoices = await invoicesOf(work, policyId);
  await releasePending(work, paymentId, invoices);
  const waited = invoices.filter((one) => one.pendingPaymentId === paymentId);
  const others = invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
  const first = allocatePayment(amount, waited);
  const nothing = { allocations: [], unapplied: 0 };
  const second = first.unapplied > 0 ? allocatePayment(first.unapplied, others) : nothing;
  const third = second.unapplied > 0 ? allocatePayment(second.unapplied, recoverable(invoices)) : nothing;
  const allocations = [...first.allocations, ...second.allocations, ...third.allocations];
  const allocated = { allocations, unapplied: third.unapplied };
  await allocate(work, paymentId, invoices, allocated.allocations);
  await writeLedger(work, policyId, [
    // What was written off and comes in after all is owed again first.
    ...third.allocations.map(({ invoiceId, amount: part }) => ({
      kind: 'write_off' as const,
      effectiveDate,
      entries: writeOffEntries(-part, invoiceId),
    })),
    { kind: 'payment', effectiveDate, entries: receivedEntries(allocated) },
  ]);
  if (allocated.unapplied > 0) await oweCredit(work, policyId);
  return allocated;
}

/** Money that lies unapplied pays what is due now, the oldest payment first; nothing where there is none. */
export async function applyUnapplied(work: Work, policyId: string, today: Day): Promise<void> {
  for (const { paymentId, leftOver } of await paymentsLeft(work, policyId)) {
    const invoices = await invoicesOf(work, policyId);
    const due = invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
    const { allocations } = allocatePayment(leftOver, due);
    if (allocations.length === 0) return;
    await allocate(work, paymentId, invoices, allocations);
    const entries = applicationEntries(allocations);
    await writeLedger(work, policyId, [{ kind: 'application', effectiveDate: today, entries }]);
  }
}

/** What a payment pays now of each invoice, the newest first, and what of it was given back, in cents. */
async function allocatedBy(
  work: Work,
  paymentId: string,
): Promise<{ readonly allocations: readonly Allocation[]; readonly returned: number }> {
  const rows = await work.tx
    .selectFrom('payment_allocations')
    .select(['invoice_id', 'amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('payment_allocation_id', 'desc')
    .execute();
  const sums = [...Map.groupBy(rows, ({ invoice_id }) => invoice_id)].map(([invoiceId, parts]) => ({
    invoiceId,
    amount: sumCents(parts.map((part) => part.amount)),
  }));
  return {
    allocations: sums.flatMap(({ invoiceId, amount }) =>
      invoiceId === null || amount <= 0 ? [] : [{ invoiceId, amount }],
    ),
    returned: sums.find(({ invoiceId }) => invoiceId === null)?.amount ?? 0,
  };
}

/**
 * So many cents of a payment went back that had come in, all that is left of it or a part: what lies unapplied of it goes
 * first, then what it paid is owed again, the newest first, and then what of it had been given back. `whole` is what is left
 * of it, in cents. Tells which invoices are owed again.
 */
export async function takePaymentBack(
  work: Work,
  { policyId, paymentId, amount, today: effectiveDate, whole }: PaymentOfPolicy & { readonly whole: number },
): Promise<readonly string[]> {
  const invoices = await invoicesOf(work, policyId);
  const { allocations: paid, returned } = await allocatedBy(work, paymentId);
  const free = whole - returned - sumCents(paid.map((one) => one.amount));
  const unapplied = Math.min(amount, free);
  let left = amount - unapplied;
  const allocations = paid.flatMap(({ invoiceId, amount: most }) => {
    const part = Math.min(left, most);
    left -= part;
    return part === 0 ? [] : [{ invoiceId, amount: part }];
  });
  await allocate(
    work,
    paymentId,
    invoices,
    allocations.map((one) => ({ ...one, amount: -one.amount })),
  );
  const entries = returnedEntries({ allocations, unapplied }, left);
  await writeLedger(work, policyId, [{ kind: 'payment_return', effectiveDate, entries }]);
  return allocations.map(({ invoiceId }) => invoiceId);
}

import { assertCents, type Cents, sumCents } from '../../shared/money/money.ts';
import type { Day } from '../../shared/time/day.ts';
import type { InvoiceStatus } from '../vocabulary.ts';

/** An invoice as far as money that comes in asks for it, in cents. */
export type OpenInvoice = {
  readonly invoiceId: string;
  readonly sequence: number;
  readonly dueDate: Day;
  readonly amount: Cents;
  readonly paidAmount: Cents;
  readonly status: InvoiceStatus;
};

/** What a payment pays of an invoice, in cents. */
export type Allocation = { readonly invoiceId: string; readonly amount: Cents };

/** A payment over invoices; what pays none of them is unapplied cash. */
export type Allocated = { readonly allocations: readonly Allocation[]; readonly unapplied: Cents };

/** What is left to pay of an invoice, in cents; nothing of one that nobody asks for any more. */
export function openAmount({
  amount,
  paidAmount,
  status,
}: Pick<OpenInvoice, 'amount' | 'paidAmount' | 'status'>): Cents {
  return status === 'void' || status === 'written_off' || status === 'paid' ? 0 : amount - paidAmount;
}

/** What is written off of an invoice, in cents: nobody asks for it, and it is taken when it comes in after all. */
export function writtenOff({
  amount,
  paidAmount,
  status,
}: Pick<OpenInvoice, 'amount' | 'paidAmount' | 'status'>): Cents {
  return status === 'written_off' ? amount - paidAmount : 0;
}

/** In the order in which they are paid: the oldest day first. */
export function oldestFirst<One extends Pick<OpenInvoice, 'dueDate' | 'sequence'>>(invoices: readonly One[]): One[] {
  return invoices.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate) || one.sequence - other.sequence);
}

/**
 * Splits a payment over invoices, the oldest first, each in full before the next; what is left over pays nothing yet.
 * Throws a RangeError unless the amount is positive whole cents.
 */
export function allocatePayment(amount: Cents, invoices: readonly OpenInvoice[]): Allocated {
  if (assertCents(amount) <= 0) throw new RangeError(`${amount} cents are no payment`);
  const allocations: Allocation[] = [];
  let left = amount;
  for (const invoice of oldestFirst(invoices)) {
    const part = Math.min(left, openAmount(invoice));
    if (part <= 0) continue;
    allocations.push({ invoiceId: invoice.invoiceId, amount: part });
    left -= part;
  }
  return { allocations, unapplied: left };
}

/** How an invoice stands that is due and of which so many cents are paid. */
export function statusWith(amount: Cents, paidAmount: Cents): 'issued' | 'partly_paid' | 'paid' {
  if (paidAmount >= amount) return 'paid';
  return paidAmount > 0 ? 'partly_paid' : 'issued';
}

/** What is owed on invoices together, in cents. */
export function owedOn(invoices: readonly OpenInvoice[]): Cents {
  return sumCents(invoices.map(openAmount));
}

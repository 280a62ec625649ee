import type { PaymentTerm } from '../../products/vocabulary.ts';
import type { Day } from '../../shared/time/day.ts';
import type { Cents } from '../../shared/money/money.ts';
import type { InvoiceDue } from '../instalments.ts';
import type { BillingPreview } from '../preview.ts';

/** Payments of the same amount, a month apart. */
export type EqualPayments = { readonly count: number; readonly amount: Cents; readonly firstDue: Day };

/** A term as it can be paid: what is due today, what follows, all of it together, and what another way costs more. */
export type WayToPay = BillingPreview & {
  readonly paymentTerm: PaymentTerm;
  readonly following: readonly EqualPayments[];
  readonly saving: Cents;
};

/** What follows the first payment, equal ones together, in the order in which they fall due. */
export function followingPayments(invoices: readonly Pick<InvoiceDue, 'amount' | 'dueDate'>[]): EqualPayments[] {
  const groups: EqualPayments[] = [];
  for (const { amount, dueDate } of invoices.slice(1)) {
    const last = groups.at(-1);
    if (last?.amount === amount) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ count: 1, amount, firstDue: dueDate });
  }
  return groups;
}

/** The ways in which one term can be paid, each with what it saves against the dearest of them, fees included. */
export function waysToPay(bills: readonly { paymentTerm: PaymentTerm; bill: BillingPreview }[]): WayToPay[] {
  const dearest = Math.max(...bills.map(({ bill }) => bill.total));
  return bills.map(({ paymentTerm, bill }) => ({
    ...bill,
    paymentTerm,
    following: followingPayments(bill.invoices),
    saving: dearest - bill.total,
  }));
}

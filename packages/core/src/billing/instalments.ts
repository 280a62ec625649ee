import type { PaymentTerm } from '../products/vocabulary.ts';
import { addMonths, dayOfMonth, type Day } from '../shared/time/day.ts';
import { assertCents, sumCents, type Cents } from '../shared/money/money.ts';

/** What is to be invoiced. Money in cents; the premium is without fees. */
export type Billing = {
  readonly premium: Cents;
  readonly policyFee: Cents;
  readonly installmentFee: Cents;
  readonly paymentTerm: PaymentTerm;
  readonly months: number;
  readonly firstDue: Day;
  /** The premium that is due first, where it is more than an instalment. */
  readonly deposit?: Cents | null;
  /** The day of the month, 1 to 31, that later invoices fall due on; the first one's when absent. */
  readonly anchorDay?: number;
};

export type InvoiceDue = {
  readonly sequence: number;
  readonly dueDate: Day;
  readonly premium: Cents;
  readonly fees: Cents;
  readonly amount: Cents;
};

/**
 * The invoices of a term (docs/rules.md, instalments): one, or one a month. The premium is split in cents with the remainder on the
 * first, the policy fee is due in full with the first, each later one bears the instalment fee, and due dates keep to
 * the original anchor through shorter months. A deposit is due first with the cents that do not divide, and what is left
 * in equal parts: whoever pays monthly owes the same amount each month. Throws a RangeError for amounts that are no whole
 * cents or below zero.
 */
export function scheduleInvoices(billing: Billing): InvoiceDue[] {
  const { premium, policyFee, installmentFee, firstDue, anchorDay = dayOfMonth(firstDue) } = billing;
  for (const amount of [premium, policyFee, installmentFee]) {
    if (assertCents(amount) < 0) throw new RangeError(`${amount} cents cannot be invoiced`);
  }
  if (!Number.isInteger(anchorDay) || anchorDay < 1 || anchorDay > 31) {
    throw new RangeError(`${anchorDay} is no day of a month`);
  }
  const count = billing.paymentTerm === 'monthly' ? billing.months : 1;
  const deposit = count > 1 ? (billing.deposit ?? null) : null;
  if (deposit !== null && (assertCents(deposit) < 0 || deposit > premium)) {
    throw new RangeError(`${deposit} cents are no deposit of ${premium}`);
  }
  const each = deposit === null ? Math.trunc(premium / count) : Math.trunc((premium - deposit) / (count - 1));
  const parts = [premium - each * (count - 1), ...Array.from({ length: count - 1 }, () => each)];
  return parts.map((part, index) => {
    const fees = index === 0 ? policyFee : installmentFee;
    const dueDate = index === 0 ? firstDue : addMonths(firstDue, index, anchorDay);
    return { sequence: index + 1, dueDate, premium: part, fees, amount: part + fees };
  });
}

/** What a schedule adds up to, in cents: premium, policy fee and instalment fees (invariant I5). */
export function totalOf(invoices: readonly InvoiceDue[]): Cents {
  return sumCents(invoices.map((invoice) => invoice.amount));
}

export type OpenInvoice = {
  readonly due_date: string;
  readonly amount: number | null;
  readonly paid_amount: number;
  readonly status: string;
};

/** What is due and not paid: cents, and the day of the oldest of it. */
export type Due = { readonly left: number; readonly since: string };

/** What of invoices, which come in the order of their days, is due now; null where nothing is. */
export function dueOf(invoices: readonly OpenInvoice[]): Due | null {
  const due = invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
  const left = due.reduce((sum, { amount, paid_amount }) => sum + (amount ?? 0) - paid_amount, 0);
  const [oldest] = due;
  return oldest && left > 0 ? { left, since: oldest.due_date } : null;
}

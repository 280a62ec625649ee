export type DueInvoice = { readonly due_date: string; readonly amount: number | null; readonly status: string };

/**
 * The payment that is asked for next: the first one that is due and unpaid, else the first scheduled one from today on.
 * Invoices come in the order of their days; null when nothing is left to pay.
 */
export function nextPayment<Invoice extends DueInvoice>(invoices: readonly Invoice[], today: string): Invoice | null {
  const due = invoices.find(({ status }) => status === 'issued' || status === 'partly_paid');
  return due ?? invoices.find(({ status, due_date }) => status === 'scheduled' && due_date >= today) ?? null;
}

import { refuseUnpriced } from '@roadworthy/core/billing/preview.ts';
import { checkPaymentTerm } from '@roadworthy/core/products/check-payment-term.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { InvoicePreview } from '../../generated/operations.ts';
import { computedRead } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { printedWay, readWaysToPay } from '../methods/ways-to-pay.ts';

/** The very schedule that binding will write, for a payment term. Refused: `payment_term_not_offered`, `not_priced`. */
export async function previewInvoices(work: Work, quoteId: string, text: string): Promise<InvoicePreview | Refused> {
  const checked = checkPaymentTerm(text);
  if (!checked.ok) return checked;
  const stored = await loadQuote(work, quoteId);
  const ways = await readWaysToPay(work, stored);
  const way = ways.find(({ paymentTerm }) => paymentTerm === checked.event);
  return way ? printedWay(way, stored, work.request.locale) : refuseUnpriced();
}

export const previewQuoteInvoices = computedRead({
  name: 'preview_quote_invoices',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: { payment_term: 'monthly' },
  run: (work) => previewInvoices(work, work.input.quote_id, work.input.payment_term),
});

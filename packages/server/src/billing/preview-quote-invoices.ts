import { type BillingPreview, previewBilling } from '@roadworthy/core/billing/preview.ts';
import { defaultFees } from '@roadworthy/core/billing/instalments.ts';
import { type PaymentTerm, paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import type { InvoicePreview } from '../generated/operations.ts';
import { OperationError } from '../kernel/errors.ts';
import { computedRead } from '../kernel/operation.ts';
import { quoteRoot } from '../quoting/quote-root.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { rateNow } from '../quoting/rate-stored-quote.ts';
import { billedTerm } from './billed-term.ts';

function isPaymentTerm(text: string): text is PaymentTerm {
  return paymentTerms.some((term) => term === text);
}

function printed(preview: BillingPreview, currency: string): InvoicePreview {
  return {
    due_today: preview.dueToday,
    total: preview.total,
    currency,
    installment_fee: defaultFees.installmentFee,
    invoices: preview.invoices.map(({ sequence, dueDate, premium, fees, amount }) => ({
      sequence,
      due_date: dueDate,
      premium,
      fees,
      amount,
    })),
  };
}

/** The very schedule that binding will write, for a payment term. Throws `not_priced` while answers are missing. */
export async function previewInvoices(work: Work, quoteId: string, paymentTerm: string): Promise<InvoicePreview> {
  if (!isPaymentTerm(paymentTerm)) {
    const message = 'Choose one of the ways to pay shown.';
    throw new OperationError('payment_term_not_offered', message, { field: 'payment_term' });
  }
  const { quote } = await loadQuote(work, quoteId);
  const { rating } = await rateNow(work, quote, { paymentTerm });
  const preview = previewBilling({ ...billedTerm(quote), rating, paymentTerm });
  if (!preview) throw new OperationError('not_priced', 'Answer the open questions first; then there is a price.');
  return printed(preview, quote.country === 'CA' ? 'CAD' : 'USD');
}

export const previewQuoteInvoices = computedRead({
  name: 'preview_quote_invoices',
  permission: 'whoever_sees_it',
  root: quoteRoot,
  run: (work) => previewInvoices(work, work.input.quote_id, work.input.payment_term),
});

import { type BillingPreview, decideBilling } from '@roadworthy/core/billing/preview.ts';
import { checkPaymentTerm } from '@roadworthy/core/products/check-payment-term.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { InvoicePreview } from '../generated/operations.ts';
import { computedRead } from '../kernel/operation.ts';
import { quoteRoot } from '../quoting/quote-root.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { rateNow } from '../quoting/rate-stored-quote.ts';
import { billedTerm } from './billed-term.ts';

function printed(preview: BillingPreview, installmentFee: number, currency: string): InvoicePreview {
  return {
    due_today: preview.dueToday,
    total: preview.total,
    currency,
    installment_fee: installmentFee,
    invoices: preview.invoices.map(({ sequence, dueDate, premium, fees, amount }) => ({
      sequence,
      due_date: dueDate,
      premium,
      fees,
      amount,
    })),
  };
}

/** The very schedule that binding will write, for a payment term. Refused: `payment_term_not_offered`, `not_priced`. */
export async function previewInvoices(work: Work, quoteId: string, text: string): Promise<InvoicePreview | Refused> {
  const checked = checkPaymentTerm(text);
  if (!checked.ok) return checked;
  const paymentTerm = checked.event;
  const stored = await loadQuote(work, quoteId);
  const { quote } = stored;
  const term = billedTerm(stored);
  const { rating } = await rateNow(work, quote, { paymentTerm });
  const decision = decideBilling({ ...term, rating, paymentTerm });
  if (!decision.ok) return decision;
  return printed(decision.event, term.installmentFee, quote.country === 'CA' ? 'CAD' : 'USD');
}

export const previewQuoteInvoices = computedRead({
  name: 'preview_quote_invoices',
  permission: 'whoever_sees_it',
  root: quoteRoot,
  run: (work) => previewInvoices(work, work.input.quote_id, work.input.payment_term),
});

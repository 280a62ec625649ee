import type { BilledTerm } from '@roadworthy/core/billing/preview.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';

/** What of a quote its instalments depend on, the rating aside. */
export function billedTerm(quote: Quote): Omit<BilledTerm, 'rating'> {
  return { paymentTerm: quote.paymentTerm, months: quote.policyDurationMonths, effectiveDate: quote.effectiveDate };
}

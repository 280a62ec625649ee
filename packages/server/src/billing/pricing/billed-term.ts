import type { BilledTerm } from '@roadworthy/core/billing/preview.ts';
import { feesOn } from '@roadworthy/core/products/product-fees.ts';
import { parametersOn } from '@roadworthy/core/products/product-parameters.ts';
import { garagingArea } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';

/** What of a quote its instalments depend on, the rating aside: the product's fees are those of its first day. */
export function billedTerm({ quote, productFees }: StoredQuote): Omit<BilledTerm, 'rating'> {
  return {
    paymentTerm: quote.paymentTerm,
    months: quote.policyDurationMonths,
    effectiveDate: quote.effectiveDate,
    ...feesOn(productFees, quote.effectiveDate),
    noticeDays: parametersOn(productFees, quote.effectiveDate).noticeDays,
    state: garagingArea(quote),
  };
}

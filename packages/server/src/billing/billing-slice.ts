import type { Slice } from '../kernel/slice.ts';
import { bindProgress } from './bind-progress.ts';
import { bindQuote } from './bind-quote.ts';
import { localhostBind } from './localhost-bind.ts';
import { paymentForm } from './payment-form.ts';
import { previewQuoteInvoices } from './preview-quote-invoices.ts';
import { priceAlternatives } from './price-alternatives.ts';
import { priceRange } from './price-range.ts';
import { quoteDiscounts } from './quote-discounts.ts';
import { quotePricing } from './quote-pricing.ts';
import { recommendedPlans } from './recommended-plans.ts';
import { recommendedPlansNewProvider } from './recommended-plans-new-provider.ts';
import { startPayment } from './start-payment.ts';

export const billingSlice = {
  operations: [
    ...[startPayment, paymentForm, bindQuote, localhostBind, bindProgress],
    ...[
      quotePricing,
      priceRange,
      recommendedPlans,
      recommendedPlansNewProvider,
      previewQuoteInvoices,
      priceAlternatives,
      quoteDiscounts,
    ],
  ],
} satisfies Slice;

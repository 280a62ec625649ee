import { contractRefundOf } from '../quoting/signing/contract-refund.ts';
import { defaultParameters } from '../products/product-parameters.ts';
import { exampleQuote } from '../quoting/quote.fixture.ts';
import { exampleQuoteOf } from '../quoting/line-quotes.fixture.ts';
import type { PromisedReturn } from './return-promise.ts';

/** What is promised of an example of a line under plain terms, with the given ones instead. */
export function promisedOf(provider: string, changes: Partial<PromisedReturn> = {}): PromisedReturn {
  const quote = provider === 'personal' ? exampleQuote() : exampleQuoteOf(provider as 'warranty');
  const { distance, ...refund } = contractRefundOf(quote);
  const { installmentFee, reinstatementFee } = defaultParameters;
  return {
    terms: { basis: 'pro_rata', minimumEarned: 0, refund, installmentFee, reinstatementFee },
    provider,
    state: 'OH',
    months: quote.policyDurationMonths,
    distance,
    ...changes,
  };
}

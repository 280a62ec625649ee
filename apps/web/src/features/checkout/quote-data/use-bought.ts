'use client';
import { type Bought, boughtWith } from '../../../data/quote/bought-quote.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { vehicleNames } from '../../shared/vehicle-name.ts';
import { useCheckout } from './checkout-context.tsx';

/** What the quote of this browser became, as it remembers it or as the server has it; null while it is an offer. */
export function useBought(): Bought | null {
  const { quoteId } = useQuoteContext();
  const { data } = useCheckout();
  const known = boughtWith(quoteId);
  if (known || data?.quote.status !== 'bound') return known;
  const { quote } = data;
  const what = vehicleNames(quote.vehicles);
  return { quoteId: quote.quote_id, policyNumber: null, what, day: quote.effective_date, from: null };
}

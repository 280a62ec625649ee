'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadPricingDocument } from '../../../generated/documents.ts';
import { useCheckout } from './checkout-context.tsx';

/** The exact price with its items, once a plan is chosen, and what stands against buying. */
export function usePricing(enabled = true) {
  const { quoteId, askForQuote } = useQuoteContext();
  const { phase } = useCheckout();
  return useQuery({
    queryKey: quoteKeys.pricing(quoteId),
    queryFn: ({ signal }) => askForQuote(LoadPricingDocument, { quote_id: quoteId ?? '' }, { signal }),
    enabled: enabled && phase === 'ready',
    placeholderData: keepPreviousData,
  });
}

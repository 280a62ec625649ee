'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { EstimatePriceRangeDocument } from '../../../generated/documents.ts';
import { useCheckout } from './checkout-context.tsx';

/** The price range over what is still unanswered; the last one stays while a newer one is on its way. */
export function usePriceRange() {
  const { quoteId, askForQuote } = useQuoteContext();
  const { phase } = useCheckout();
  return useQuery({
    queryKey: quoteKeys.priceRange(quoteId),
    queryFn: ({ signal }) => askForQuote(EstimatePriceRangeDocument, { quote_id: quoteId ?? '' }, { signal }),
    enabled: phase === 'ready',
    placeholderData: keepPreviousData,
  });
}

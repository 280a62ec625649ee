'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadRecommendedPlansDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

/** The cards, priced for this quote. */
export function usePlans() {
  const { askForQuote, quoteDataHere } = useQuoteContext();
  const { quote_id } = useLoadedCheckout().data.quote;
  return useQuery({
    queryKey: quoteKeys.plans(quote_id),
    queryFn: ({ signal }) => askForQuote(LoadRecommendedPlansDocument, { quote_id }, { signal }),
    initialData: () => quoteDataHere(LoadRecommendedPlansDocument, { quote_id }),
    placeholderData: keepPreviousData,
  });
}

'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../data/query-keys.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { LoadRecommendedPlansDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

/** The three cards, priced for this quote. */
export function usePlans() {
  const { askForQuote } = useQuoteContext();
  const { quote } = useLoadedCheckout().data;
  return useQuery({
    queryKey: queryKeys.quote.plans(quote.quote_id),
    queryFn: ({ signal }) => askForQuote(LoadRecommendedPlansDocument, { quote_id: quote.quote_id }, { signal }),
    placeholderData: keepPreviousData,
  });
}

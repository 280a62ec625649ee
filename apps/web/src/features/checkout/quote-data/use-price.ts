'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../../data/query-keys.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import {
  EstimatePriceRangeDocument,
  LoadPricingDocument,
  PreviewQuoteInvoicesDocument,
} from '../../../generated/documents.ts';
import { useCheckout } from './checkout-context.tsx';

/** The price range over what is still unanswered; the last one stays while a newer one is on its way. */
export function usePriceRange() {
  const { quoteId, askForQuote } = useQuoteContext();
  const { phase, effects } = useCheckout();
  const query = useQuery({
    queryKey: queryKeys.quote.priceRange(quoteId),
    queryFn: ({ signal }) => askForQuote(EstimatePriceRangeDocument, { quote_id: quoteId ?? '' }, { signal }),
    enabled: phase === 'ready',
    placeholderData: keepPreviousData,
  });
  const range = query.data?.price_range;
  useEffect(() => {
    if (range)
      effects.seeRange(range.low === null || range.high === null ? null : { low: range.low, high: range.high });
    // Each answer of the server counts, also one with the same figures.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query.dataUpdatedAt]);
  return query;
}

/** The exact price with its items, once a plan is chosen, and what stands against buying. */
export function usePricing(enabled = true) {
  const { quoteId, askForQuote } = useQuoteContext();
  const { phase } = useCheckout();
  return useQuery({
    queryKey: queryKeys.quote.pricing(quoteId),
    queryFn: ({ signal }) => askForQuote(LoadPricingDocument, { quote_id: quoteId ?? '' }, { signal }),
    enabled: enabled && phase === 'ready',
    placeholderData: keepPreviousData,
  });
}

/** What each payment would be under a term, to the cent. */
export function useInvoicePreview(payment_term: string, enabled = true) {
  const { quoteId, askForQuote } = useQuoteContext();
  const { phase } = useCheckout();
  return useQuery({
    queryKey: queryKeys.quote.invoices(quoteId, payment_term),
    queryFn: ({ signal }) =>
      askForQuote(PreviewQuoteInvoicesDocument, { quote_id: quoteId ?? '', payment_term }, { signal }),
    select: (data) => data.preview_quote_invoices,
    enabled: enabled && phase === 'ready',
    placeholderData: keepPreviousData,
  });
}

'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
  const { phase } = useCheckout();
  return useQuery({
    queryKey: queryKeys.quote.priceRange(quoteId),
    queryFn: ({ signal }) => askForQuote(EstimatePriceRangeDocument, { quote_id: quoteId ?? '' }, { signal }),
    enabled: phase === 'ready',
    placeholderData: keepPreviousData,
  });
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

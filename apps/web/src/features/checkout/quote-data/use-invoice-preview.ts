'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { PreviewQuoteInvoicesDocument } from '../../../generated/documents.ts';
import { useCheckout } from './checkout-context.tsx';

/** What each payment would be under a term, to the cent. */
export function useInvoicePreview(payment_term: string, enabled = true) {
  const { quoteId, askForQuote } = useQuoteContext();
  const { phase } = useCheckout();
  return useQuery({
    queryKey: quoteKeys.invoices(quoteId, payment_term),
    queryFn: ({ signal }) =>
      askForQuote(PreviewQuoteInvoicesDocument, { quote_id: quoteId ?? '', payment_term }, { signal }),
    select: (data) => data.preview_quote_invoices,
    enabled: enabled && phase === 'ready',
    placeholderData: keepPreviousData,
  });
}

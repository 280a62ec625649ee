'use client';
import { useQuery } from '@tanstack/react-query';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadPaymentFormDocument } from '../../../generated/documents.ts';

/** Who takes the card of this quote, and with which form. */
export function usePaymentForm() {
  const { quoteId, askForQuote } = useQuoteContext();
  return useQuery({
    queryKey: quoteKeys.paymentForm(quoteId),
    queryFn: ({ signal }) => askForQuote(LoadPaymentFormDocument, { quote_id: quoteId ?? '' }, { signal }),
    select: (data) => data.payment_form,
  });
}

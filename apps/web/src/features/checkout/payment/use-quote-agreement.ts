'use client';
import { useQuery } from '@tanstack/react-query';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadAutopayTermsDocument, LoadDebitAuthorizationDocument } from '../../../generated/documents.ts';
import { type Agreement, useAgreement } from '../../shared/pay/use-agreement.tsx';
import type { Wording } from '../../shared/pay/wording-text.tsx';

/** The wording by which later payments of a quote are taken by themselves; none while it is not asked for. */
export function useAutopayTerms(method_kind: 'card' | 'bank', isRequested: boolean): Wording | null {
  const { quoteId, askForQuote } = useQuoteContext();
  const { data } = useQuery({
    queryKey: [...quoteKeys.all(quoteId), 'autopay terms', method_kind],
    queryFn: ({ signal }) =>
      askForQuote(LoadAutopayTermsDocument, { quote_id: quoteId ?? '', method_kind }, { signal }),
    select: (answer) => answer.autopay_terms,
    enabled: isRequested,
  });
  return isRequested ? (data ?? null) : null;
}

/** What the owner of a bank account agrees to who buys with it; asked for once they want to. */
export function useQuoteAgreement(payment_term: string, isRequested: boolean): Agreement {
  const { quoteId, askForQuote } = useQuoteContext();
  const { data, isError, refetch } = useQuery({
    queryKey: [...quoteKeys.all(quoteId), 'debit authorization', payment_term],
    queryFn: ({ signal }) =>
      askForQuote(LoadDebitAuthorizationDocument, { quote_id: quoteId ?? '', payment_term }, { signal }),
    select: (answer) => answer.debit_authorization,
    enabled: isRequested,
  });
  const later = useAutopayTerms('bank', isRequested);
  return useAgreement({ data, isError, refetch }, later);
}

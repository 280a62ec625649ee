'use client';
import { useQuery } from '@tanstack/react-query';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import {
  LoadSigningDocumentsDocument,
  LoadSigningTermsDocument,
  type LoadSigningTermsQuery,
  PrepareDocumentsDocument,
} from '../../../generated/documents.ts';
import { newestDocuments, readableDocuments, type SigningDocument } from './signing-documents.ts';

export type SigningTerms = LoadSigningTermsQuery['signing_terms'];

export type Reading = {
  readonly documents: readonly SigningDocument[];
  readonly terms: SigningTerms | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** What the signature names: waits while the documents are made, null when that takes too long. */
  readonly whenReadable: () => Promise<ReadBeforeSigning | null>;
};

/** What a signature names as read. */
export type ReadBeforeSigning = { readonly documents: string[]; readonly e_consent_version: string };

const askEveryMs = 1500;
const mostLooks = 20;

/** What there is to read before the signature: the server makes it of what the quote says now. */
export function useReading(quoteId: string): Reading {
  const { askForQuote, isView } = useQuoteContext();
  const query = useQuery({
    queryKey: quoteKeys.documents(quoteId),
    queryFn: async ({ signal }) => {
      // Who only looks has nothing made.
      if (isView) {
        const { documents } = await askForQuote(LoadSigningDocumentsDocument, { quote_id: quoteId }, { signal });
        return newestDocuments(documents);
      }
      const made = await askForQuote(PrepareDocumentsDocument, { quote_id: quoteId }, { signal });
      return newestDocuments(made.prepare_documents?.documents ?? []);
    },
    refetchInterval: ({ state }) =>
      state.data && !isView && readableDocuments(state.data) === null ? askEveryMs : false,
  });
  const terms = useQuery({
    queryKey: quoteKeys.signingTerms(quoteId),
    queryFn: ({ signal }) => askForQuote(LoadSigningTermsDocument, { quote_id: quoteId }, { signal }),
    select: (data) => data.signing_terms,
  });
  async function whenReadable(): Promise<ReadBeforeSigning | null> {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const { data } = looks === 0 && query.data ? query : await query.refetch();
      const documents = data ? readableDocuments(data) : null;
      const agreed = terms.data ?? (await terms.refetch()).data;
      if (documents && agreed) return { documents, e_consent_version: agreed.e_consent_version };
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
    return null;
  }
  return {
    documents: query.data ?? [],
    terms: terms.data,
    isFailed: (query.isError && !query.data) || (terms.isError && !terms.data),
    retry: () => void Promise.all([query.refetch(), terms.refetch()]),
    whenReadable,
  };
}

'use client';
import { useQuery } from '@tanstack/react-query';
import { useAsk } from '../../../data/session/use-session.ts';
import { LoadDocumentStatusDocument, PreparePolicyDocumentDocument } from '../../../generated/documents.ts';

const untilNextLook = 1000;

/** The document of a change, made of what it does now: another price has another one made; none where no price is given. */
export function useChangeDocument(
  change: { readonly policy_id: string; readonly policy_proposal_id: string },
  price: string | null,
) {
  const ask = useAsk('user');
  const { policy_id, policy_proposal_id } = change;
  const made = useQuery({
    queryKey: ['change-document', policy_proposal_id, price],
    // Made once for a price: what is read again after the signature is another version of it.
    enabled: price !== null,
    staleTime: Infinity,
    queryFn: async () => {
      const requested = { policy_id, document_type: 'policy_change', about_id: policy_proposal_id };
      return (await ask(PreparePolicyDocumentDocument, requested)).prepare_policy_document;
    },
  });
  const id = made.data?.document_id ?? null;
  const isMade = made.data?.document?.status === 'ready';
  const status = useQuery({
    queryKey: ['change-document-status', id],
    queryFn: async () =>
      (await ask(LoadDocumentStatusDocument, { document_id: id ?? '' })).documents_by_pk?.status ?? null,
    enabled: id !== null && !isMade,
    refetchInterval: ({ state }) => (state.data === 'pending' || state.data === undefined ? untilNextLook : false),
  });
  return {
    id,
    isReady: isMade || status.data === 'ready',
    isFailed: made.isError || status.data === 'failed',
    retry: () => void made.refetch(),
  };
}

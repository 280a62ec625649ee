'use client';
import { useMutation } from '@tanstack/react-query';
import { useClaimContext } from '../../../data/session/claim-session.tsx';
import { WriteClaimMessageDocument } from '../../../generated/documents.ts';
import type { WritesMessage } from './claim-messages.tsx';

/** Writes about the claim whose link one has; what is on screen is read again once it is sent. */
export function useBearerMessages(claimId: string, onSent: () => void): WritesMessage {
  const { askForClaim } = useClaimContext();
  const write = useMutation({
    mutationFn: (message: string) => askForClaim(WriteClaimMessageDocument, { claim_id: claimId, message }),
    onSuccess: onSent,
  });
  return { ...write, send: (message, onSuccess) => write.mutate(message, { onSuccess }) };
}

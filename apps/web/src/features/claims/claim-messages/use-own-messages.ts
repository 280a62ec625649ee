'use client';
import { WriteClaimMessageDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import type { WritesMessage } from './claim-messages.tsx';

/** Writes about one's own claim, signed in. */
export function useOwnMessages(claimId: string): WritesMessage {
  const write = useOperation(WriteClaimMessageDocument, undefined, { kind: 'user', rereads: ['user'] });
  return {
    ...write,
    send: (message, onSuccess) => write.mutate({ claim_id: claimId, message }, { onSuccess }),
  };
}

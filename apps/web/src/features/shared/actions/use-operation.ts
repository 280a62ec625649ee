'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isReadAs } from '../../../data/requests/query-keys.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { newId } from '../../../data/new-id.ts';

type OperationOptions = {
  /** As whom it is done. */
  readonly kind?: RequestKind;
  /** What is read again afterwards, by the kinds that read it; everything that staff see, unless given. */
  readonly rereads?: readonly RequestKind[];
  /** Whoever asks has no place of its own for a refusal, which the bar shows then. */
  readonly refusesInBar?: boolean;
};

/** Carries out an operation once for each dialog, and has everything read again that it may have altered. */
export function useOperation<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  onSuccess?: (result: Result) => void,
  { kind = 'agent', rereads, refusesInBar = false }: OperationOptions = {},
) {
  const ask = useAsk(kind);
  const client = useQueryClient();
  const [idempotencyKey, setKey] = useState(newId);
  return useMutation({
    mutationFn: (variables: Variables) => ask(document, variables, { idempotencyKey, showsRefusals: !refusesInBar }),
    onSuccess: async (result) => {
      setKey(newId());
      onSuccess?.(result);
      await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, rereads) });
    },
    // A refused operation is another one the next time; what was not heard of is asked for again under its key.
    onError: (error) => {
      if ('code' in error && error.code !== undefined) setKey(newId());
    },
  });
}

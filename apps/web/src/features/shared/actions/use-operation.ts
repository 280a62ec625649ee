'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../data/query-keys.ts';
import type { TypedDocument } from '../../../data/typed-document.ts';
import { useAsk } from '../../../data/use-session.ts';
import { newId } from '../../../data/new-id.ts';

/** Carries out an operation once for each dialog, and has everything read again that staff see. */
export function useOperation<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  onSuccess?: (result: Result) => void,
) {
  const ask = useAsk('agent');
  const client = useQueryClient();
  const [idempotencyKey, setKey] = useState(newId);
  return useMutation({
    mutationFn: (variables: Variables) => ask(document, variables, { idempotencyKey }),
    onSuccess: async (result) => {
      setKey(newId());
      onSuccess?.(result);
      await client.invalidateQueries({ queryKey: queryKeys.staff });
    },
    // A refused operation is another one the next time; what was not heard of is asked for again under its key.
    onError: (error) => {
      if ('code' in error && error.code !== undefined) setKey(newId());
    },
  });
}

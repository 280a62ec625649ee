'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import type { RequestKind } from '../session/role-for-kind.ts';
import type { TypedDocument } from './typed-document.ts';
import { useAsk } from '../session/use-session.ts';

type ReadOptions<Result> = {
  enabled?: boolean;
  /** Keeps the last answer on screen while other variables are asked for. */
  keepsLast?: boolean;
  /** Milliseconds until the next look, given what is known; false stops. */
  again?: number | ((data: Result | undefined) => number | false);
  /** The screen has a place of its own for a refusal, so that the bar says nothing. */
  showsRefusals?: boolean;
};

/** Reads a document as the signed-in person; its name and variables are the key of the cache. */
export function useRead<Result, Variables>(
  kind: RequestKind,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { enabled = true, keepsLast = false, again = () => false, showsRefusals }: ReadOptions<Result> = {},
) {
  const ask = useAsk(kind);
  return useQuery<Result>({
    queryKey: queryKeys.document(kind, document, variables),
    queryFn: ({ signal }) =>
      ask(document, variables, { signal, ...(showsRefusals !== undefined && { showsRefusals }) }),
    enabled,
    refetchInterval: ({ state }) => (typeof again === 'number' ? again : again(state.data)),
    // The result of a document is an object, never a function; the library's type allows for both.
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
}

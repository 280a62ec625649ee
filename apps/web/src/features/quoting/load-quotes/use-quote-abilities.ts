'use client';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../data/query-keys.ts';
import type { TypedDocument } from '../../../data/typed-document.ts';
import { useAsk } from '../../../data/use-session.ts';
import { abilitiesAtOnce, abilitiesDocument, type BulkAbilities } from '../quote-actions/abilities-document.ts';

/** What may be done to each of several quotes, as the server says; undefined while it is asked. */
export function useQuoteAbilities(ids: readonly string[], enabled: boolean) {
  const ask = useAsk('agent');
  return useQuery({
    queryKey: queryKeys.quoteAbilities(ids),
    enabled: enabled && ids.length > 0,
    queryFn: async ({ signal }) => {
      const abilities: BulkAbilities[] = [];
      for (let from = 0; from < ids.length; from += abilitiesAtOnce) {
        const part = ids.slice(from, from + abilitiesAtOnce);
        const variables = Object.fromEntries(part.map((id, place) => [`q${place}`, id]));
        const document: TypedDocument<Record<string, BulkAbilities>, typeof variables> = abilitiesDocument(part.length);
        const answer = await ask(document, variables, { signal });
        abilities.push(...part.flatMap((_, place) => answer[`a${place}`] ?? []));
      }
      return abilities;
    },
  }).data;
}

'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { abilitiesAtOnce, abilitiesDocument, type AbleTable } from './abilities-document.ts';

/** What may be done to each of several records, as the server says, which knows some tables alone; undefined while it is asked. */
export function useAbilities(kind: RequestKind, table: AbleTable | null, ids: readonly string[], enabled: boolean) {
  const ask = useAsk(kind);
  return useQuery({
    queryKey: queryKeys.abilities(kind, table, ids),
    enabled: enabled && table !== null && ids.length > 0,
    queryFn: async ({ signal }) => {
      if (table === null) return [];
      const abilities: (readonly AbilityFragment[])[] = [];
      for (let from = 0; from < ids.length; from += abilitiesAtOnce) {
        const part = ids.slice(from, from + abilitiesAtOnce);
        const variables = Object.fromEntries(part.map((id, place) => [`r${place}`, id]));
        const answer = await ask(abilitiesDocument(table, part.length), variables, { signal });
        abilities.push(...part.map((_, place) => ownValue(answer, `a${place}`) ?? []));
      }
      return abilities;
    },
  }).data;
}

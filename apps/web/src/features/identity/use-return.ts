'use client';
import { useQueryClient } from '@tanstack/react-query';
import { isOfSession, type QueryKey, queryKeys } from '../../data/query-keys.ts';
import { usePageRouter } from '../../locale/use-page-router.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { returnPath } from '../../data/return-path.ts';
import { fetchProfile, type SessionOf, useSession } from '../../data/use-session.ts';
import { usePageLocale } from '../../locale/use-page-locale.ts';
import { switchAddress } from '../../shell/language-links.tsx';

const never = () => () => undefined;
const readQuery = () => window.location.search;

/** Where a sign-in page leads afterwards, and whether a mailed link brought a problem here. Whoever is in goes on. */
export function useReturn(fallback: string) {
  const query = new URLSearchParams(useSyncExternalStore(never, readQuery, () => ''));
  const returnTo = returnPath(query.get('returnTo'), fallback);
  const router = usePageRouter();
  const spoken = usePageLocale();
  const person = useSession().data;
  const isIn = Boolean(person) && !person?.ended;
  const language = person?.language ?? spoken;
  useEffect(() => {
    if (!isIn) return;
    if (language === spoken) router.replace(returnTo);
    else window.location.replace(switchAddress(language, returnTo));
  }, [isIn, language, spoken, returnTo, router]);
  return { returnTo, problem: query.get('error') };
}

/**
 * Looks again who is signed in, after the server said yes. Nothing that was read before counts any more; under a
 * session that ended it stays on screen until it is read anew, for the page goes on.
 */
export function useEnter() {
  const client = useQueryClient();
  const others = { predicate: ({ queryKey }: { queryKey: QueryKey }) => !isOfSession(queryKey) };
  return async (): Promise<void> => {
    const goesOn = client.getQueryData<SessionOf | null>(queryKeys.session)?.ended ?? false;
    const profile = await fetchProfile();
    if (!goesOn) client.removeQueries(others);
    client.setQueryData(queryKeys.session, profile);
    if (goesOn) void client.invalidateQueries(others);
  };
}

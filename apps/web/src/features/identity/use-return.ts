'use client';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { returnPath } from '@roadworthy/core/shared/site/return-path.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isOfSession, type QueryKey, queryKeys } from '../../data/requests/query-keys.ts';
import { usePageRouter } from '../../locale/use-page-router.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { fetchProfile, type SessionOf, type SignedInUser, useSession } from '../../data/session/use-session.ts';
import { usePageLocale } from '../../locale/use-page-locale.ts';
import { switchAddress } from '../../shell/language-links.tsx';

const never = () => () => undefined;
const readQuery = () => window.location.search;

/** Where somebody who is in goes on: a page of this document, or one to load anew because it speaks another language. */
export function wayOn(requested: string | null, fallback: string, spoken: PageLocale, language: PageLocale) {
  const returnTo = returnPath(requested, fallback);
  return { returnTo, loads: language === spoken ? null : switchAddress(language, returnTo) };
}

/** Leads somebody who has come in on to a page, in their own language. */
export function useGoOn() {
  const router = usePageRouter();
  const spoken = usePageLocale();
  return (requested: string, language: PageLocale | null | undefined): void => {
    const { returnTo, loads } = wayOn(requested, '/', spoken, language ?? spoken);
    if (loads === null) router.replace(returnTo);
    else window.location.replace(loads);
  };
}

/** Where a sign-in page leads afterwards. Whoever is in goes on. */
export function useReturn(fallback: string | ((person: Pick<SignedInUser, 'roles' | 'preferences'>) => string)) {
  const query = new URLSearchParams(useSyncExternalStore(never, readQuery, () => ''));
  const router = usePageRouter();
  const spoken = usePageLocale();
  const person = useSession().data;
  const isIn = Boolean(person) && !person?.ended;
  const home = typeof fallback === 'string' ? fallback : fallback(person ?? { roles: [], preferences: {} });
  const { returnTo, loads } = wayOn(query.get('returnTo'), home, spoken, person?.language ?? spoken);
  useEffect(() => {
    if (!isIn) return;
    if (loads === null) router.replace(returnTo);
    else window.location.replace(loads);
  }, [isIn, loads, returnTo, router]);
  return { returnTo };
}

/**
 * Looks again who is signed in, after the server said yes. Nothing that was read before counts any more; under a
 * session that ended it stays on screen until it is read anew, for the page goes on.
 */
export function useEnter() {
  const client = useQueryClient();
  const others = { predicate: ({ queryKey }: { queryKey: QueryKey }) => !isOfSession(queryKey) };
  return async (): Promise<SignedInUser | null> => {
    const goesOn = client.getQueryData<SessionOf | null>(queryKeys.session)?.ended ?? false;
    const profile = await fetchProfile({ anew: true });
    if (!goesOn) client.removeQueries(others);
    client.setQueryData(queryKeys.session, profile);
    if (goesOn) void client.invalidateQueries(others);
    return profile;
  };
}

'use client';
import { useQueryClient } from '@tanstack/react-query';
import { usePageRouter } from '../../locale/use-page-router.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { returnPath } from '../../data/return-path.ts';
import { fetchProfile, useSession } from '../../data/use-session.ts';

const never = () => () => undefined;
const readQuery = () => window.location.search;

/** Where a sign-in page leads afterwards, and whether a mailed link brought a problem here. Whoever is in goes on. */
export function useReturn(fallback: string) {
  const query = new URLSearchParams(useSyncExternalStore(never, readQuery, () => ''));
  const returnTo = returnPath(query.get('returnTo'), fallback);
  const router = usePageRouter();
  const session = useSession();
  const isIn = Boolean(session.data);
  useEffect(() => {
    if (isIn) router.replace(returnTo);
  }, [isIn, returnTo, router]);
  return { returnTo, problem: query.get('error') };
}

/** Looks again who is signed in, after the server said yes; nothing that was read before counts any more. */
export function useEnter() {
  const client = useQueryClient();
  return async (): Promise<void> => {
    const profile = await fetchProfile();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    client.setQueryData(['session'], profile);
  };
}

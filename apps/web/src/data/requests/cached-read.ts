'use client';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { addDevice, addSession, browser, type Environment, fetchJson } from './request.ts';

/** Other origins that may be sent the session. There are none. */
const trustedOrigins: readonly string[] = [];

/** The address of a read that carries the session; throws for one that is not ours, because the session would leave. */
function trustedUrl(url: string, page: string, trusted: readonly string[]): URL {
  const target = new URL(url, page);
  const isOurs = target.origin === new URL(page).origin || trusted.includes(target.origin);
  if (!isOurs || !/^https?:$/.test(target.protocol)) {
    throw new Error(`The session does not go to ${target.origin}`);
  }
  return target;
}

/** GETs JSON without the session. Only our own pages learn which device asks. Throws a RequestError. */
export async function getUnauthenticated(
  url: string,
  signal?: AbortSignal,
  environment: Environment = browser,
  page: string = window.location.href,
): Promise<unknown> {
  const headers = new Headers({ Accept: 'application/json' });
  const target = new URL(url, page);
  if (target.origin === new URL(page).origin) addDevice(headers, environment);
  const init: RequestInit = { headers, credentials: 'omit', ...(signal && { signal }) };
  return fetchJson(target.href, init, environment);
}

/** GETs JSON with the stored session, from our own origin alone; never follows a redirect away from it. */
export async function getAuthenticated(
  url: string,
  signal?: AbortSignal,
  environment: Environment = browser,
  page: string = window.location.href,
): Promise<unknown> {
  const target = trustedUrl(url, page, trustedOrigins);
  const headers = new Headers({ Accept: 'application/json' });
  addDevice(headers, environment);
  addSession(headers, environment);
  return fetchJson(target.href, { headers, redirect: 'error', ...(signal && { signal }) }, environment);
}

/** Reads a URL through the cache; its answer is `Result` by the word of whoever wrote the route. */
export function useCachedRead<Result>(url: string, { authenticated = true, enabled = true } = {}) {
  return useQuery<Result>({
    queryKey: queryKeys.url(url, authenticated),
    queryFn: async ({ signal }) =>
      (await (authenticated ? getAuthenticated : getUnauthenticated)(url, signal)) as Result,
    enabled,
  });
}

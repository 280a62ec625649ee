import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../requests/query-keys.ts';
import { fetchJson, headersFor } from '../requests/request.ts';
import { RequestError } from '../requests/request-error.ts';
import { postAuth } from './sign-in-calls.ts';

/** A session of the person who asks. */
export type OwnSession = {
  readonly id: string;
  readonly current: boolean;
  readonly started: string;
  readonly lastSeen: string;
  readonly expires: string;
  readonly network: string | null;
  readonly program: string | null;
};

const address = '/api/auth/sessions';

/** The sessions of the person who asks, the one that was used last first. */
export const ownSessions = queryOptions({
  queryKey: queryKeys.url(address, true),
  queryFn: async () => ((await fetchJson(address, { headers: headersFor({}) })) as { sessions: OwnSession[] }).sessions,
});

/** Ends one session, or without an id all of them. */
export const endSessions = (id?: string): Promise<unknown> => postAuth('/sessions/end', id === undefined ? {} : { id });

/** What the sign-in library calls the reason why it refused, such as INVALID_TOKEN; null where it gave none. */
export function authCode(error: unknown): string | null {
  if (!(error instanceof RequestError)) return null;
  const { info } = error;
  const named = typeof info === 'object' && info !== null && 'code' in info ? info.code : null;
  return typeof named === 'string' ? named : null;
}

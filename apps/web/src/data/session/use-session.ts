'use client';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Preferences } from '@roadworthy/core/identity/vocabulary.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Ask, askInRole } from '../requests/ask.ts';
import { earlyName, takeEarly } from '../early/early-answers.ts';
import { queryKeys } from '../requests/query-keys.ts';
import { browser, dataHere, fetchJson, type Here, headersFor } from '../requests/request.ts';
import { httpError } from '../requests/request-error.ts';
import { sessionAddress } from './session-address.ts';
import type { RequestKind } from './role-for-kind.ts';

export type Workplace = { readonly org_id: string; readonly name: string };

export type SignedInUser = {
  readonly sub: string;
  readonly given_name: string | null;
  /** The picture on the card that customers see. */
  readonly photo_url: string | null;
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
  /** The organization for which the session works. */
  readonly org_id: string | null;
  /** All for which the person works. */
  readonly organizations?: readonly Workplace[];
  /** The language that the person chose; null before. */
  readonly language: PageLocale | null;
  /** What the person set for their own work. */
  readonly preferences: Preferences;
  /** Whether they have to set up a second factor before anything else. */
  readonly second_factor_owed?: boolean;
  /** Whether the configuration opens the map to the person's organization. */
  readonly map: boolean;
  /** Ids of organizations that stand first where one is chosen. */
  readonly first_organizations?: readonly string[];
};

/** Somebody who is signed in here, or was until the session ended. */
export type SessionOf = SignedInUser & { readonly ended?: true };

const hour = 3_600_000;

/** Milliseconds after which a look at the session that has no answer has failed. */
const lookupTimeout = 5000;

/**
 * The signed-in person, or null: 204 means that nobody is. A failure throws with its HTTP status, silence with 408. Who has
 * just come in asks `anew`: what the page asked for as it opened may lie there still, from before.
 */
export async function fetchProfile({ anew = false } = {}): Promise<SignedInUser | null> {
  const asked = takeEarly(earlyName(undefined, sessionAddress));
  const early = anew ? undefined : asked;
  const environment = { ...browser, ...(early && { fetch: () => early.answer }) };
  const body = early?.body ?? (await inTime(fetchJson(sessionAddress, { headers: headersFor({}) }, environment)));
  return body === null ? null : (body as SignedInUser);
}

/** What the page asked for by itself cannot be called off, so that the waiting ends instead; a person tries again. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(httpError(408, null)), lookupTimeout);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** What a look at the session leaves: whoever was there stays known after the end, so that the page stays too. */
export function sessionAfter(before: SessionOf | null | undefined, found: SignedInUser | null): SessionOf | null {
  if (found !== null) return found;
  return before ? { ...before, ended: true } : null;
}

/** Who is signed in, looked at again every hour and on focus when the answer is older. */
export function useSession() {
  return useQuery({
    queryKey: queryKeys.session,
    queryFn: async ({ client }) =>
      sessionAfter(client.getQueryData<SessionOf | null>(queryKeys.session), await fetchProfile()),
    staleTime: hour,
    refetchInterval: hour,
  });
}

/**
 * Asks as the signed-in person, in the role that the kind of request calls for; failures are shown and reported. Who
 * only asks looks at the roles when asking, and need not be drawn again when somebody looks at the session.
 */
export function useAsk(kind: RequestKind): Ask {
  const client = useQueryClient();
  return useMemo(
    () => askInRole(kind, () => client.getQueryData<SessionOf | null>(queryKeys.session)?.roles ?? []),
    [client, kind],
  );
}

/** Looks for what the page asked for by itself, in the role that the kind of request calls for. */
export function useHere(kind: RequestKind): Here {
  const client = useQueryClient();
  return (document, variables) => {
    const heldRoles = client.getQueryData<SessionOf | null>(queryKeys.session)?.roles ?? [];
    return dataHere(document, variables, { kind, heldRoles });
  };
}

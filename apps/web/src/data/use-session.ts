'use client';
import { useQuery } from '@tanstack/react-query';
import { type Ask, askInRole } from './ask.ts';
import { fetchJson, headersFor } from './request.ts';
import type { RequestKind } from './role-for-kind.ts';

export type SignedInUser = {
  readonly sub: string;
  readonly given_name: string | null;
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
  readonly org_id: string | null;
};

const hour = 3_600_000;

/** The signed-in person, or null: 204 means that nobody is. A failure throws with its HTTP status. */
export async function fetchProfile(): Promise<SignedInUser | null> {
  const body = await fetchJson('/api/auth/me', { headers: headersFor({}) });
  return body === null ? null : (body as SignedInUser);
}

/** Who is signed in, looked at again every hour and on focus when the answer is older. */
export function useSession() {
  return useQuery({ queryKey: ['session'], queryFn: fetchProfile, staleTime: hour, refetchInterval: hour });
}

/** Asks as the signed-in person, in the role that the kind of request calls for; failures are shown and reported. */
export function useAsk(kind: RequestKind): Ask {
  return askInRole(kind, useSession().data?.roles ?? []);
}

'use client';
import { useQuery } from '@tanstack/react-query';
import { fetchJson, headersFor, request, type RequestOptions } from './request.ts';
import type { RequestKind } from './role-for-kind.ts';
import type { TypedDocument } from './typed-document.ts';

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

/** Asks as a signed-in person, in the role that the kind of request calls for. */
export function useAsk(kind: RequestKind) {
  const heldRoles = useSession().data?.roles ?? [];
  return <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: Pick<RequestOptions, 'idempotencyKey' | 'signal'>,
  ): Promise<Result> => request(document, variables, { ...options, kind, heldRoles });
}

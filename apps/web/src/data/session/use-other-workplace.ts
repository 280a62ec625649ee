'use client';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../requests/query-keys.ts';
import { fetchJson, headersFor } from '../requests/request.ts';
import { useSession, type Workplace } from './use-session.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The organization, of several for which the person works, to which the record of the address belongs; null for none. */
export function useOtherWorkplace(): Workplace | null {
  const { organizations = [] } = useSession().data ?? {};
  const id = typeof window === 'undefined' ? undefined : uuid.exec(window.location.href)?.[0];
  const address = `/api/auth/organization-of?id=${id}`;
  const found = useQuery({
    queryKey: queryKeys.url(address, true),
    queryFn: async () => (await fetchJson(address, { headers: headersFor({}) })) as Workplace | null,
    enabled: organizations.length > 1 && id !== undefined,
  });
  return found.data ?? null;
}

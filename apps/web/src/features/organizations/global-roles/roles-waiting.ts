'use client';
import { useNow } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadRolesWaitingDocument } from '../../../generated/documents.ts';

const minute = 60_000;

type Request = { readonly user_id: string; readonly requested_by: string; readonly expires: string };

/** Whether a request waits for somebody: they neither asked for it nor is it about them, and it may be given still. */
export function waitsFor(person: string | undefined, { user_id, requested_by, expires }: Request, now: Date): boolean {
  return requested_by !== person && user_id !== person && new Date(expires) > now;
}

/** How many roles wait for the person who looks; 0 for who gives none. */
export function useRolesWaiting(): number {
  const person = useSession().data?.sub;
  const now = useNow({ updateInterval: minute });
  const { data } = useRead(
    'people',
    LoadRolesWaitingDocument,
    {},
    { enabled: useMay('global_role:write'), again: minute, showsRefusals: true },
  );
  return (data?.global_role_requests ?? []).filter((request) => waitsFor(person, request, now)).length;
}

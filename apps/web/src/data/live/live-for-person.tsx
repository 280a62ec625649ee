'use client';
import { mayAsk } from '../session/may-ask.ts';
import { type RequestKind, roleForKind } from '../session/role-for-kind.ts';
import { useSession } from '../session/use-session.ts';
import { useLive } from './use-live.ts';

const staffKinds: readonly RequestKind[] = ['agent', 'org_owner', 'org_admin', 'rater'];

/** Keeps the pages of the signed-in person up to date, the staff's in the widest role that they are asked in. */
export function LiveForPerson({ area }: { area: 'staff' | 'customer' }) {
  const user = useSession().data;
  const roles = user?.roles ?? [];
  const kind = area === 'customer' ? 'user' : staffKinds.find((one) => mayAsk(one, roles));
  const name = user && kind ? `${user.sub} ${roleForKind(kind, roles)}` : null;
  useLive(name, () => ({ ...(kind && { kind }), heldRoles: roles }));
  return null;
}

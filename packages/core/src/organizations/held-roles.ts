import { callerRoles, type CallerRole } from '../identity/vocabulary.ts';
import type { GlobalRole, MemberRole } from './vocabulary.ts';

/** One person's place in one organization. */
export type Membership = { readonly organizationId: string; readonly role: MemberRole; readonly active: boolean };

/** A signed-in person's roles, least privileged first; someone with none of their own is an address and no more. */
export function heldRoles(globalRoles: readonly GlobalRole[], memberships: readonly Membership[]): CallerRole[] {
  const held = new Set<CallerRole>(globalRoles);
  for (const membership of memberships) if (membership.active) held.add(membership.role);
  return held.size === 0 ? ['email'] : callerRoles.filter((role) => held.has(role));
}

/** The organization that a role acts for: where the person holds it, the first active membership winning. */
export function organizationOf(role: CallerRole, memberships: readonly Membership[]): string | null {
  return memberships.find((membership) => membership.active && membership.role === role)?.organizationId ?? null;
}

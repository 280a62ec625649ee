import { callerRoles, type CallerRole } from '../identity/vocabulary.ts';
import type { GlobalRole, MemberRole } from './vocabulary.ts';

/** One person's place in one organization. */
export type Membership = { readonly organizationId: string; readonly role: MemberRole; readonly active: boolean };

/**
 * Roles that come with another: an owner acts as an agent of the same organization, an administrator as all staff. Who
 * moves quotes and policies between organizations reads what is moved.
 */
const included: Partial<Record<CallerRole, readonly CallerRole[]>> = {
  'organization:owner': ['organization:agent'],
  'global:organization_admin': ['global:read_only'],
  'global:admin': callerRoles.filter((role) => role.startsWith('global:')),
};

function withIncluded(role: CallerRole): readonly CallerRole[] {
  return [role, ...(included[role] ?? [])];
}

/** A signed-in person's roles, least privileged first; someone with none of their own is an address and no more. */
export function heldRoles(globalRoles: readonly GlobalRole[], memberships: readonly Membership[]): CallerRole[] {
  const own = [...globalRoles, ...memberships.filter(({ active }) => active).map(({ role }) => role)];
  const held = new Set(own.flatMap(withIncluded));
  return held.size === 0 ? ['email'] : callerRoles.filter((role) => held.has(role));
}

/** The organization that a role acts for: where the person holds it, the first active membership winning. */
export function organizationOf(role: CallerRole, memberships: readonly Membership[]): string | null {
  const holding = (holds: (membership: Membership) => boolean) =>
    memberships.find((membership) => membership.active && holds(membership))?.organizationId;
  return holding((own) => own.role === role) ?? holding((own) => withIncluded(own.role).includes(role)) ?? null;
}

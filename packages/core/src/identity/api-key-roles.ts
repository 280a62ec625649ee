import { type CallerRole, givenRoles } from './vocabulary.ts';

/** The roles that an API key may speak under: those of staff. A machine is never a customer. */
export const apiKeyRoles = [
  'organization:agent',
  'organization:owner',
  'organization:underwriter',
  ...givenRoles,
] as const satisfies readonly CallerRole[];
export type ApiKeyRole = (typeof apiKeyRoles)[number];

/** The role that somebody acts under, and all that they hold in the organization of the key. */
export type KeyGiver = { readonly acting: string; readonly held: readonly string[] };

/** Whether a role is one of an organization, whose owner answers for it. */
export function isOfOrganization(role: string): boolean {
  return role.startsWith('organization:');
}

/**
 * The roles that somebody may give to a key: what they hold themselves, what their organization gives while they act
 * for it, and every role for an administrator of the platform.
 */
export function apiKeyRolesOf({ acting, held }: KeyGiver): readonly ApiKeyRole[] {
  if (acting === 'global:admin') return apiKeyRoles;
  const own = apiKeyRoles.filter((role) => held.includes(role));
  return isOfOrganization(acting) ? own.filter(isOfOrganization) : own;
}

import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { chooseRole } from '@roadworthy/core/identity/choose-role.ts';
import { callerRoles, isCallerRole, type CallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';

export type Membership = { readonly role: CallerRole; readonly organizationId: string };

/** A person who may sign in, with the roles held now. */
export type Account = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Least privileged first. */
  readonly roles: readonly CallerRole[];
  /** Active memberships of living organizations, oldest first. */
  readonly memberships: readonly Membership[];
};

export type AccountFacts = {
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_customer: boolean;
  readonly global_roles: readonly string[];
  readonly memberships: readonly { readonly role: string; readonly organization_id: string }[];
};

/** The account that the database's rows describe. Everybody with a row of their own holds `global:user`. */
export function accountOf(facts: AccountFacts): Account {
  const memberships = facts.memberships.flatMap(({ role, organization_id: organizationId }) =>
    isCallerRole(role) ? [{ role, organizationId }] : [],
  );
  const customer = facts.is_customer ? ['organization:customer'] : [];
  const held = new Set<string>([
    'global:user',
    ...customer,
    ...facts.global_roles,
    ...memberships.map(({ role }) => role),
  ]);
  return {
    userId: facts.user_id,
    email: facts.email,
    firstName: facts.first_name,
    lastName: facts.last_name,
    roles: callerRoles.filter((role) => held.has(role)),
    memberships,
  };
}

/** The principal of a signed-in request that names a role, or none. Refused when the role is not held. */
export function principalOfAccount(
  account: Pick<Account, 'userId' | 'roles' | 'memberships'>,
  requested: string | null,
): Decision<Principal, 'access-denied'> {
  const chosen = chooseRole({ held: account.roles, requested });
  if (!chosen.ok) return chosen;
  const organizationId = account.memberships.find(({ role }) => role === chosen.event)?.organizationId ?? null;
  return accept(principalOf(chosen.event, { userId: account.userId, organizationId }));
}

const customerRoles: readonly CallerRole[] = ['email', 'global:user', 'organization:customer'];

/** Whether the person works for us or for an organization; their sessions are shorter. */
export function isStaff(account: Pick<Account, 'roles'>): boolean {
  return account.roles.some((role) => !customerRoles.includes(role));
}

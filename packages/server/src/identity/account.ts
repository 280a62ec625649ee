import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { chooseRole } from '@roadworthy/core/identity/choose-role.ts';
import { readPreferences } from '@roadworthy/core/identity/set-preferences.ts';
import { callerRoles, type CallerRole, type Preferences } from '@roadworthy/core/identity/vocabulary.ts';
import { heldRoles, type Membership, organizationOf } from '@roadworthy/core/organizations/held-roles.ts';
import type { GlobalRole, MemberRole } from '@roadworthy/core/organizations/vocabulary.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';

/** A person who may sign in, with the roles held now. */
export type Account = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Of the card that customers see; null for whoever has none. */
  readonly photoUrl: string | null;
  /** The language that the person chose. */
  readonly language: PageLocale | null;
  readonly preferences: Preferences;
  /** Least privileged first. */
  readonly roles: readonly CallerRole[];
  /** Active memberships of living organizations, oldest first. */
  readonly memberships: readonly Membership[];
  readonly hasSecondFactor: boolean;
  /** Whether an organization for which the person works demands a second factor. */
  readonly isDemandedByOrganization: boolean;
};

export type AccountFacts = {
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly photo_url: string | null;
  readonly language: PageLocale | null;
  readonly preferences: unknown;
  readonly is_customer: boolean;
  /** The database's checks keep both lists. */
  readonly global_roles: readonly GlobalRole[];
  readonly memberships: readonly { readonly role: MemberRole; readonly organization_id: string }[];
  readonly has_second_factor: boolean;
  readonly second_factor_demanded: boolean;
};

/** The account that the database's rows describe. Everybody with a row of their own holds `global:user`. */
export function accountOf(facts: AccountFacts): Account {
  const memberships = facts.memberships.map(({ role, organization_id: organizationId }) => ({
    role,
    organizationId,
    active: true,
  }));
  const held = new Set<CallerRole>(heldRoles(['global:user', ...facts.global_roles], memberships));
  if (facts.is_customer) held.add('organization:customer');
  return {
    userId: facts.user_id,
    email: facts.email,
    firstName: facts.first_name,
    lastName: facts.last_name,
    photoUrl: facts.photo_url,
    language: facts.language,
    preferences: readPreferences(facts.preferences),
    roles: callerRoles.filter((role) => held.has(role)),
    memberships,
    hasSecondFactor: facts.has_second_factor,
    isDemandedByOrganization: facts.second_factor_demanded,
  };
}

/** The principal of a signed-in request that names a role, or none. Refused when the role is not held. */
export function principalOfAccount(
  account: Pick<Account, 'userId' | 'roles' | 'memberships'>,
  requested: string | null,
): Decision<Principal, 'access-denied'> {
  const chosen = chooseRole({ held: account.roles, requested });
  if (!chosen.ok) return chosen;
  const organizationId = organizationOf(chosen.event, account.memberships);
  return accept(principalOf(chosen.event, { userId: account.userId, organizationId }));
}

const customerRoles: readonly CallerRole[] = ['email', 'global:user', 'organization:customer'];

/** Whether the person works for us or for an organization; their sessions are shorter. */
export function isStaff(account: Pick<Account, 'roles'>): boolean {
  return account.roles.some((role) => !customerRoles.includes(role));
}

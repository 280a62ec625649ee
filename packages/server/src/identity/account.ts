import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { chooseRole } from '@roadworthy/core/identity/choose-role.ts';
import { readPreferences } from '@roadworthy/core/identity/set-preferences.ts';
import { callerRoles, type CallerRole, type Preferences } from '@roadworthy/core/identity/vocabulary.ts';
import { heldRoles, type Membership, organizationOf } from '@roadworthy/core/organizations/held-roles.ts';
import type { GlobalRole, MemberRole } from '@roadworthy/core/organizations/vocabulary.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';

/** An organization for which somebody works. */
export type Workplace = { readonly organizationId: string; readonly name: string };

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
  /** Active memberships of living organizations, oldest first; of a session's account those of its organization alone. */
  readonly memberships: readonly Membership[];
  /** The living organizations for which the person works, the one they joined first in front. */
  readonly organizations: readonly Workplace[];
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
  readonly memberships: readonly {
    readonly role: MemberRole;
    readonly organization_id: string;
    readonly organization_name: string;
  }[];
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
    organizations: workplacesOf(facts.memberships),
    hasSecondFactor: facts.has_second_factor,
    isDemandedByOrganization: facts.second_factor_demanded,
  };
}

function workplacesOf(memberships: AccountFacts['memberships']): readonly Workplace[] {
  const names = new Map(
    memberships.map(({ organization_id, organization_name }) => [organization_id, organization_name]),
  );
  return [...names].map(([organizationId, name]) => ({ organizationId, name }));
}

/** The account as it works for one organization alone: it holds what it does there, and its roles of the platform. */
export function accountIn(account: Account, organizationId: string): Account {
  const memberships = account.memberships.filter((membership) => membership.organizationId === organizationId);
  const here = new Set(memberships.length === 0 ? [] : heldRoles([], memberships));
  const roles = account.roles.filter((role) => !isOfMembers(role) || here.has(role));
  return { ...account, memberships, roles };
}

const isOfMembers = (role: CallerRole): boolean => role.startsWith('organization:') && role !== 'organization:customer';

/** The account of a session: in the organization that its person chose, or else where they have worked longest. */
export function workingAccount(account: Account, chosen: string | null): Account {
  const workplace =
    account.organizations.find(({ organizationId }) => organizationId === chosen) ?? account.organizations[0];
  return workplace === undefined ? account : accountIn(account, workplace.organizationId);
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

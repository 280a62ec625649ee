/** The roles that a caller may hold and name, least privileged first. */
export const callerRoles = [
  'email',
  'global:user',
  'organization:customer',
  'organization:agent',
  'organization:owner',
  'organization:underwriter',
  'global:read_only',
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
  'global:actuary',
  'global:underwriter',
  'global:organization_admin',
  'global:admin',
] as const;
export type CallerRole = (typeof callerRoles)[number];

/** Roles that follow from how a request came; no header can name them. */
export const impliedRoles = ['anonymous', 'token:quote', 'token:claim', 'system'] as const;
export type ImpliedRole = (typeof impliedRoles)[number];

export type Role = CallerRole | ImpliedRole;
export const roles: readonly Role[] = [...callerRoles, ...impliedRoles];

const customerRoles: readonly Role[] = [
  'anonymous',
  'token:quote',
  'token:claim',
  'global:user',
  'organization:customer',
];

/** Whether a role is that of somebody who is sold to, visitors and bearers of links among them, and not of staff. */
export function isCustomer(role: Role): boolean {
  return customerRoles.includes(role);
}

/** How the staff's pages look. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How high the rows of a list are. */
export const densities = ['regular', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How a person wants to see one list. */
export type ListPreferences = {
  readonly density?: Density;
  /** The columns beside the first, by their keys; absent: those that the list shows by itself. */
  readonly columns?: readonly string[];
};

/** Where staff may choose to begin who were on their way nowhere; the first is the page on which one chooses. */
export const firstPages = [
  'welcome',
  'home',
  'quotes',
  'policies',
  'underwriting',
  'raters',
  'organizations',
  'products',
] as const;
export type FirstPage = (typeof firstPages)[number];

/** What a person set for their own work, wherever they sign in. What is absent was never chosen. */
export type Preferences = {
  readonly theme?: Theme;
  /** Whether single keys act. */
  readonly single_keys?: boolean;
  readonly first_page?: FirstPage;
  /** Steps of setting up that the person wants to hear of no more, each after the organization that it is of. */
  readonly setup_dismissed?: readonly string[];
  /** By the names of the lists. */
  readonly lists?: Readonly<Record<string, ListPreferences>>;
};

/** Most views that a person keeps of one list, and that an organization shares of one. */
export const mostViews = 12;

/** Whether a text names a role that a caller may hold. */
export function isCallerRole(text: unknown): text is CallerRole {
  return callerRoles.some((role) => role === text);
}

/** How long a session lasts, in hours: while it is not used, and in all. What staff read beside “remember me” is this. */
export const sessionHours = {
  staff: { idle: 2, total: 12 },
  remembered: { idle: 30 * 24, total: 30 * 24 },
  customer: { idle: 30 * 24, total: 365 * 24 },
} as const;
export type Stay = keyof typeof sessionHours;

/** How long the passwords of staff have to be and may be, in characters. */
export const passwordLength = { least: 12, most: 128 } as const;

/** What another address is for: to sign in with, or for the letters of an agent. */
export const addressPurposes = ['sign_in', 'agent_letters'] as const;
export type AddressPurpose = (typeof addressPurposes)[number];

/** Where another address stands: its inboxes are waited for, it counts, its person took it back, or asked for another. */
export const addressStatuses = ['asked', 'done', 'cancelled', 'replaced'] as const;
export type AddressStatus = (typeof addressStatuses)[number];

/** The two addresses of a change; the place of each is the version of its link. */
export const inboxes = ['former', 'new'] as const;
export type Inbox = (typeof inboxes)[number];

/**
 * The second factor of staff, after RFC 6238: six digits each half minute. A code of the half minute before or after counts
 * as well, because clocks differ.
 */
export const secondFactor = {
  digits: 6,
  stepSeconds: 30,
  /** How many steps a clock may be early or late. */
  drift: 1,
  recoveryCodes: 10,
  /** How long a browser that its person trusts is not asked for a code. */
  trustedDays: 30,
  /** How long after the password the code may be given. */
  minutes: 10,
} as const;

/** Most passkeys of one person. */
export const mostPasskeys = 20;

/** What of the ways in somebody is told about when it changes. */
export const signInChanges = [
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
] as const;
export type SignInChange = (typeof signInChanges)[number];

/** The roles of the whole platform that are given: everybody is a user of it. */
export const givenRoles = [
  'global:read_only',
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
  'global:actuary',
  'global:underwriter',
  'global:organization_admin',
  'global:admin',
] as const satisfies readonly CallerRole[];
export type GivenRole = (typeof givenRoles)[number];

import type { Role } from '@roadworthy/core/identity/vocabulary.ts';

export const customers: readonly Role[] = ['global:user', 'organization:customer'];
export const owned: readonly Role[] = ['organization:agent', 'organization:owner', 'organization:underwriter'];
export const service: readonly Role[] = ['global:service_agent', 'global:service_member', 'global:service_manager'];
export const staff: readonly Role[] = ['global:read_only', ...service, 'global:underwriter', 'global:admin'];
export const administration: Role = 'global:organization_admin';
export const actuary: Role = 'global:actuary';
export const readers: readonly Role[] = [
  ...(['anonymous', 'token:quote', 'token:claim'] as const),
  ...customers,
  ...owned,
  ...staff,
  actuary,
  administration,
];
export type Columns = 'all' | { readonly only: string } | { readonly but: string };
/**
 * `rows`: every row, those of the organization, the caller's own, what a token opens, what is shared, or through a row
 * that is seen.
 */
export type Expected = { readonly roles: readonly Role[]; readonly rows: string; readonly columns: Columns };

export const to = (roles: readonly Role[], rows: string, columns: Columns = 'all'): Expected => ({
  roles,
  rows,
  columns,
});
export const only = (names: string): Columns => ({ only: names });
export const but = (names: string): Columns => ({ but: names });

/** The organization's own staff sees its rows, and the platform's staff every row. */
export const business = (columns: Columns = 'all', more: readonly Role[] = [], rows = 'organization'): Expected[] => [
  to(owned, rows, columns),
  to([...staff, ...more], 'every', columns),
];
/** What the platform says to every organization besides. */
export const broadcast = 'organization or for_everybody';
/** And what an organization above says to all beneath it. */
export const announced = 'beneath it or organization or for_everybody';

export const ratersOf = (rows: string): Expected[] => [
  to(['organization:underwriter'], rows),
  to([actuary, 'global:underwriter', 'global:admin'], 'every'),
];
export const raters = ratersOf('organization');
export const ruleWriters = (columns: Columns): Expected[] => [
  to(['organization:underwriter'], 'organization', columns),
  to(['global:underwriter', 'global:admin'], 'every', columns),
];

import { expect, test } from 'vitest';
import { areaOf, mayEnter, type StaffArea } from './staff-area.ts';

const areas: readonly StaffArea[] = [
  'agents',
  'announcements',
  'adjusters',
  'underwriting',
  'rates',
  'organizations',
  'deletions',
  'audit',
  'products',
];
const opens = (...roles: string[]) => areas.filter((area) => mayEnter(area, ['global:user', ...roles]));

test.each([
  [['organization:agent'], ['agents', 'announcements', 'products']],
  [
    ['organization:agent', 'organization:owner'],
    ['agents', 'announcements', 'audit', 'products'],
  ],
  [['organization:underwriter'], ['agents', 'announcements', 'underwriting', 'rates', 'products']],
  [['global:underwriter'], ['agents', 'announcements', 'underwriting', 'rates', 'products']],
  [
    ['global:read_only', 'global:organization_admin'],
    ['agents', 'announcements', 'underwriting', 'organizations', 'deletions', 'audit', 'products'],
  ],
  [['global:read_only'], ['agents', 'announcements', 'underwriting', 'organizations', 'products']],
  [['global:service_member'], ['agents', 'announcements', 'products']],
  [['global:service_manager'], ['agents', 'announcements', 'adjusters', 'products']],
  [['global:actuary'], ['rates', 'products']],
  [['organization:customer'], []],
] as const)('%j opens the areas %j', (roles, wanted) => {
  expect(opens(...roles)).toEqual(wanted);
});

test.each([
  ['/agents/quotes', 'agents'],
  ['/agents/announcements', 'announcements'],
  ['/agents/claims/adjusters', 'adjusters'],
  ['/agents/claims/clock', 'agents'],
  ['/underwriting', 'underwriting'],
  ['/underwriting/rules/impact/1', 'underwriting'],
  ['/underwriting/raters/dislocation', 'rates'],
  ['/underwriting/raters/losses', 'rates'],
  ['/underwriting/quotes', 'rates'],
  ['/underwriting/quotes/1', 'underwriting'],
  ['/underwriting/quotes/1/pricing', 'rates'],
  ['/organizations', 'organizations'],
  ['/organizations/deletions', 'deletions'],
  ['/organizations/audit', 'audit'],
  ['/products/waiting', 'products'],
] as const)('the page %s is of the area %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

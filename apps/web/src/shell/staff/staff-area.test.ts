import { expect, test } from 'vitest';
import { mayEnter, type StaffArea } from './staff-area.ts';

const areas: readonly StaffArea[] = ['agents', 'underwriting', 'organizations', 'products'];
const opens = (...roles: string[]) => areas.filter((area) => mayEnter(area, ['global:user', ...roles]));

test.each([
  [['organization:agent'], ['agents']],
  [
    ['organization:agent', 'organization:owner'],
    ['agents', 'products'],
  ],
  [['organization:underwriter'], ['agents', 'underwriting', 'products']],
  [['global:underwriter'], ['agents', 'underwriting', 'products']],
  [['global:read_only', 'global:organization_admin'], areas],
  [['global:read_only'], areas],
  [['global:service_member'], ['agents']],
  [['global:actuary'], ['underwriting', 'products']],
  [['organization:customer'], []],
] as const)('%j opens the areas %j', (roles, wanted) => {
  expect(opens(...roles)).toEqual(wanted);
});

import { expect, test } from 'vitest';
import { type TopArea, visibleLinks } from './top-links.ts';

const every: readonly TopArea[] = [
  'agents',
  'underwriting',
  'organizations',
  'partners',
  'round_robin',
  'announcements',
];
const seen = (...roles: string[]) => visibleLinks({ roles: ['global:user', ...roles] }, every).map(({ area }) => area);

test.each([
  ['global:admin', every],
  ['global:organization_admin', ['agents', 'organizations', 'partners', 'round_robin', 'announcements']],
  ['global:underwriter', ['agents', 'underwriting', 'announcements']],
  ['organization:underwriter', ['agents', 'underwriting', 'announcements']],
  ['organization:agent', []],
  ['organization:owner', []],
  ['global:service_agent', []],
  ['global:service_member', []],
  ['global:service_manager', []],
  ['global:read_only', []],
  ['global:actuary', []],
  ['organization:customer', []],
] as const)('%s sees the links %j', (role, areas) => {
  expect(seen(role)).toEqual(areas);
});

test('several roles see what each of them sees', () => {
  expect(seen('global:organization_admin', 'organization:underwriter')).toEqual(every);
});

test('an area without pages has no link', () => {
  expect(visibleLinks({ roles: ['global:admin'] })).toEqual([{ area: 'agents', href: '/agents' }]);
});

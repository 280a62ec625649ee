import { expect, test } from 'vitest';
import { staffHome } from './staff-home.ts';

test.each([
  [['global:actuary'], '/underwriting/raters'],
  [['global:actuary', 'global:underwriter'], '/welcome'],
  [['organization:underwriter'], '/welcome'],
  [['organization:agent'], '/welcome'],
  [['global:organization_admin'], '/welcome'],
  [[], '/welcome'],
] as const)('%j begin at %s', (roles, home) => {
  expect(staffHome(['global:user', ...roles])).toBe(home);
});

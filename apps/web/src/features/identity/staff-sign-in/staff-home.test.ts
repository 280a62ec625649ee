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
  expect(staffHome({ roles: ['global:user', ...roles] })).toBe(home);
});

test.each([
  [['organization:agent'], 'quotes', '/agents/quotes'],
  [['organization:agent'], 'underwriting', '/welcome'],
  [['global:actuary'], 'welcome', '/welcome'],
  [['global:actuary'], 'home', '/underwriting/raters'],
] as const)(
  '%j who chose %s begin at %s: what does not open to them any more is not chosen',
  (roles, first_page, home) => {
    expect(staffHome({ roles: ['global:user', ...roles], preferences: { first_page } })).toBe(home);
  },
);

import { expect, test } from 'vitest';
import { viewerOf } from '../../../shell/staff/viewer.ts';
import { palettePlaces } from './palette-places.ts';

const places = (...roles: string[]) => {
  const person = { roles: ['global:user', ...roles], org_id: null, map: false };
  return palettePlaces(viewerOf({ person, organizationType: null, productCount: 1 })).map(({ href }) => href);
};
const products = ['/products', '/products/waiting'];
const dislocation = '/underwriting/raters/dislocation';
const tabs = [
  '/underwriting',
  '/underwriting/policies',
  '/underwriting/renewals',
  '/underwriting/restrictions',
  '/underwriting/moratoriums',
  '/underwriting/rules',
  '/underwriting/questions',
  '/underwriting/raters',
  '/underwriting/map',
];
const underwriting = [...tabs, dislocation];
const portal = [
  '',
  '/quotes',
  '/policies',
  '/proposals',
  '/claims',
  '/renewals',
  '/delinquencies',
  '/legal-days',
  '/letters',
  '/announcements',
  '/leaderboard',
  '/reports',
  '/elsewhere',
  '/enquiries',
  '/bulk',
].map((path) => `/agents${path}`);

const withoutRates = underwriting.filter((href) => !href.startsWith('/underwriting/raters'));

test.each([
  [['organization:agent'], [...portal, ...products]],
  [['global:read_only'], [...portal, ...withoutRates, '/organizations', ...products]],
  [['organization:underwriter'], [...portal, ...underwriting, ...products]],
  [
    ['global:organization_admin'],
    ['/organizations', '/organizations/deletions', '/organizations/audit', '/organizations/operating', ...products],
  ],
  [['global:actuary'], ['/underwriting/raters', dislocation, '/underwriting/quotes', '/products']],
] as const)('%j is led to %j', (roles, hrefs) => {
  expect(places(...roles)).toEqual(hrefs);
});

test('an administrator is led to the roles of the platform, too', () => {
  expect(places('global:admin', 'global:organization_admin')).toContain('/organizations/roles');
});

test('several roles lead to what each of them opens, each once', () => {
  expect(places('global:organization_admin', 'global:underwriter')).toEqual([
    ...portal,
    ...underwriting,
    '/underwriting/quotes',
    '/organizations',
    '/organizations/deletions',
    '/organizations/audit',
    '/organizations/operating',
    ...products,
  ]);
});

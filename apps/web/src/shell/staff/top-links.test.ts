import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import type { OrganizationType } from '@roadworthy/core/organizations/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { isFramePage } from '../../locale/frame-pages.ts';
import { type MenuEntry, type TopArea, visibleEntries } from './top-links.ts';
import { isClosedToSoftware, visibleLinks, visibleTabs } from './top-links.ts';
import type { Viewer } from './viewer.ts';

const areas: readonly TopArea[] = [
  'agents',
  'underwriting',
  'raters',
  'pricing',
  'organizations',
  'products',
  'partners',
  'round_robin',
  'announcements',
];
const entries: readonly MenuEntry[] = ['organization', 'partners'];

// The visibility rules of the platform shell's section 2.4, written here a second time: who sees a link of the top bar; and
// who reads everything, of whom it says nothing. Who holds only a role in which its pages do not ask has no link to them.
const whoSees: Readonly<Record<TopArea, string>> = {
  agents: 'global:underwriter organization:underwriter global:read_only',
  underwriting: 'global:underwriter organization:underwriter global:read_only',
  raters: 'global:actuary',
  pricing: 'global:actuary',
  organizations: 'global:organization_admin global:read_only',
  products:
    'organization:underwriter global:underwriter global:organization_admin organization:owner global:actuary ' +
    'global:service_manager global:service_agent global:service_member organization:agent global:read_only',
  partners: 'global:organization_admin',
  round_robin: 'global:organization_admin',
  announcements: 'global:underwriter organization:underwriter global:organization_admin',
};
const readsRates: readonly string[] = ['global:actuary', 'global:underwriter', 'organization:underwriter'];
const readsTheRest: readonly string[] = ['global:underwriter', 'organization:underwriter', 'global:read_only'];

// And what a kind of organization sees of the underwriting area: type, products or none, granted the map or not.
const whatShows: readonly (readonly [OrganizationType | null, number, boolean, string])[] = [
  ['roamly_insurance', 0, false, 'referrals activities renewals restrictions moratoriums raters map'],
  ['roamly_insurance', 0, true, 'referrals activities renewals restrictions moratoriums raters map'],
  ['roamly_insurance', 1, false, 'referrals activities renewals restrictions moratoriums rules questions raters map'],
  ['roamly_insurance', 3, true, 'referrals activities renewals restrictions moratoriums rules questions raters map'],
  ['roamly_software', 0, false, 'referrals activities renewals rules questions'],
  ['roamly_software', 0, true, 'referrals activities renewals rules questions map'],
  ['roamly_software', 2, false, 'referrals activities renewals rules questions'],
  ['roamly_software', 2, true, 'referrals activities renewals rules questions map'],
  [null, 0, false, 'referrals activities renewals restrictions moratoriums'],
  [null, 0, true, 'referrals activities renewals restrictions moratoriums map'],
  [null, 1, false, 'referrals activities renewals restrictions moratoriums rules questions'],
  [null, 1, true, 'referrals activities renewals restrictions moratoriums rules questions map'],
];

const kinds = whatShows.map(([organizationType, productCount, mapGranted, shows]) => ({
  organizationType,
  productCount,
  mapGranted,
  shows: shows.split(' '),
  organizationId: organizationType === null ? null : '0190aaaa-0000-7000-8000-000000000001',
}));
const keysOf = (links: readonly { readonly key: string }[]) => links.map(({ key }) => key);

describe.each(callerRoles)('%s', (role) => {
  const viewers: readonly Viewer[] = kinds.map((kind) => ({ ...kind, roles: ['global:user', role] }));

  test('sees the same links of the top bar whatever the organization', () => {
    const wanted = areas.filter((area) => whoSees[area].split(' ').includes(role));
    for (const viewer of viewers) expect(keysOf(visibleLinks(viewer))).toEqual(wanted);
  });

  test.each(kinds)('of $organizationType, $productCount products, map $mapGranted: tabs $shows', (kind) => {
    const wanted = kind.shows.filter((key) => (key === 'raters' ? readsRates : readsTheRest).includes(role));
    expect(keysOf(visibleTabs({ ...kind, roles: [role] }))).toEqual(wanted);
  });

  test('finds the own organization and partners in the menu only as its owner', () => {
    for (const viewer of viewers) {
      const owns = role === 'organization:owner' && viewer.organizationId !== null;
      expect(keysOf(visibleEntries(viewer))).toEqual(owns ? entries : []);
    }
  });
});

const nobody: Viewer = {
  roles: [],
  organizationId: null,
  organizationType: null,
  productCount: 0,
  mapGranted: false,
};

test('several roles see what each of them sees', () => {
  const roles = ['global:organization_admin', 'organization:underwriter', 'global:read_only'];
  const ofActuaries = ['raters', 'pricing'];
  expect(keysOf(visibleLinks({ ...nobody, roles }))).toEqual(areas.filter((key) => !ofActuaries.includes(key)));
});

test('the portal of the agents is linked whenever another area but rates and products is, where it opens', () => {
  const closed = ['global:actuary', 'global:organization_admin'];
  for (const role of callerRoles.filter((one) => !closed.includes(one))) {
    const links = keysOf(visibleLinks({ ...nobody, roles: [role] })).filter((key) => key !== 'products');
    expect([role, links.includes('agents')]).toEqual([role, links.length > 0]);
    expect([role, links.length]).not.toEqual([role, 1]);
  }
});

test('every link leads to a page that there is', () => {
  const viewer: Viewer = {
    ...nobody,
    roles: ['global:organization_admin', 'global:underwriter', 'organization:owner'],
    organizationId: 'a',
    organizationType: 'roamly_insurance',
    productCount: 1,
  };
  const actuary: Viewer = { ...nobody, roles: ['global:actuary'] };
  const links = [...visibleLinks(viewer), ...visibleLinks(actuary), ...visibleTabs(viewer), ...visibleEntries(viewer)];
  expect(links.filter(({ href }) => !isFramePage(href))).toEqual([]);
});

describe('an address that a tab leads to', () => {
  const viewer = (organizationType: OrganizationType | null, mapGranted = false): Viewer => ({
    roles: ['organization:underwriter'],
    organizationId: 'o1',
    organizationType,
    productCount: 1,
    mapGranted,
  });

  test.each([
    ['/underwriting', false],
    ['/underwriting/policies', false],
    ['/underwriting/renewals/1', false],
    ['/underwriting/rules/impact/1', false],
    ['/underwriting/questions', false],
    ['/underwriting/restrictions', true],
    ['/underwriting/moratoriums', true],
    ['/underwriting/raters', true],
    ['/underwriting/raters/dislocation', true],
    ['/underwriting/map', true],
    ['/underwriting/mapping', false],
    ['/agents/quotes', false],
  ])('%s is closed to the people of a software organization: %s', (path, closed) => {
    expect(isClosedToSoftware(viewer('roamly_software'), path)).toBe(closed);
    expect(isClosedToSoftware(viewer('roamly_insurance'), path)).toBe(false);
    // Until the kind is known the page stands.
    expect(isClosedToSoftware(viewer(null), path)).toBe(false);
  });

  test('is open where the map was granted', () => {
    expect(isClosedToSoftware(viewer('roamly_software', true), '/underwriting/map')).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { viewerOf } from './viewer.ts';

const person = { roles: ['organization:agent'], org_id: 'a', map: false };

test('somebody of an organization is seen with its type and products', () => {
  expect(viewerOf({ person, organizationType: 'roamly_software', productCount: 2 })).toEqual({
    roles: ['organization:agent'],
    organizationId: 'a',
    organizationType: 'roamly_software',
    productCount: 2,
    mapGranted: false,
  });
});

test('somebody of no organization works for the platform, whose house is an insurer', () => {
  const staff = { ...person, org_id: null };
  expect(viewerOf({ person: staff, organizationType: null, productCount: 0 })).toMatchObject({
    organizationId: null,
    organizationType: 'roamly_insurance',
  });
});

test('an organization whose type is not known yet has none', () => {
  expect(viewerOf({ person, organizationType: null, productCount: 0 }).organizationType).toBeNull();
  expect(viewerOf({ person, organizationType: 'other', productCount: 0 }).organizationType).toBeNull();
});

test('nobody signed in sees as nobody', () => {
  expect(viewerOf({ person: null, organizationType: null, productCount: 0 })).toEqual({
    roles: [],
    organizationId: null,
    organizationType: null,
    productCount: 0,
    mapGranted: false,
  });
});

test('the map is granted by the server', () => {
  expect(viewerOf({ person: { ...person, map: true }, organizationType: null, productCount: 0 }).mapGranted).toBe(true);
});

import { expect, test } from 'vitest';
import { organizationNamed, wholeName } from './organization-filter.ts';

test('a name in quotation marks means that organization, and none whose name goes on', () => {
  expect(organizationNamed(wholeName('Cascade RV'))).toEqual({ name: { _eq: 'Cascade RV' } });
});

test('a text without them means every name that begins with it', () => {
  expect(organizationNamed('Casc')).toEqual({ name: { _ilike: 'Casc%' } });
  expect(organizationNamed('"Casc')).toEqual({ name: { _ilike: '"Casc%' } });
});

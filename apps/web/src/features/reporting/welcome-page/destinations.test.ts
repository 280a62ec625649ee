import { expect, test } from 'vitest';
import { destinationsOf } from './destinations.ts';

const keys = (...roles: string[]) => destinationsOf(['global:user', ...roles]).map(({ key }) => key);

test.each(['organization:agent', 'global:service_agent'])('%s is led to the agent portal', (role) => {
  expect(keys(role)).toEqual(['home', 'quotes', 'policies', 'products']);
});

test('who reads everything is led to all of it', () => {
  expect(keys('global:read_only')).toEqual(['home', 'quotes', 'policies', 'underwriting', 'organizations', 'products']);
});

test('an underwriter is led to the underwriting area too, an administrator of organizations to them', () => {
  expect(keys('organization:underwriter')).toEqual(['home', 'quotes', 'policies', 'underwriting', 'products']);
  expect(keys('global:organization_admin')).toEqual(['organizations', 'products']);
});

test('an actuary is led to rates, and to nothing that only underwriters decide', () => {
  expect(keys('global:actuary')).toEqual(['raters', 'products']);
});

test('a customer is led to the own account, an agent who is insured to both', () => {
  expect(keys('organization:customer')).toEqual(['account']);
  expect(keys('organization:agent', 'organization:customer')).toEqual([
    'home',
    'quotes',
    'policies',
    'products',
    'account',
  ]);
});

test('somebody without a role is led nowhere', () => {
  expect(keys()).toEqual([]);
});

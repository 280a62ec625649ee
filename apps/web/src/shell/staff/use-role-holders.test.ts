import { expect, test } from 'vitest';
import { memberRolesFor } from './use-role-holders.ts';

test('underwriting is opened by the organization’s underwriters', () => {
  expect(memberRolesFor('underwriting')).toEqual(['organization:underwriter']);
});

test('products are opened by everybody who works for the organization', () => {
  const roles = ['organization:agent', 'organization:owner', 'organization:underwriter'];
  expect(memberRolesFor('products').toSorted()).toEqual(roles);
});

test('the agent portal is opened by agents and underwriters', () => {
  expect(memberRolesFor('agents')).toEqual(['organization:agent', 'organization:underwriter']);
});

test('no membership opens the area of organizations', () => {
  expect(memberRolesFor('organizations')).toEqual([]);
});

test('what is an owner’s is opened by owners alone', () => {
  expect(memberRolesFor('owned')).toEqual(['organization:owner']);
});

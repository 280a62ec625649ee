import { expect, test } from 'vitest';
import { memberRolesFor } from './use-role-holders.ts';

test('underwriting is opened by the organization’s underwriters', () => {
  expect(memberRolesFor('underwriting')).toEqual(['organization:underwriter']);
});

test('products are opened by the organization’s underwriters and its owner', () => {
  expect(memberRolesFor('products').toSorted()).toEqual(['organization:owner', 'organization:underwriter']);
});

test('the agent portal is opened by agents and underwriters', () => {
  expect(memberRolesFor('agents')).toEqual(['organization:agent', 'organization:underwriter']);
});

test('no membership opens the area of organizations', () => {
  expect(memberRolesFor('organizations')).toEqual([]);
});

import { expect, test } from 'vitest';
import { memberRolesFor } from './use-role-holders.ts';

test.each(['underwriting', 'products'] as const)('%s is opened by the organization’s underwriters', (area) => {
  expect(memberRolesFor(area)).toEqual(['organization:underwriter']);
});

test('the agent portal is opened by agents and underwriters', () => {
  expect(memberRolesFor('agents')).toEqual(['organization:agent', 'organization:underwriter']);
});

test('no membership opens the area of organizations', () => {
  expect(memberRolesFor('organizations')).toEqual([]);
});

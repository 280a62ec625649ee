import { describe, expect, test } from 'vitest';
import { callerRoles } from '../identity/vocabulary.ts';
import { heldRoles, organizationOf, type Membership } from './held-roles.ts';
import { globalRoles, memberRoles } from './vocabulary.ts';

const agent: Membership = { organizationId: 'a', role: 'organization:agent', active: true };
const owner: Membership = { organizationId: 'b', role: 'organization:owner', active: true };
const former: Membership = { organizationId: 'c', role: 'organization:underwriter', active: false };

describe('the roles that a person holds', () => {
  test.each([
    [[], [], ['email']],
    [['global:user'], [], ['global:user']],
    [['global:organization_admin'], [], ['global:read_only', 'global:organization_admin']],
    [['global:admin'], [], callerRoles.filter((role) => role.startsWith('global:'))],
    [[], [agent], ['organization:agent']],
    [[], [owner, agent], ['organization:agent', 'organization:owner']],
    [['global:user'], [agent], ['global:user', 'organization:agent']],
    [[], [former], ['email']],
    [[], [owner], ['organization:agent', 'organization:owner']],
    [['global:read_only'], [former, owner], ['organization:agent', 'organization:owner', 'global:read_only']],
  ] as const)('with %j and memberships %j are %j', (globals, memberships, expected) => {
    expect(heldRoles(globals, memberships)).toEqual(expected);
  });

  test('are listed once, whatever the number of organizations', () => {
    expect(heldRoles([], [agent, { ...agent, organizationId: 'b' }])).toEqual(['organization:agent']);
  });

  test('are all roles that a caller may hold', () => {
    expect(callerRoles).toEqual(expect.arrayContaining([...memberRoles, ...globalRoles]));
  });
});

describe('the organization of a role', () => {
  test.each([
    ['organization:agent', [agent, owner], 'a'],
    ['organization:owner', [agent, owner], 'b'],
    ['organization:agent', [{ ...agent, organizationId: 'd' }, agent], 'd'],
    [
      'organization:agent',
      [
        { ...agent, active: false },
        { ...agent, organizationId: 'd' },
      ],
      'd',
    ],
    ['organization:agent', [owner], 'b'],
    ['organization:agent', [owner, agent], 'a'],
    ['organization:underwriter', [owner, agent], null],
    ['organization:underwriter', [former], null],
    ['global:admin', [agent, owner], null],
    ['global:user', [], null],
  ] as const)('%s among %j is %s', (role, memberships, expected) => {
    expect(organizationOf(role, memberships)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { type ApiKeyRole, apiKeyRoles, apiKeyRolesOf } from './api-key-roles.ts';
import { callerRoles } from './vocabulary.ts';

const ofOrganization: readonly ApiKeyRole[] = ['organization:agent', 'organization:owner', 'organization:underwriter'];

describe('the roles of API keys', () => {
  test('are those of staff, in the order of privilege', () => {
    expect(apiKeyRoles).toEqual(
      callerRoles.filter((role) => !['email', 'global:user', 'organization:customer'].includes(role)),
    );
  });
});

describe('somebody who makes a key', () => {
  // Written by hand: who acts, what they hold, and what they may give.
  test.each([
    ['organization:owner', ['organization:agent', 'organization:owner'], ['organization:agent', 'organization:owner']],
    ['organization:owner', ['organization:agent', ...ofOrganization], ofOrganization],
    ['organization:owner', ['organization:owner', 'global:admin', 'global:actuary'], ['organization:owner']],
    ['organization:owner', [], []],
    ['global:organization_admin', ['global:organization_admin'], ['global:organization_admin']],
    [
      'global:organization_admin',
      ['organization:agent', 'global:organization_admin', 'global:actuary'],
      ['organization:agent', 'global:actuary', 'global:organization_admin'],
    ],
    ['global:organization_admin', ['global:user', 'organization:customer', 'email'], []],
    ['global:admin', [], apiKeyRoles],
  ] as const)('as %s with %j gives %j', (acting, held, expected) => {
    expect(apiKeyRolesOf({ acting, held })).toEqual(expected);
  });

  test.each(callerRoles)('as %s gives no role to a machine that is a customer’s', (acting) => {
    const input: readonly string[] = apiKeyRolesOf({ acting, held: callerRoles });
    for (const role of ['email', 'global:user', 'organization:customer']) expect(input).not.toContain(role);
  });

  test.each(callerRoles.filter((role) => role !== 'global:admin'))('as %s gives nothing that is not held', (acting) => {
    for (const held of callerRoles) {
      expect(apiKeyRolesOf({ acting, held: [held] }).filter((role) => role !== held)).toEqual([]);
    }
  });

  test.each(ofOrganization)('as %s never gives a role of the platform', (acting) => {
    expect(apiKeyRolesOf({ acting, held: callerRoles }).filter((role) => role.startsWith('global:'))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { permissionsOf } from './role-permissions.ts';
import { callerRoles, impliedRoles, permissions, type Role } from './vocabulary.ts';

const roles: readonly Role[] = [...callerRoles, ...impliedRoles];

describe('permissions of the roles', () => {
  test.each([
    ['email', []],
    ['global:read_only', ['rule:read', 'question:read', 'product:read', 'preference:write', 'view:write']],
  ] as const)('%s may do nothing beyond reading but set up its own screen: %j', (role, own) => {
    expect(permissionsOf(role)).toEqual(own);
  });

  test.each(['system', 'global:admin'] as const)('%s may do everything', (role) => {
    expect(permissionsOf(role)).toEqual(permissions);
  });

  test.each(roles)('%s holds each permission once, in the order of the catalogue', (role) => {
    const held = permissionsOf(role);
    expect(new Set(held).size).toBe(held.length);
    expect(held).toEqual(permissions.filter((permission) => held.includes(permission)));
  });

  test.each([
    ['organization:agent', 'organization:owner'],
    ['organization:agent', 'global:service_agent'],
    ['organization:agent', 'global:service_member'],
    ['global:service_member', 'global:service_manager'],
    ['organization:underwriter', 'global:underwriter'],
  ] as const)('whatever %s may, %s may too', (lesser, greater) => {
    expect(permissionsOf(greater)).toEqual(expect.arrayContaining([...permissionsOf(lesser)]));
  });

  test.each([
    [
      'token:quote',
      [
        'quote:edit',
        'quote:requote',
        'quote:bind',
        'quote:resume',
        'billing:pay_by_link',
        'address:confirm',
        'letters:choose',
      ],
    ],
    ['token:claim', ['claim:file']],
    [
      'anonymous',
      [
        'quote:create',
        'quote:resume',
        'billing:pay_by_link',
        'claim:create',
        'claim:track',
        'address:confirm',
        'letters:choose',
      ],
    ],
  ] as const)('%s holds no more than %j', (role, expected) => {
    expect(permissionsOf(role)).toEqual(expected);
  });

  test('several roles together hold what each holds, once', () => {
    const held = permissionsOf(['organization:agent', 'organization:underwriter']);
    expect(held).toContain('quote:send');
    expect(held).toContain('referral:decide');
    expect(new Set(held).size).toBe(held.length);
  });

  test('no role at all holds nothing', () => {
    expect(permissionsOf([])).toEqual([]);
  });

  test('no token binds by force, moves a quote or decides a referral', () => {
    for (const role of ['anonymous', 'token:quote', 'token:claim'] as const) {
      for (const permission of ['quote:force_bind', 'quote:move', 'referral:decide', 'policy:cancel'] as const) {
        expect(permissionsOf(role)).not.toContain(permission);
      }
    }
  });
});

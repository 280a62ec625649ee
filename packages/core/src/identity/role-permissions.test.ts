import { describe, expect, test } from 'vitest';
import { permissionRoles } from './permission-roles.ts';
import { permissionsOf, rolesWith } from './role-permissions.ts';
import { permissions } from './permission-roles.ts';

// Who may is written by hand once, and read as permissions.md. What is said here holds whatever the table says.
describe('permissions of the roles', () => {
  test.each(['system', 'global:admin'] as const)('%s may do everything', (role) => {
    expect(permissionsOf(role)).toEqual(permissions);
  });

  test('are held by exactly the roles that a line names, and by those that hold every one', () => {
    for (const permission of permissions) {
      const holders = rolesWith(permission).filter((role) => permissionsOf(role).includes(permission));
      expect(holders, permission).toEqual([...permissionRoles[permission], 'system', 'global:admin']);
    }
  });

  test.each([
    ['organization:agent', 'organization:owner'],
    ['organization:agent', 'global:service_agent'],
    ['organization:agent', 'global:service_member'],
    ['global:service_member', 'global:service_manager'],
    ['organization:underwriter', 'global:underwriter'],
  ] as const)('whatever %s may, %s may too', (lesser, greater) => {
    // Who sells beside the agents of every organization sees no other's place (decision 122).
    const apart: readonly string[] = [
      ...(greater === 'global:service_agent' ? ['leaderboard:read'] : []),
      // Reports are sent to those who work in an organization.
      ...(greater.startsWith('global:') ? ['report:schedule'] : []),
    ];
    const shared = permissionsOf(lesser).filter((permission) => !apart.includes(permission));
    expect(permissionsOf(greater)).toEqual(expect.arrayContaining(shared));
  });

  test('several roles together hold what each holds, once, in the order of the catalogue', () => {
    const held = permissionsOf(['organization:underwriter', 'organization:agent']);
    const each = [...permissionsOf('organization:agent'), ...permissionsOf('organization:underwriter')];
    expect(held).toEqual(permissions.filter((permission) => each.includes(permission)));
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

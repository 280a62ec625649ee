import { describe, expect, test } from 'vitest';
import { permissionsOf } from './role-permissions.ts';
import { permissions } from './permission-roles.ts';
import { callerRoles, impliedRoles } from './vocabulary.ts';

describe('roles', () => {
  // Written by hand: the order decides which role a request without a header runs as.
  test('stand in the order of privilege', () => {
    expect(callerRoles).toEqual([
      'email',
      'global:user',
      'organization:customer',
      'organization:agent',
      'organization:owner',
      'organization:underwriter',
      'global:read_only',
      'global:service_agent',
      'global:service_member',
      'global:service_manager',
      'global:actuary',
      'global:underwriter',
      'global:organization_admin',
      'global:admin',
    ]);
  });

  test('that a header can name and those it cannot have nothing in common', () => {
    const named = new Set<string>(callerRoles);
    expect(impliedRoles.filter((role) => named.has(role))).toEqual([]);
  });

  test.each(callerRoles.filter((role) => role.includes(':')))('%s is global or of an organization', (role) => {
    expect(role).toMatch(/^(global|organization):[a-z_]+$/);
  });
});

describe('permissions', () => {
  test.each(permissions)('%s is a noun and a verb', (permission) => {
    expect(permission).toMatch(/^[a-z]+(_[a-z]+)*:[a-z]+(_[a-z]+)*$/);
  });

  test('stand in the catalogue once', () => {
    expect(new Set(permissions).size).toBe(permissions.length);
  });

  // Roles of the whole platform: two of its administrators give each.
  const ofAdministrators = ['global_role:write'];
  test.each(permissions)(
    '%s is held by some role besides the administrator and the system, or meant for them',
    (one) => {
      const ordinary = [...callerRoles, ...impliedRoles].filter((role) => role !== 'global:admin' && role !== 'system');
      expect(permissionsOf(ordinary).includes(one)).toBe(!ofAdministrators.includes(one));
    },
  );
});

import { omnipotent, permissionRoles } from './permission-roles.ts';
import { callerRoles, impliedRoles, permissions, type Permission, type Role } from './vocabulary.ts';

/** The roles that hold a permission, those that hold every one among them. */
export const rolesWith = (permission: Permission): readonly Role[] => [...permissionRoles[permission], ...omnipotent];

// Every request asks for those of its one role.
const ordered = new Map<Role, readonly Permission[]>(
  [...callerRoles, ...impliedRoles].map((role) => [
    role,
    permissions.filter((permission) => rolesWith(permission).includes(role)),
  ]),
);

/** The permissions of one or several roles together, in the catalogue's order, each once. */
export function permissionsOf(given: Role | readonly Role[]): readonly Permission[] {
  if (typeof given === 'string') return ordered.get(given) ?? [];
  const held = new Set(given.flatMap((role) => ordered.get(role) ?? []));
  return permissions.filter((permission) => held.has(permission));
}

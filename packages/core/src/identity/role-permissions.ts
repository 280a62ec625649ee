import { omnipotent, permissionRoles } from './permission-roles.ts';
import { permissions, type Permission } from './permission-roles.ts';
import { callerRoles, impliedRoles, type Role } from './vocabulary.ts';

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
export function permissionsOf(provided: Role | readonly Role[]): readonly Permission[] {
  if (typeof provided === 'string') return ordered.get(provided) ?? [];
  const held = new Set(provided.flatMap((role) => ordered.get(role) ?? []));
  return permissions.filter((permission) => held.has(permission));
}

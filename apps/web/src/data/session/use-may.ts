'use client';
import type { Permission } from '@roadworthy/core/identity/permission-roles.ts';
import { useSession } from './use-session.ts';

/** Whether the signed-in person may do this somewhere; a record's own abilities say whether to it. */
export function useMay(permission: Permission): boolean {
  return useSession().data?.permissions.includes(permission) ?? false;
}

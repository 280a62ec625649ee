import { type MemberRole, memberRoles } from '@roadworthy/core/organizations/vocabulary.ts';
import type { Tx } from '../kernel/database.ts';

/** What somebody does in the organization in which the transaction works, and what they did; undefined: never anything. */
export async function rolesOf(
  tx: Tx,
  userId: string,
): Promise<{ readonly held: readonly MemberRole[]; readonly former: readonly MemberRole[] | undefined }> {
  const rows = await tx
    .selectFrom('organization_members')
    .select(['role', 'active'])
    .where('user_id', '=', userId)
    .execute();
  const rolesIn = (which: typeof rows) => memberRoles.filter((role) => which.some((row) => row.role === role));
  return { held: rolesIn(rows.filter(({ active }) => active)), former: rows.length === 0 ? undefined : rolesIn(rows) };
}

/** Gives somebody roles in the organization in which the transaction works, those that they once had among them. */
export async function giveRoles(
  tx: Tx,
  organizationId: string,
  userId: string,
  roles: readonly MemberRole[],
): Promise<void> {
  if (roles.length === 0) return;
  await tx
    .insertInto('organization_members')
    .values(roles.map((role) => ({ organization_id: organizationId, user_id: userId, role })))
    .onConflict((row) => row.columns(['organization_id', 'user_id', 'role']).doUpdateSet({ active: true }))
    .execute();
}

/** Takes roles away; what somebody did stays known. */
export async function takeRoles(tx: Tx, userId: string, roles: readonly MemberRole[]): Promise<void> {
  if (roles.length === 0) return;
  await tx
    .updateTable('organization_members')
    .set({ active: false })
    .where('user_id', '=', userId)
    .where('role', 'in', [...roles])
    .execute();
}

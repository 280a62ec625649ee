import type { Tx } from '../kernel/database.ts';

/** Those of some accounts that work in the organization in which the transaction works, in whatever role. */
export async function membersAmong(tx: Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const members = await tx
    .selectFrom('organization_members')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .where('active', '=', true)
    .execute();
  return new Set(members.map(({ user_id }) => user_id));
}

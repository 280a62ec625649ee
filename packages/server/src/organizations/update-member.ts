import { decideUpdateMember } from '@roadworthy/core/organizations/update-member.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { findAgent } from './find-agent.ts';
import { giveRoles, rolesOf, takeRoles } from './member-store.ts';
import { lockOrganization } from './organization-store.ts';

async function countOtherOwners(tx: Tx, userId: string): Promise<number> {
  const { owners } = await tx
    .selectFrom('organization_members')
    .select((row) => row.fn.countAll<number>().as('owners'))
    .where('role', '=', 'organization:owner')
    .where('active', '=', true)
    .where('user_id', '<>', userId)
    .executeTakeFirstOrThrow();
  return owners;
}

/** What somebody does in an organization; who leaves is signed out at once, and their keys end. */
export const updateOrganizationMember = operation({
  name: 'update_organization_member',
  permission: 'member:write',
  root: 'organization_id',
  example: { user_id: '018f0000-0000-7000-8000-000000000000', active: true },
  badInput: [{ input: {}, code: 'member_unknown', field: 'user_id' }],
  async run({ input, actor, tx, organizationId, now, publish }) {
    const changer = personOf(actor);
    const { user_id: userId, roles, active, successor_id } = input;
    // Two owners who take each other's role at once meet here: one of them stays.
    await lockOrganization(tx, organizationId);
    const decision = decideUpdateMember({ userId, roles, active }, actor, {
      organizationId,
      ...(await rolesOf(tx, userId)),
      otherOwners: await countOtherOwners(tx, userId),
      successor: successor_id == null ? null : await findAgent(tx, successor_id),
    });
    if (!decision.ok) return decision;
    const { event } = decision;
    if (event === null) return { user_id: userId };
    await takeRoles(tx, userId, event.removed);
    if (event.type === 'member_updated') await giveRoles(tx, organizationId, userId, event.added);
    if (event.type === 'member_left') {
      await sql`select end_sessions(${userId}::uuid)`.execute(tx);
      await tx
        .updateTable('api_keys')
        .set({ revoked: now, revoked_by: changer })
        .where('created_by', '=', userId)
        .where('revoked', 'is', null)
        .execute();
    }
    await publish(event);
    return { user_id: userId };
  },
});

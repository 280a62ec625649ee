import type { OrganizationAgent } from '@roadworthy/core/organizations/organization-agent.ts';
import { sellingRoles } from '@roadworthy/core/organizations/vocabulary.ts';
import type { Tx } from '../kernel/database.ts';

/** An agent of the organization in which the transaction works; undefined for everybody else, wherever they work. */
export async function findAgent(tx: Tx, agentId: string): Promise<OrganizationAgent | undefined> {
  const agent = await tx
    .selectFrom('agent_profiles as agent')
    .select(({ exists, selectFrom }) => [
      'agent.user_id',
      'agent.first_name',
      'agent.last_name',
      exists(
        selectFrom('organization_members as member')
          .select('member.user_id')
          .whereRef('member.user_id', '=', 'agent.user_id')
          .whereRef('member.organization_id', '=', 'agent.organization_id')
          .where('member.role', 'in', [...sellingRoles])
          .where('member.active', '=', true),
      ).as('is_active'),
    ])
    .where('agent.user_id', '=', agentId)
    .executeTakeFirst();
  if (!agent) return undefined;
  return { agentId, name: `${agent.first_name} ${agent.last_name}`, isActive: Boolean(agent.is_active) };
}

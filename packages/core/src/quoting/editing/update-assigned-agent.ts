import type { Principal } from '../../identity/principal.ts';
import { permissionsOf } from '../../identity/role-permissions.ts';
import { checkSelling, type OrganizationAgent, type SellingRefusal } from '../../organizations/organization-agent.ts';
import { accept, type Decision } from '../../shared/decision.ts';
import { refuseRole, refuseStatus, type StatusRefusal } from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import type { QuoteStatus } from '../vocabulary.ts';
import type { AgentAssigned } from '../events/agent-assigned.ts';

export type AssignmentRefusal = StatusRefusal | 'actor_not_allowed' | SellingRefusal;

// While a payment is on its way the policy is written for whose quote it is; a replaced quote is nobody's work any more.
const closed: readonly QuoteStatus[] = ['pending_bind', 'replaced'];

/**
 * Whether a quote may be given to an agent, or to nobody: whose work it is says nothing about what is insured, so it
 * changes in nearly every status, that of a bound quote being whose policy it is. Absent (`undefined`) is an agent whom
 * the organization does not have, whether or not another one does.
 */
export function decideUpdateAssignedAgent(
  quote: Pick<Quote, 'quoteId' | 'policyId' | 'status' | 'assignedAgentId'>,
  agent: OrganizationAgent | null | undefined,
  { role }: Pick<Principal, 'role'>,
): Decision<AgentAssigned, AssignmentRefusal> {
  if (!permissionsOf(role).includes('quote:assign')) return refuseRole();
  if (closed.includes(quote.status)) return refuseStatus(quote.status);
  const chosen = checkSelling(agent);
  if (!chosen.ok) return chosen;
  return accept({
    type: 'agent_assigned',
    quoteId: quote.quoteId,
    policyId: quote.policyId,
    from: quote.assignedAgentId,
    to: chosen.event?.agentId ?? null,
    agentName: chosen.event?.name ?? null,
  });
}

import type { Principal } from '../identity/principal.ts';
import { permissionsOf } from '../identity/role-permissions.ts';
import type { OrganizationAgent } from '../organizations/organization-agent.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { refuseRole, refuseStatus, type StatusRefusal } from './decide-transition.ts';
import type { Quote } from './quote.ts';
import type { QuoteStatus } from './vocabulary.ts';

/** Whose the quote is from now on, and whose it was; null is nobody. Equal when nothing changed. */
export type AgentAssigned = {
  readonly type: 'agent_assigned';
  readonly quoteId: string;
  /** The policy that the quote became. */
  readonly policyId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** The name of the new agent, as it was then. */
  readonly agentName: string | null;
};

export type AssignmentRefusal = StatusRefusal | 'actor_not_allowed' | 'agent_not_in_organization' | 'agent_inactive';

// While a payment is on its way the policy is written for whose quote it is; a replaced quote is nobody's work any more.
const closed: readonly QuoteStatus[] = ['pending_bind', 'replaced'];

/** Whether somebody sells for the organization whose business they are to have; null is nobody. */
export function checkSelling(
  agent: OrganizationAgent | null | undefined,
): Decision<OrganizationAgent | null, 'agent_not_in_organization' | 'agent_inactive'> {
  const field = 'assigned_agent_id';
  if (agent === undefined) {
    const message = 'This agent does not belong to the organization of the quote. Choose one of its agents.';
    return refuse('agent_not_in_organization', message, field);
  }
  if (agent && !agent.isActive) {
    return refuse('agent_inactive', 'This agent does not sell for the organization any more. Choose another.', field);
  }
  return accept(agent);
}

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

import type { Principal } from '../identity/principal.ts';
import { decideUpdateAssignedAgent } from '../quoting/editing/update-assigned-agent.ts';
import type { Quote } from '../quoting/quote.ts';
import type { Decision } from '../shared/decision.ts';

/**
 * What somebody may do to a policy right now, by the same decisions that the operations make. Whose policy it is stands
 * on the quote that describes what is covered.
 */
export function policyAbilities(
  currentQuote: Pick<Quote, 'quoteId' | 'policyId' | 'status' | 'assignedAgentId'>,
  actor: Principal,
): Readonly<Record<string, Decision<unknown>>> {
  return { update_assigned_agent: decideUpdateAssignedAgent(currentQuote, null, actor) };
}

import type { Principal } from '../identity/principal.ts';
import type { Decision } from '../shared/decision.ts';
import { decideTransition, type MovedAs, named, type TransitionRefusal } from './decide-transition.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';

/** The agent took the approval back: links given out so far are worthless. */
export type AgentApprovalRevoked = MovedAs<'agent_approval_revoked'>;

/** Whether the approval may be withdrawn; the quote goes back to where it was approved from. */
export function decideRevokeAgentApproval(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<AgentApprovalRevoked, TransitionRefusal> {
  return named('agent_approval_revoked', decideTransition(quote, 'revoke_agent_approval', actor, facts));
}

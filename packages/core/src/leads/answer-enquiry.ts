import type { OrganizationAgent } from '../organizations/organization-agent.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { findMessageProblem } from './send-enquiry.ts';
import type { EnquiryStatus } from './vocabulary.ts';

/** A conversation with who wrote, as far as its rules read it. */
export type Conversation = {
  readonly status: EnquiryStatus;
  /** Whether somebody of the staff has written in it. */
  readonly isAnswered: boolean;
  /** How many messages it has. */
  readonly messages: number;
};

/** More than anybody writes who is answered. */
export const mostMessages = 200;

function decideMessage({ messages }: Conversation, body: string): Decision<string> {
  const problem = findMessageProblem(body, 'body');
  if (problem) return { ok: false, refusal: problem };
  if (messages < mostMessages) return accept(body.trim());
  return refuse('conversation_full', 'This conversation has become too long. Begin another one.', 'body');
}

/** What somebody of the staff answers; a closed enquiry is open again by it. */
export function decideAnswerEnquiry(conversation: Conversation, body: string): Decision<string> {
  return decideMessage(conversation, body);
}

/** What who wrote adds in the chat; what was closed begins anew. */
export function decideWriteInEnquiry(conversation: Conversation, body: string): Decision<string> {
  if (conversation.status !== 'closed') return decideMessage(conversation, body);
  return refuse('conversation_closed', 'This conversation is closed. Begin another one.');
}

/** Whether a conversation is mailed to who wrote: only what somebody of the staff has read and answered. */
export function decideMailTranscript({ isAnswered }: Conversation): Decision<true> {
  if (isAnswered) return accept(true);
  return refuse('nothing_answered', 'Nobody has answered yet. The answer comes by e-mail in any case.');
}

/** Who answers an enquiry from now on: an agent of its organization, or nobody. */
export function decideAssignEnquiry(agent: OrganizationAgent | null | undefined): Decision<string | null> {
  if (agent === null) return accept(null);
  if (agent === undefined) {
    return refuse('agent_not_in_organization', 'Choose an agent of the organization.', 'assigned_agent_id');
  }
  if (agent.isActive) return accept(agent.agentId);
  return refuse(
    'agent_inactive',
    'This agent does not sell for the organization any more. Choose another.',
    'assigned_agent_id',
  );
}

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

/** What somebody of the staff answers; a closed enquiry is open again by it. */
export function decideAnswerEnquiry({ messages }: Conversation, body: string): Decision<string> {
  const problem = findMessageProblem(body, 'body');
  if (problem) return { ok: false, refusal: problem };
  if (messages < mostMessages) return accept(body.trim());
  return refuse('conversation_full', 'This conversation has become too long. Begin another one.', 'body');
}

/** What who wrote adds in the chat; what was closed begins anew. */
export function decideWriteInEnquiry(conversation: Conversation, body: string): Decision<string> {
  if (conversation.status !== 'closed') return decideAnswerEnquiry(conversation, body);
  return refuse('conversation_closed', 'This conversation is closed. Begin another one.');
}

/** Whether a conversation is mailed to who wrote: only what somebody of the staff has read and answered. */
export function decideMailTranscript({ isAnswered }: Conversation): Decision<true> {
  if (isAnswered) return accept(true);
  return refuse('nothing_answered', 'Nobody has answered yet. The answer comes by e-mail in any case.');
}

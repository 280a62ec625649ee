import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { findMessageProblem } from './send-enquiry.ts';
import type { EnquiryStatus } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** A conversation with who wrote, as far as its rules read it. */
export type Conversation = {
  readonly status: EnquiryStatus;
  /** Whether somebody of the staff has written in it. */
  readonly isAnswered: boolean;
  /** How many messages it has, and how many of them its writer wrote since the last answer. */
  readonly messages: number;
  readonly unanswered: number;
};

/** More than anybody writes who is answered; beyond it staff alone write, so that nobody is shut out of what they began. */
export const mostMessages = 200;
export const mostMessagesOfStaff = 300;
/** More than anybody writes before they are answered. */
export const mostUnanswered = 20;

function decideMessage({ messages }: Conversation, most: number, body: string): Decision<string> {
  const problem = findMessageProblem(body, 'body');
  if (problem) return { ok: false, refusal: problem };
  if (messages < most) return accept(body.trim());
  return refuse(
    'conversation_full',
    words(
      'This conversation has become too long. Begin another one.',
      'Cette conversation est devenue trop longue. Commencez-en une autre.',
    ),
    'body',
  );
}

/** What somebody of the staff answers; a closed enquiry is open again by it. */
export function decideAnswerEnquiry(conversation: Conversation, body: string): Decision<string> {
  return decideMessage(conversation, mostMessagesOfStaff, body);
}

/** What who wrote adds in the chat; what was closed begins anew. */
export function decideWriteInEnquiry(conversation: Conversation, body: string): Decision<string> {
  if (conversation.status === 'closed') {
    return refuse(
      'conversation_closed',
      words('This conversation is closed. Begin another one.', 'Cette conversation est close. Commencez-en une autre.'),
    );
  }
  const decision = decideMessage(conversation, mostMessages, body);
  if (!decision.ok || conversation.unanswered < mostUnanswered) return decision;
  const message = words(
    'You wrote {most} messages that nobody has answered yet. Wait for the answer, which comes by e-mail too.',
    'Vous avez écrit {most} messages auxquels personne n’a encore répondu. Attendez la réponse, qui vous parviendra aussi par courriel.',
  );
  return refuse('too_many_unanswered', sentence(message, { most: mostUnanswered }), 'body');
}

/** Whether a conversation is mailed to who wrote: only what somebody of the staff has read and answered. */
export function decideMailTranscript({ isAnswered }: Conversation): Decision<true> {
  if (isAnswered) return accept(true);
  return refuse(
    'nothing_answered',
    words(
      'Nobody has answered yet. The answer comes by e-mail in any case.',
      'Personne n’a encore répondu. La réponse vous parviendra de toute façon par courriel.',
    ),
  );
}

import { findProseProblem, type TextRefusal } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';

/** More than any referral was talked about. */
export const mostReferralMessages = 500;

type MessageRefused = 'message_missing' | 'referral_messages_full' | TextRefusal;

/**
 * Whether a text may be written to the other side of a referral, whatever has become of it; `written` are the messages
 * that it has. Its line breaks stay.
 */
export function decideWriteReferralMessage(message: string, written: number): Decision<string, MessageRefused> {
  if (message.trim() === '') return refuse('message_missing', 'Write the message first.', 'message');
  const unfit = findProseProblem(message, 'note', 'message');
  if (unfit) return { ok: false, refusal: unfit };
  if (written < mostReferralMessages) return accept(message.trim());
  const full = sentence('This referral has {most} messages already. Talk to each other, or refer the quote again.', {
    most: mostReferralMessages,
  });
  return refuse('referral_messages_full', full, 'message');
}

import { findProseProblem, type TextRefusal } from '../shared/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';

/** Whether a text may be written to the other side of a referral, whatever has become of it. Its line breaks stay. */
export function decideWriteReferralMessage(message: string): Decision<string, 'message_missing' | TextRefusal> {
  if (message.trim() === '') return refuse('message_missing', 'Write the message first.', 'message');
  const unfit = findProseProblem(message, 'note', 'message');
  return unfit ? { ok: false, refusal: unfit } : accept(message.trim());
}

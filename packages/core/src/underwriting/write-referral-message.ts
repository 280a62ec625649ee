import { findProseProblem, type TextRefusal } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** More than any referral was talked about. */
export const mostReferralMessages = 500;

type MessageRefused = 'message_missing' | 'referral_messages_full' | TextRefusal;

/**
 * Whether a text may be written to the other side of a referral, whatever has become of it; `written` are the messages
 * that it has. Its line breaks stay.
 */
export function decideWriteReferralMessage(message: string, written: number): Decision<string, MessageRefused> {
  if (message.trim() === '')
    return refuse('message_missing', words('Write the message first.', 'Écrivez d’abord le message.'), 'message');
  const unfit = findProseProblem(message, 'note', 'message');
  if (unfit) return { ok: false, refusal: unfit };
  if (written < mostReferralMessages) return accept(message.trim());
  const full = sentence(
    words(
      'This referral has {most} messages already. Talk to each other, or refer the quote again.',
      'Ce renvoi compte déjà {most} messages. Parlez-vous, ou soumettez la soumission de nouveau.',
    ),
    {
      most: mostReferralMessages,
    },
  );
  return refuse('referral_messages_full', full, 'message');
}

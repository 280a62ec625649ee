import type { Decision } from '../shared/decision.ts';
import { type Locale, printSentence, type Sentence } from '../shared/text/sentence.ts';
import type { Message } from './letter.ts';

/** A letter as its reader has it, line by line. The hard spaces of French are plain ones here. */
export function linesOf(locale: Locale, decision: Decision<Message>): string[] {
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { subject, paragraphs, button } = decision.event;
  const print = (message: Sentence) => printSentence(message, locale).replaceAll('\u00a0', ' ');
  return [subject, ...paragraphs, ...(button === null ? [] : [button.label])].map(print);
}

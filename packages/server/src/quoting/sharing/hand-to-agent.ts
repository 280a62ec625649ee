import { decideTransition } from '@roadworthy/core/quoting/decide-transition.ts';
import { factsOn } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { mustAccept } from '../../kernel/errors.ts';
import type { Work } from '../../kernel/work.ts';
import { giveInTurn } from './give-in-turn.ts';
import { saveMove } from '../copying/move-quote.ts';

/** A customer's own quote that a rule wants an agent to finish waits for one from now on. */
export async function handToAgent(work: Work, quote: Quote): Promise<void> {
  const facts = factsOn(work.today(quote.timeZone));
  const event = mustAccept(decideTransition(quote, 'hand_over_quote', { role: 'system' }, facts));
  await saveMove(work, event);
  await work.publish(event);
  if (quote.status === 'open') await giveInTurn(work, quote);
}

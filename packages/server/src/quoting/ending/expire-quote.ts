import { decideExpireQuote } from '@roadworthy/core/quoting/opening/expire-quote.ts';
import type { Work } from '../../kernel/work.ts';
import { saveMove } from '../copying/move-quote.ts';
import { lockQuote } from '../quote-store.ts';

/** Ends an offer whose last day has passed where its risk is; does nothing to one that lives on. */
export async function expireQuote(work: Work, quoteId: string): Promise<void> {
  const { quote } = await lockQuote(work, quoteId);
  const decision = decideExpireQuote(quote, work.today(quote.timeZone));
  if (!decision.ok) return;
  await saveMove(work, decision.event);
  await work.publish(decision.event);
}

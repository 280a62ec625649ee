import { decideExpire } from '@roadworthy/core/quoting/expire.ts';
import type { Work } from '../kernel/work.ts';
import { saveMove } from './move-quote.ts';
import { lockQuote } from './quote-store.ts';

/** Row 18: ends an offer whose last day has passed where its risk is; does nothing to one that lives on. */
export async function expireQuote(work: Work, quoteId: string): Promise<void> {
  const stored = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quoteId);
  const decision = decideExpire(stored.quote, work.today(stored.quote.timeZone));
  if (!decision.ok) return;
  await saveMove(work, decision.event);
  await work.publish(decision.event);
}

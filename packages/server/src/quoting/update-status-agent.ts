import { decideReopen, reopenedEffectiveDate } from '@roadworthy/core/quoting/reopen.ts';
import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { saveMove } from './move-quote.ts';
import { lockQuote } from './quote-store.ts';
import { factsOf, rateNow, saveEdit } from './rate-stored-quote.ts';

/** Row 19: an offer that ended lives again at a price made now. */
async function reopen(work: Work, quoteId: string): Promise<{ quote_id: string } | Refused> {
  const stored = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quoteId);
  const effectiveDate = reopenedEffectiveDate(stored.quote, work.today(stored.quote.timeZone));
  const quote = { ...stored.quote, effectiveDate };
  const rated = await rateNow(work, quote);
  const decision = decideReopen(stored.quote, work.actor, factsOf(work, { ...stored, quote }, rated));
  if (!decision.ok) return decision;
  const { event } = decision;
  await saveMove(work, event, { effective_date: event.effectiveDate, expiration_date: event.expirationDate });
  await saveEdit(work, quoteId);
  await work.publish(event);
  return { quote_id: quoteId };
}

export const updateStatusAgent = operation({
  name: 'update_status_agent',
  permission: 'quote:edit',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const { quote_id, status } = work.input;
    if (status === 'open') return reopen(work, quote_id);
    return refuse('status_not_settable', 'A quote is set to this status by its own action only.', 'status');
  },
});

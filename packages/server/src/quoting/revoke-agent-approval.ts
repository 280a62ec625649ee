import { decideRevoke } from '@roadworthy/core/quoting/send-quote.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { saveMove } from './move-quote.ts';
import { lockQuote } from './quote-store.ts';
import { factsOf, rateNow } from './rate-stored-quote.ts';

/** Row 6: the quote goes back to where it was approved from. */
export async function revoke(work: Work, quoteId: string): Promise<{ quote_id: string } | Refused> {
  const stored = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quoteId);
  const rated = await rateNow(work, stored.quote);
  const decision = decideRevoke(stored.quote, work.actor, factsOf(work, stored, rated));
  if (!decision.ok) return decision;
  // Links that were given out must not open the quote any more.
  await saveMove(work, decision.event, { token_version: stored.tokenVersion + 1 });
  await work.publish(decision.event);
  return { quote_id: quoteId };
}

export const revokeAgentApproval = operation({
  name: 'revoke_agent_approval',
  permission: 'quote:revoke',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  run: (work) => revoke(work, work.input.quote_id),
});

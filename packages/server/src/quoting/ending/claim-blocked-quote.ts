import { decideClaimBlockedQuote, type Holder } from '@roadworthy/core/quoting/opening/claim-blocked-quote.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { findAgent } from '../../organizations/find-agent.ts';
import { lockQuote } from '../quote-store.ts';

/** Who has the quote; since when is the last entry of its timeline that gave it to somebody. */
async function holderOf({ tx }: Work, { quoteId, assignedAgentId }: Quote): Promise<Holder | null> {
  const agent = assignedAgentId === null ? undefined : await findAgent(tx, assignedAgentId);
  if (!agent) return null;
  const provided = await tx
    .selectFrom('timeline_entries')
    .select('at')
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'agent_assigned')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { name: agent.name, since: provided?.at ?? null };
}

export const claimBlockedQuote = operation({
  name: 'claim_blocked_quote',
  permission: 'quote:assign',
  root: 'quote_id',
  example: {},
  statuses: {
    agent_required: {
      to: 'agent_required',
      roles: ['organization:agent', 'organization:owner'],
      others: 'agent_not_in_organization',
    },
  },
  async run(work) {
    const { quote_id } = work.input;
    // Two who ask at once wait here for each other: the second sees what the first did.
    const { quote } = await lockQuote(work, quote_id);
    const agent = work.actor.userId === null ? undefined : await findAgent(work.tx, work.actor.userId);
    const decision = decideClaimBlockedQuote(quote, agent, await holderOf(work, quote), work.actor);
    if (!decision.ok) return decision;
    const { event } = decision;
    if (event === null) return { quote_id };
    await work.tx.updateTable('quotes').set({ assigned_agent_id: event.to }).where('quote_id', '=', quote_id).execute();
    await work.publish(event);
    return { quote_id };
  },
});

import { decideTransition } from '@roadworthy/core/quoting/decide-transition.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { moveQuote } from '../copying/move-quote.ts';

/** An agent takes the approval back. Links that were given out must not open the quote any more. */
export async function revoke(work: Work, quoteId: string) {
  return moveQuote(
    work,
    quoteId,
    (quote, facts) => decideTransition(quote, 'revoke_agent_approval', work.actor, facts),
    {
      also: (_event, { tokenVersion }) => ({ token_version: tokenVersion + 1 }),
    },
  );
}

export const revokeAgentApproval = operation({
  name: 'revoke_agent_approval',
  permission: permissionFor('revoke_agent_approval'),
  root: 'quote_id',
  example: {},
  statuses: { agent_approved: { to: 'open' } },
  async run(work) {
    const { quote_id } = work.input;
    const decision = await revoke(work, quote_id);
    return decision.ok ? { quote_id } : decision;
  },
});

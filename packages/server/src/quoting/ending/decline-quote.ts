import { decideTransition } from '@roadworthy/core/quoting/decide-transition.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { moveQuote } from '../copying/move-quote.ts';

export const declineQuote = operation({
  name: 'decline_quote',
  permission: permissionFor('decline_quote'),
  root: 'quote_id',
  example: { reason: 'The roof was repaired with tape.' },
  statuses: {
    open: { to: 'ineligible' },
    agent_required: { to: 'ineligible' },
    agent_approved: { to: 'ineligible' },
    referred: { to: 'ineligible' },
  },
  badInput: [{ input: { reason: ' ' }, code: 'reason_missing', field: 'reason' }],
  async run(work) {
    const { quote_id, reason } = work.input;
    const decision = await moveQuote(work, quote_id, (quote, facts) =>
      decideTransition(quote, 'decline_quote', work.actor, facts, reason),
    );
    return decision.ok ? { quote_id } : decision;
  },
});

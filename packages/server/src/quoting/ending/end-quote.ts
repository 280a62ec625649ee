import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { decideTransition } from '@roadworthy/core/quoting/decide-transition.ts';
import { factsOn } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { saveMove } from '../copying/move-quote.ts';
import { lockQuote } from '../quote-store.ts';

/** Ends an offer before its last day, whatever it costs by now: it is not priced again for that. */
export const endQuote = operation({
  name: 'end_quote',
  permission: permissionFor('end_quote'),
  root: 'quote_id',
  example: {},
  statuses: { open: { to: 'expired' }, agent_required: { to: 'expired' }, agent_approved: { to: 'expired' } },
  async run(work) {
    const { quote_id } = work.input;
    const { quote } = await lockQuote(work, quote_id);
    const decision = decideTransition(quote, 'end_quote', work.actor, factsOn(work.today(quote.timeZone)));
    if (!decision.ok) return decision;
    // It leaves the list of whoever ended their own; what staff end stays there, to be opened again.
    await saveMove(work, decision.event, { ended_by_customer: isCustomer(work.actor.role) ? work.now : null });
    await work.publish(decision.event);
    return { quote_id };
  },
});

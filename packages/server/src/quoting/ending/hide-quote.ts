import { decideHideQuote } from '@roadworthy/core/quoting/editing/hide-quote.ts';
import { operation } from '../../kernel/operation.ts';
import { lockQuote } from '../quote-store.ts';

/** Takes a quote that has ended out of its customer's list, or back into it. */
export const hideQuote = operation({
  name: 'hide_quote',
  permission: 'quote:hide',
  root: 'quote_id',
  example: { hidden: true },
  statuses: { expired: { to: 'expired' }, ineligible: { to: 'ineligible' } },
  async run(work) {
    const { quote_id, hidden } = work.input;
    const { quote } = await lockQuote(work, quote_id);
    const decision = decideHideQuote(quote, hidden, work.actor);
    if (!decision.ok) return decision;
    const hidden_by_customer = decision.event.hidden ? work.now : null;
    await work.tx.updateTable('quotes').set({ hidden_by_customer }).where('quote_id', '=', quote_id).execute();
    return { quote_id };
  },
});

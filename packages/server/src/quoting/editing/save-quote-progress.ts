import { decideSaveQuoteProgress } from '@roadworthy/core/quoting/editing/save-quote-progress.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { lockQuote } from '../quote-store.ts';

export const saveQuoteProgress = operation({
  name: 'save_quote_progress',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { email: 'eve@example.com' },
  async run(work) {
    const { quote_id } = work.input;
    const { quote } = await lockQuote(work, quote_id);
    const decision = decideSaveQuoteProgress(quote, work.input.email);
    if (!decision.ok) return decision;
    const { email: contact_email } = decision.event;
    // Staff find a lead by it before there is a name.
    await work.tx.updateTable('quotes').set({ contact_email }).where('quote_id', '=', quote_id).execute();
    await work.publish(decision.event);
    return { sent_to: contact_email };
  },
});

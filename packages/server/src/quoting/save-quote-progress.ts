import { decideSaveQuoteProgress } from '@roadworthy/core/quoting/save-quote-progress.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../kernel/operation.ts';
import { quoteRoot } from './quote-root.ts';
import { loadQuote } from './quote-store.ts';

export const saveQuoteProgress = operation({
  name: 'save_quote_progress',
  permission: permissionFor('edit_quote'),
  root: quoteRoot,
  async run(work) {
    const { quote } = await loadQuote(work, work.input.quote_id);
    const decision = decideSaveQuoteProgress(quote, work.input.email);
    if (!decision.ok) return decision;
    await work.publish(decision.event);
    return { sent_to: decision.event.email };
  },
});

import { checkEmail } from '@roadworthy/core/identity/email.ts';
import { operation } from '../kernel/operation.ts';

export const saveQuoteProgress = operation({
  name: 'save_quote_progress',
  permission: 'quote:edit',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const checked = checkEmail(work.input.email, 'email');
    if (!checked.ok) return checked;
    const sent_to = checked.event;
    await work.publish({ type: 'quote_progress_saved', quoteId: work.input.quote_id, email: sent_to });
    return { sent_to };
  },
});

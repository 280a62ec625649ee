import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { checkEmail } from '@roadworthy/core/identity/email.ts';
import type { QuoteStatus } from '@roadworthy/core/quoting/vocabulary.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { quoteRoot } from './quote-root.ts';
import { loadQuote } from './quote-store.ts';

const resumable: readonly QuoteStatus[] = ['open', 'agent_required', 'agent_approved', 'referred', 'expired'];

export const saveQuoteProgress = operation({
  name: 'save_quote_progress',
  permission: permissionFor('edit_quote'),
  root: quoteRoot,
  async run(work) {
    const checked = checkEmail(work.input.email, 'email');
    if (!checked.ok) return checked;
    const { quote } = await loadQuote(work, work.input.quote_id);
    // A link to a policy goes to its owner's account only.
    if (!resumable.includes(quote.status))
      return refuse('quote_not_resumable', 'This quote cannot be continued later.');
    const sent_to = checked.event;
    await work.publish({ type: 'quote_progress_saved', quoteId: work.input.quote_id, email: sent_to });
    return { sent_to };
  },
});

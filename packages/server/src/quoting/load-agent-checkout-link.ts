import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { checkoutUrl } from './checkout-url.ts';
import { loadQuote } from './quote-store.ts';

export const loadAgentCheckoutLink = operation({
  name: 'load_agent_checkout_link',
  permission: 'quote:send',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const stored = await loadQuote({ tx: work.tx, secrets: work.platform.secrets }, work.input.quote_id);
    if (!['open', 'agent_approved'].includes(stored.quote.status)) {
      return refuse('checkout_closed', 'This quote cannot be bought as it stands, so there is no link to it.');
    }
    return { redirect_url: checkoutUrl(work.platform, stored) };
  },
});

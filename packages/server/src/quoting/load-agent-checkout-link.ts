import { decideCheckoutLink } from '@roadworthy/core/quoting/checkout-link.ts';
import { operation } from '../kernel/operation.ts';
import { checkoutUrl } from './checkout-url.ts';
import { loadQuote } from './quote-store.ts';

export const loadAgentCheckoutLink = operation({
  name: 'load_agent_checkout_link',
  permission: 'quote:send',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const stored = await loadQuote({ tx: work.tx, secrets: work.platform.secrets }, work.input.quote_id);
    const decision = decideCheckoutLink(stored.quote, work.today(stored.quote.timeZone));
    if (!decision.ok) return decision;
    return { redirect_url: checkoutUrl(work.platform, stored) };
  },
});

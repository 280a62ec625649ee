import { decideLoadAgentCheckoutLink } from '@roadworthy/core/quoting/checkout/load-agent-checkout-link.ts';
import { operation } from '../../kernel/operation.ts';
import { checkoutUrl } from './checkout-url.ts';
import { loadQuote } from '../quote-store.ts';

export const loadAgentCheckoutLink = operation({
  name: 'load_agent_checkout_link',
  permission: 'quote:send',
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const decision = decideLoadAgentCheckoutLink(stored.quote, work.actor, work.today(stored.quote.timeZone));
    return decision.ok ? { redirect_url: checkoutUrl(work.platform, stored) } : decision;
  },
});

import { decideAgentSigningComplete } from '@roadworthy/core/quoting/signing/agent-signing-complete.ts';
import { operation } from '../../kernel/operation.ts';
import { checkoutUrl } from '../sharing/checkout-url.ts';
import { loadQuote } from '../quote-store.ts';
import { factsOf, rateNow } from '../pricing/rate-stored-quote.ts';

/** The link of a quote that is signed: it opens at the payment, where nobody but the customer gives a card. */
export const agentSigningComplete = operation({
  name: 'agent_signing_complete',
  permission: 'quote:send',
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const facts = factsOf(work, stored, await rateNow(work, stored.quote));
    const decision = decideAgentSigningComplete(stored.quote, work.actor, facts);
    return decision.ok ? { redirect_url: checkoutUrl(work.platform, stored) } : decision;
  },
});

import type { Principal } from '../identity/principal.ts';
import type { Decision } from '../shared/decision.ts';
import { decideBindQuote } from './bind-quote.ts';
import { decideEditQuote } from './edit-quote.ts';
import { decideHandOverQuote } from './hand-over-quote.ts';
import { decideLoadAgentCheckoutLink } from './load-agent-checkout-link.ts';
import { nameOf, namedInsuredOf, type Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';
import { decideReopenQuote } from './reopen-quote.ts';
import { decideRevokeAgentApproval } from './revoke-agent-approval.ts';
import { decideSendQuoteToCustomer } from './send-quote-to-customer.ts';
import { decideSignQuote } from './sign-quote.ts';

/** What somebody may do to a quote right now, by the same decisions that the operations make. */
export function quoteAbilities(quote: Quote, actor: Principal, facts: QuoteFacts) {
  const insured = namedInsuredOf(quote);
  const signature = { name: insured === null ? '' : nameOf(insured), consent: true };
  // The payment method is asked for at the moment of paying, so its absence does not close the way there.
  const paying: QuoteFacts = { ...facts, payment: 'method_given' };
  return {
    edit_quote: decideEditQuote(quote, { kind: 'vehicle' }, actor, facts.today),
    send_quote_to_customer: decideSendQuoteToCustomer(quote, { sendEmail: false }, actor, facts),
    load_agent_checkout_link: decideLoadAgentCheckoutLink(quote, actor, facts.today),
    revoke_agent_approval: decideRevokeAgentApproval(quote, actor, facts),
    hand_over_quote: decideHandOverQuote(quote, actor, facts),
    reopen_quote: decideReopenQuote(quote, actor, facts),
    sign_quote: decideSignQuote(quote, signature, actor, facts),
    bind_quote: decideBindQuote(quote, actor, paying),
  } satisfies Readonly<Record<string, Decision<unknown>>>;
}

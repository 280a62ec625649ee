import type { Principal } from '../identity/principal.ts';
import type { Decision } from '../shared/decision.ts';
import { decideAgentSigningComplete } from './signing/agent-signing-complete.ts';
import { decideBindQuote } from './binding/bind-quote.ts';
import { checkClaimable } from './opening/claim-blocked-quote.ts';
import { mayCopy } from './opening/copy-quote.ts';
import { decideTransition, refuseErased } from './decide-transition.ts';
import { decideForceBindQuote } from './binding/force-bind-quote.ts';
import { decideEditQuote } from './editing/edit-quote.ts';
import { decideHideQuote } from './editing/hide-quote.ts';
import { decideLoadAgentCheckoutLink } from './checkout/load-agent-checkout-link.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './subject/quote-facts.ts';
import { mayRequote } from './opening/requote.ts';
import { checkSignable } from './signing/sign-quote.ts';
import { decideUpdateAssignedAgent } from './editing/update-assigned-agent.ts';
import { type QuoteOperation, quoteOperations } from './quote-operations.ts';
import { transitions } from './transitions.ts';
import { decideViewAsCustomer } from './opening/view-as-customer.ts';

/** What depends on the question that an underwriter is asked, which underwriting knows. */
const aboutReferrals: readonly QuoteOperation[] = [
  'submit_underwriting_referral',
  'accept_referral',
  'accept_application',
  'reject_referral',
  'cancel_referral_request',
];

/** What people do to a quote that exists; whoever asks for a reason gets one at the moment of doing it. */
const movesOfPeople = quoteOperations.filter(
  (operation) =>
    !aboutReferrals.includes(operation) &&
    transitions.some((one) => one.operation === operation && one.permission !== null && one.from !== null),
);
const anyReason = 'reason';

/** What somebody may do to a quote right now, by the same decisions that the operations make. */
export function quoteAbilities(
  quote: Quote,
  actor: Principal,
  facts: QuoteFacts,
): Readonly<Record<string, Decision<unknown>>> {
  // The payment method is asked for at the moment of paying, so its absence does not close the way there.
  const paying: QuoteFacts = { ...facts, payment: 'method_given' };
  const moves = movesOfPeople.map(
    (operation) => [operation, decideTransition(quote, operation, actor, facts, anyReason)] as const,
  );
  const all: Readonly<Record<string, Decision<unknown>>> = {
    ...Object.fromEntries(moves),
    // Whether a moratorium is overridden is said at the moment of doing it.
    force_bind_quote: decideForceBindQuote(quote, { reason: anyReason, overridesMoratorium: true }, actor, facts),
    edit_quote: decideEditQuote(quote, { kind: 'vehicle' }, actor, facts.today),
    update_policy_duration: decideEditQuote(quote, { kind: 'policy_duration' }, actor, facts.today),
    claim_blocked_quote: checkClaimable(quote, actor),
    copy_quote_request: mayCopy(actor),
    copy_quote_new_provider_request: mayCopy(actor),
    requote: mayRequote(quote, actor),
    hide_quote: decideHideQuote(quote, true, actor),
    agent_signing_complete: decideAgentSigningComplete(quote, actor, facts),
    view_as_customer: decideViewAsCustomer(quote, actor),
    load_agent_checkout_link: decideLoadAgentCheckoutLink(quote, actor, facts.today),
    // What is read and typed is asked for at the moment of signing.
    sign_quote: checkSignable(quote, actor, facts),
    bind_quote: decideBindQuote(quote, actor, paying),
    update_assigned_agent: decideUpdateAssignedAgent(quote, null, actor),
  };
  // Where nothing is left there is nothing to do, whoever would be allowed to.
  return quote.isErased ? Object.fromEntries(Object.keys(all).map((name) => [name, refuseErased()])) : all;
}

import type { Principal } from '../../identity/principal.ts';
import { accept, type Decision } from '../../shared/decision.ts';
import type { TransitionRefusal } from '../decide-transition.ts';
import { decideBindQuote } from '../binding/bind-quote.ts';
import { decideLoadAgentCheckoutLink } from '../checkout/load-agent-checkout-link.ts';
import type { Quote } from '../quote.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';

export type SigningCompleteRefusal = TransitionRefusal | 'checkout_closed' | 'quote_changed_elsewhere';

/**
 * Whether nothing but the payment is left of a quote, so that its link opens there: the customer can go on with it, its
 * signature counts, and nothing stands in the way of the bind but a card that only the customer gives.
 */
export function decideAgentSigningComplete(
  quote: Quote,
  actor: Principal,
  facts: QuoteFacts,
): Decision<true, SigningCompleteRefusal> {
  const link = decideLoadAgentCheckoutLink(quote, actor, facts.today);
  if (!link.ok) return link;
  const bind = decideBindQuote(quote, actor, { ...facts, payment: 'method_given' });
  return bind.ok ? accept(true) : bind;
}

import type { Principal } from '../identity/principal.ts';
import type { Decision } from '../shared/decision.ts';
import { decideTransition, type MovedAs, named, type TransitionRefusal } from './decide-transition.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';

export type QuoteHandedOver = MovedAs<'quote_handed_over'>;

/** Whether staff may take over what a customer began, or hand it back. */
export function decideHandOverQuote(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteHandedOver, TransitionRefusal> {
  return named('quote_handed_over', decideTransition(quote, 'hand_over_quote', actor, facts));
}

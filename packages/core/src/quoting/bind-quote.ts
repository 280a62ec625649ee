import type { Principal } from '../identity/principal.ts';
import type { Decision } from '../shared/decision.ts';
import type { Day } from '../shared/day.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from './decide-transition.ts';
import type { Quote } from './quote.ts';
import { factsOn, type QuoteFacts } from './quote-facts.ts';

const system = { role: 'system' } as const;

/** Whether the quote may be locked for the bind: once it is bindable, signed and a payer stands behind it. */
export function decideBindQuote(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteMoved, TransitionRefusal> {
  return decideTransition(quote, 'bind_quote', actor, facts);
}

/** The captured payment makes the quote a policy. */
export function decideCompleteBind(
  quote: Quote,
  payment: QuoteFacts['payment'],
  today: Day,
): Decision<QuoteMoved, TransitionRefusal> {
  return decideTransition(quote, 'complete_bind', system, factsOn(today, { payment }));
}

/** A declined payment or 24 hours without an answer put the quote back where it was. */
export function decideFailBind(quote: Quote, today: Day): Decision<QuoteMoved, TransitionRefusal> {
  return decideTransition(quote, 'fail_bind', system, factsOn(today));
}

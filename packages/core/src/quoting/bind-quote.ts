import type { Principal } from '../identity/principal.ts';
import type { Decision } from '../shared/decision.ts';
import type { Day } from '../shared/day.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from './decide-transition.ts';
import type { Quote } from './quote.ts';
import { factsOn, type QuoteFacts } from './quote-facts.ts';

const system = { role: 'system' } as const;

/** Row 14 of rules 2.1: the quote is locked for the bind process, once it is bindable, signed and a payer stands behind it. */
export function decideBeginBind(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteMoved, TransitionRefusal> {
  return decideTransition(quote, 'begin_bind', actor, facts);
}

/** Row 15 of rules 2.1: the captured payment makes the quote a policy. */
export function decideCompleteBind(
  quote: Quote,
  payment: QuoteFacts['payment'],
  today: Day,
): Decision<QuoteMoved, TransitionRefusal> {
  return decideTransition(quote, 'complete_bind', system, factsOn(today, { payment }));
}

/** Row 16 of rules 2.1: a declined payment or 24 hours without an answer put the quote back where it was. */
export function decideFailBind(quote: Quote, today: Day): Decision<QuoteMoved, TransitionRefusal> {
  return decideTransition(quote, 'fail_bind', system, factsOn(today));
}

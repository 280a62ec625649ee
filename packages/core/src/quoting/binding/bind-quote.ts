import type { Principal } from '../../identity/principal.ts';
import type { Decision } from '../../shared/decision.ts';
import type { Day } from '../../shared/time/day.ts';
import { checkVersion } from '../editing/edit-quote.ts';
import { decideTransition, findTransition, type QuoteMoved, type TransitionRefusal } from '../decide-transition.ts';
import type { GuardRefusal } from '../guard.ts';
import { checkGuards, type GuardName } from '../guards.ts';
import type { Quote } from '../quote.ts';
import { factsOn, type QuoteFacts } from '../subject/quote-facts.ts';

const system = { role: 'system' } as const;

/** What may come up between the lock and the money: asked once more when the hold is placed, before it is captured. */
const captureGuards = [
  'clear_of_moratoriums',
  'acceptable',
  'needs_no_referral',
] as const satisfies readonly GuardName[];

/**
 * Whether the quote may be locked for the bind: once it is bindable, signed and a payer stands behind it, who pays for
 * the version that they saw where they say which.
 */
export function decideBindQuote(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
  seen?: number,
): Decision<QuoteMoved, TransitionRefusal | 'quote_changed_elsewhere'> {
  const found = findTransition(quote, 'bind_quote', actor);
  if (!found.ok) return found;
  const current = checkVersion(quote, seen);
  return current.ok ? decideTransition(quote, 'bind_quote', actor, facts) : current;
}

/** Whether the quote may still be paid for, now that the money is held: nothing came up since it was locked. */
export function decideCapture(quote: Quote, facts: QuoteFacts): Decision<true, GuardRefusal> {
  return checkGuards(captureGuards, quote, facts);
}

/** The captured payment, or the debit that a bank took the order for, makes the quote a policy. */
export function decideCompleteBind(
  quote: Quote,
  payment: QuoteFacts['payment'],
  today: Day,
): Decision<QuoteMoved, TransitionRefusal> {
  return decideTransition(quote, 'complete_bind', system, factsOn(today, { payment }));
}

/** What was found while the money was held has an underwriter look at the quote, which goes on from where it was then. */
export function decideReferBind(quote: Quote, today: Day): Decision<QuoteMoved<'bind_referred'>, TransitionRefusal> {
  return decideTransition(quote, 'refer_bind', system, factsOn(today));
}

/** A declined payment or 24 hours without an answer put the quote back where it was. */
export function decideFailBind(quote: Quote, today: Day): Decision<QuoteMoved, TransitionRefusal> {
  return decideTransition(quote, 'fail_bind', system, factsOn(today));
}

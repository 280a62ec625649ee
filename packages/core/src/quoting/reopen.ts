import type { Principal } from '../identity/principal.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { addDays, type Day } from '../shared/day.ts';
import { checkEffectiveDate } from './check-effective-date.ts';
import { offerDays } from './create-quote.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from './decide-transition.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';

export type QuoteReopened = Omit<QuoteMoved, 'type'> & {
  readonly type: 'quote_reopened';
  readonly effectiveDate: Day;
  readonly expirationDate: Day;
};

export type ReopenRefusal = TransitionRefusal | 'renewal_not_reopenable';

/** The day on which cover of a reopened quote begins: the one asked for while it can still be had, else tomorrow. */
export function reopenedEffectiveDate(quote: Pick<Quote, 'effectiveDate'>, today: Day): Day {
  return checkEffectiveDate(quote.effectiveDate, today).ok ? quote.effectiveDate : addDays(today, 1);
}

/**
 * Row 19 of rules 2.1: an offer that ended at most 90 days ago lives 30 days more at a new price. The rating among the
 * facts is the new one, made for `reopenedEffectiveDate`.
 */
export function decideReopen(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteReopened, ReopenRefusal> {
  if (quote.status === 'expired' && quote.businessType === 'renewal') {
    return refuse('renewal_not_reopenable', 'A renewal offer that ended is brought back by an underwriter.');
  }
  const moved = decideTransition(quote, 'reopen', actor, facts);
  if (!moved.ok) return moved;
  return accept({
    ...moved.event,
    type: 'quote_reopened',
    effectiveDate: reopenedEffectiveDate(quote, facts.today),
    expirationDate: addDays(facts.today, offerDays),
  });
}

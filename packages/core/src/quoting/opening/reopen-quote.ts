import type { Principal } from '../../identity/principal.ts';
import { accept, type Decision } from '../../shared/decision.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { checkEffectiveDate } from '../checks/check-effective-date.ts';
import { offerDays } from './start-quote.ts';
import { decideTransition, type TransitionRefusal } from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';
import type { QuoteReopened } from '../events/offers.ts';

/** The day on which cover of a reopened quote begins: the one asked for while it can still be had, else tomorrow. */
export function reopenedEffectiveDate(quote: Pick<Quote, 'effectiveDate'>, today: Day): Day {
  return checkEffectiveDate(quote.effectiveDate, today).ok ? quote.effectiveDate : addDays(today, 1);
}

/**
 * Whether an offer that ended not long ago lives 30 days more, at a new price. The rating among the
 * facts is the new one, made for `reopenedEffectiveDate`.
 */
export function decideReopenQuote(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteReopened, TransitionRefusal> {
  const moved = decideTransition(quote, 'reopen_quote', actor, facts);
  if (!moved.ok) return moved;
  return accept({
    ...moved.event,
    type: 'quote_reopened',
    effectiveDate: reopenedEffectiveDate(quote, facts.today),
    expirationDate: addDays(facts.today, offerDays),
  });
}

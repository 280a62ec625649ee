import type { Decision } from '../shared/decision.ts';
import type { Day } from '../shared/day.ts';
import { decideTransition, type MovedAs, named, type TransitionRefusal } from './decide-transition.ts';
import type { Quote } from './quote.ts';
import { factsOn } from './quote-facts.ts';

export type QuoteExpired = MovedAs<'quote_expired'>;

/** Whether the offer ends: its last day has passed in the risk's zone, of which today is the civil day. */
export function decideExpireQuote(quote: Quote, today: Day): Decision<QuoteExpired, TransitionRefusal> {
  return named('quote_expired', decideTransition(quote, 'expire_quote', { role: 'system' }, factsOn(today)));
}

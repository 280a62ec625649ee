import type { Decision } from '../../shared/decision.ts';
import type { Day } from '../../shared/time/day.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import { factsOn } from '../subject/quote-facts.ts';

/** Whether the offer ends: its last day has passed in the risk's zone, of which today is the civil day. */
export function decideExpireQuote(quote: Quote, today: Day): Decision<QuoteMoved<'quote_expired'>, TransitionRefusal> {
  return decideTransition(quote, 'expire_quote', { role: 'system' }, factsOn(today));
}

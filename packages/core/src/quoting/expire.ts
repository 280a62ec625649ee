import { accept, type Decision } from '../shared/decision.ts';
import type { Day } from '../shared/day.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from './decide-transition.ts';
import type { Quote } from './quote.ts';
import { factsOn } from './quote-facts.ts';

export type QuoteExpired = Omit<QuoteMoved, 'type'> & { readonly type: 'quote_expired' };

/** Row 18 of rules 2.1: the nightly job ends an offer whose last day has passed in the risk's zone. */
export function decideExpire(quote: Quote, today: Day): Decision<QuoteExpired, TransitionRefusal> {
  const moved = decideTransition(quote, 'expire', { role: 'system' }, factsOn(today));
  return moved.ok ? accept({ ...moved.event, type: 'quote_expired' }) : moved;
}

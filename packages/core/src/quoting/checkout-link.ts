import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { Day } from '../shared/day.ts';
import type { Quote } from './quote.ts';

/** Whether a quote's link leads anywhere: the customer can go on with it today. Today is of the risk's zone. */
export function decideCheckoutLink(quote: Quote, today: Day): Decision<true, 'checkout_closed'> {
  const buyable = (quote.status === 'open' || quote.status === 'agent_approved') && today <= quote.expirationDate;
  return buyable
    ? accept(true)
    : refuse('checkout_closed', 'This quote cannot be bought as it stands, so there is no link to it.');
}

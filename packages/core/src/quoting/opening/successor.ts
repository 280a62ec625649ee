import { namedInsuredOf, type Quote } from '../quote.ts';

type Offer = Pick<Quote, 'status' | 'entities'>;

function addressOf(quote: Pick<Quote, 'entities'>): string | null {
  return namedInsuredOf(quote)?.email?.toLowerCase() ?? null;
}

/**
 * Whether whoever holds a quote's link is led on to the quote that took its place: while that is an offer to the same
 * address. A link to a policy goes to its owner's account alone.
 */
export function leadsOn(quote: Offer, successor: Offer): boolean {
  return quote.status === 'replaced' && successor.status !== 'bound' && addressOf(quote) === addressOf(successor);
}

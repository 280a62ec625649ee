import type { Principal } from '../../identity/principal.ts';
import { isCustomer } from '../../identity/vocabulary.ts';
import type { Quote } from '../quote.ts';
import type { QuoteOpened } from '../events/visits.ts';

/**
 * What follows from a quote being opened: nothing, unless it is an offer that was sent, a customer looks, and for the
 * first time. `opened` is when that was; null since it was sent.
 */
export function decideOpenQuote(
  { quoteId, status }: Pick<Quote, 'quoteId' | 'status'>,
  opened: Date | null,
  { role }: Pick<Principal, 'role'>,
): QuoteOpened | null {
  if (status !== 'agent_approved' || opened !== null || !isCustomer(role)) return null;
  return { type: 'quote_opened', quoteId };
}

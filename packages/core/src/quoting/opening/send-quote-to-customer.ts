import type { Principal } from '../../identity/principal.ts';
import { accept, type Decision } from '../../shared/decision.ts';
import { decideTransition, type TransitionRefusal } from '../decide-transition.ts';
import { namedInsuredOf, type Quote } from '../quote.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';
import type { QuoteSent } from '../events/offers.ts';

/** Whether an agent may send the quote to the customer, to be paid monthly unless they choose otherwise. */
export function decideSendQuoteToCustomer(
  quote: Quote,
  request: { readonly sendEmail: boolean },
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteSent, TransitionRefusal> {
  const moved = decideTransition(quote, 'send_quote_to_customer', actor, facts);
  if (!moved.ok) return moved;
  return accept({
    ...moved.event,
    type: 'quote_sent',
    paymentTerm: 'monthly',
    clearsRating: quote.paymentTerm !== 'monthly',
    emailTo: request.sendEmail ? (namedInsuredOf(quote)?.email ?? null) : null,
  });
}

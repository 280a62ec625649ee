import type { Principal } from '../identity/principal.ts';
import type { PaymentTerm } from '../products/vocabulary.ts';
import { accept, type Decision } from '../shared/decision.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from './decide-transition.ts';
import { namedInsuredOf, type Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';

/** The agent released the quote to checkout. */
export type QuoteSent = QuoteMoved<'quote_sent'> & {
  readonly paymentTerm: PaymentTerm;
  /** Whether the payment term, and with it the paid-in-full discount, changed: the price has to be made again. */
  readonly clearsRating: boolean;
  /** The address to write to, or null when no e-mail was wanted or there is none. */
  readonly emailTo: string | null;
};

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

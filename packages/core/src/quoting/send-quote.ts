import type { Principal } from '../identity/principal.ts';
import type { PaymentTerm } from '../products/vocabulary.ts';
import { accept, type Decision } from '../shared/decision.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from './decide-transition.ts';
import { namedInsuredOf, type Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';

/** The agent released the quote to checkout. */
export type QuoteSent = Omit<QuoteMoved, 'type'> & {
  readonly type: 'quote_sent';
  readonly paymentTerm: PaymentTerm;
  /** Whether the payment term, and with it the paid-in-full discount, changed: the price has to be made again. */
  readonly clearsRating: boolean;
  /** The address to write to, or null when no e-mail was wanted or there is none. */
  readonly emailTo: string | null;
};

/** The agent took the release back: links given out so far are worthless. */
export type ApprovalRevoked = Omit<QuoteMoved, 'type'> & { readonly type: 'approval_revoked' };

/** Row 5 of rules 2.1: an agent sends a bindable quote to the customer, to be paid monthly unless they choose otherwise. */
export function decideSend(
  quote: Quote,
  request: { readonly sendEmail: boolean },
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteSent, TransitionRefusal> {
  const moved = decideTransition(quote, 'send_to_customer', actor, facts);
  if (!moved.ok) return moved;
  return accept({
    ...moved.event,
    type: 'quote_sent',
    paymentTerm: 'monthly',
    clearsRating: quote.paymentTerm !== 'monthly',
    emailTo: request.sendEmail ? (namedInsuredOf(quote)?.email ?? null) : null,
  });
}

/** Row 6 of rules 2.1: the approval is withdrawn and the quote goes back to where it was approved from. */
export function decideRevoke(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<ApprovalRevoked, TransitionRefusal> {
  const moved = decideTransition(quote, 'revoke_approval', actor, facts);
  return moved.ok ? accept({ ...moved.event, type: 'approval_revoked' }) : moved;
}

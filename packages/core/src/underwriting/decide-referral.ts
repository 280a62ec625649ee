import type { Principal } from '../identity/principal.ts';
import {
  checkReason,
  decideTransition,
  isPermitted,
  type QuoteMoved,
  refuseRole,
  type TransitionRefusal,
} from '../quoting/decide-transition.ts';
import type { Quote } from '../quoting/quote.ts';
import type { QuoteFacts } from '../quoting/subject/quote-facts.ts';
import { type EventOf, transitions } from '../quoting/transitions.ts';
import { accept, refuse, type Decision, type Refused } from '../shared/decision.ts';
import type { Referral } from './referral.ts';
import { words } from '../shared/words.ts';

export type ReferralRefusal = TransitionRefusal | 'referral_decided' | 'referral_over';
type Answer = 'accept_referral' | 'accept_application' | 'reject_referral' | 'cancel_referral_request';

/** Why nothing more may be done about a referral; null while it waits for its answer. */
export function findClosed({ status }: Pick<Referral, 'status'>): Refused<'referral_decided' | 'referral_over'> | null {
  if (status === 'pending') return null;
  return status === 'expired'
    ? refuse(
        'referral_over',
        words(
          'Nobody waits for this answer any more: the question was taken back, mended or has ended.',
          'Personne n’attend plus cette réponse : la demande a été retirée, réglée ou a pris fin.',
        ),
      )
    : refuse(
        'referral_decided',
        words(
          'An underwriter has decided this already. Look at what they said.',
          'Un souscripteur en a déjà décidé. Voyez ce qui a été dit.',
        ),
      );
}

/** What becomes of a question about a quote that is a policy's, or drafts a change of one: the quote stays as it is. */
function staysAsItIs<Operation extends Answer | 'expire_referral'>(
  quote: Quote,
  operation: Operation,
  { role }: Pick<Principal, 'role'>,
  reason: string,
): Decision<QuoteMoved<EventOf<Operation>>, ReferralRefusal> {
  if (!isPermitted(role, operation)) return refuseRole();
  const entry = transitions.find((one) => one.operation === operation);
  const checked = entry?.asksReason ? checkReason(reason) : accept(null);
  if (!checked.ok) return checked;
  const { quoteId, status, resumeStatus, approvedContentHash } = quote;
  return accept({
    type: entry?.event as EventOf<Operation>,
    quoteId,
    operation,
    from: status,
    to: status,
    resumeStatus,
    approvedContentHash,
    reason: checked.event,
  });
}

/**
 * Whether an underwriter may answer a question about a quote, or somebody take it back. A quote that was handed over
 * goes back to where it came from, or is refused; one that the platform asked about stays where it is until it is
 * refused.
 */
export function decideReferral<Operation extends Answer>(
  quote: Quote,
  referral: Pick<Referral, 'status' | 'reviewType'>,
  operation: Operation,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
  reason = '',
): Decision<QuoteMoved<EventOf<Operation>>, ReferralRefusal> {
  const closed = findClosed(referral);
  if (closed) return closed;
  // The draft of a change stays what it is: what becomes of the change follows from the answer.
  const isOfChange =
    quote.status === 'proposal' && (operation === 'accept_referral' || operation === 'reject_referral');
  if (referral.reviewType === 'post_bind' || isOfChange) return staysAsItIs(quote, operation, actor, reason);
  return decideTransition(quote, operation, actor, facts, reason);
}

/** Whether a question ends without an answer on this day; refused with `referral_over` or `referral_decided` once it is closed. */
export function decideExpireReferral(
  quote: Quote,
  referral: Pick<Referral, 'status' | 'lastDay'>,
  facts: QuoteFacts,
): Decision<QuoteMoved<'referral_expired'>, ReferralRefusal | 'referral_not_due'> {
  const closed = findClosed(referral);
  if (closed) return closed;
  if (facts.today <= referral.lastDay) {
    return refuse('referral_not_due', words('There is still time to answer.', 'Il reste du temps pour répondre.'));
  }
  // What becomes of a change that nobody answered to follows from that, and its draft stays one.
  return quote.status === 'proposal'
    ? staysAsItIs(quote, 'expire_referral', { role: 'system' }, '')
    : decideTransition(quote, 'expire_referral', { role: 'system' }, facts);
}

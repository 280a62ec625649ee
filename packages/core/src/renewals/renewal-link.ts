import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { Cents } from '../shared/money/money.ts';
import { words } from '../shared/words.ts';
import type { RenewalStatus } from './vocabulary.ts';

/** A link to the offer of a next term, without signing in. */
export type RenewalLink = {
  /** Whether it is the newest one of its renewal. */
  readonly isNewest: boolean;
  readonly expires: Date | null;
};

/** `waiting`: somebody looks at the offer; it is offered again, or a notice says why not. */
export type RenewalLinkState = 'open' | 'declined' | 'accepted' | 'waiting' | 'over';

const states: Readonly<Record<RenewalStatus, RenewalLinkState>> = {
  pending: 'waiting',
  quoted: 'waiting',
  in_review: 'waiting',
  agent_review: 'waiting',
  approved: 'waiting',
  error: 'waiting',
  offered: 'open',
  declined: 'declined',
  accepted: 'accepted',
  payment_failed: 'accepted',
  completed: 'accepted',
  rejected: 'over',
  expired: 'over',
};

/** What a link opens at an instant. Of one that is over nothing is said but that. */
export function renewalLinkState(
  { isNewest, expires }: RenewalLink,
  status: RenewalStatus,
  now: Date,
): RenewalLinkState {
  return !isNewest || expires === null || now >= expires ? 'over' : states[status];
}

export type RenewalLinkRefusal = 'link_over' | 'renewal_price_changed';

/** Whether a link answers an offer now: while it opens one, and at the price that it showed. */
export function decideAnswerByLink(
  state: RenewalLinkState,
  shown: Cents,
  total: Cents | null,
): Decision<true, RenewalLinkRefusal> {
  if (state !== 'open' && state !== 'declined') {
    return refuse(
      'link_over',
      words(
        'This link answers nothing any more. Sign in, or call us.',
        'Ce lien ne permet plus de répondre. Connectez-vous ou appelez-nous.',
      ),
    );
  }
  return shown === total
    ? accept(true)
    : refuse(
        'renewal_price_changed',
        words('The price is another by now. Look at it again.', 'Le prix n’est plus le même. Vérifiez-le de nouveau.'),
        'total',
      );
}

import { may, type Principal } from '../../identity/principal.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import type { Day } from '../../shared/time/day.ts';
import { refuseRole } from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import { words } from '../../shared/words.ts';

/**
 * Whether somebody may have a quote's link, and it leads anywhere: the customer can go on with it today. Today is of
 * the risk's zone.
 */
export function decideLoadAgentCheckoutLink(
  quote: Quote,
  actor: Principal,
  today: Day,
): Decision<true, 'checkout_closed' | 'actor_not_allowed'> {
  if (!may(actor, 'quote:send')) return refuseRole();
  const buyable = (quote.status === 'open' || quote.status === 'agent_approved') && today <= quote.expirationDate;
  return buyable
    ? accept(true)
    : refuse(
        'checkout_closed',
        words(
          'This quote cannot be bought as it stands, so there is no link to it.',
          'Cette soumission ne peut pas être achetée telle quelle ; elle n’a donc pas de lien.',
        ),
      );
}

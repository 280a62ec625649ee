import { may, type Principal } from '../../identity/principal.ts';
import { accept, type Decision } from '../../shared/decision.ts';
import { refuseRole, refuseStatus, type StatusRefusal } from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import type { QuoteStatus } from '../vocabulary.ts';

/** Quotes of which nothing comes any more by itself; what may still be bought is ended instead. */
export const hideableStatuses: readonly QuoteStatus[] = ['expired', 'ineligible'];

/**
 * Whether its customer takes a quote out of their own list, or back into it. It stays what it is, for them by its link
 * and for staff.
 */
export function decideHideQuote(
  { status }: Pick<Quote, 'status'>,
  hidden: boolean,
  actor: Principal,
): Decision<{ readonly hidden: boolean }, 'actor_not_allowed' | StatusRefusal> {
  if (!may(actor, 'quote:hide')) return refuseRole();
  return hidden && !hideableStatuses.includes(status) ? refuseStatus(status) : accept({ hidden });
}

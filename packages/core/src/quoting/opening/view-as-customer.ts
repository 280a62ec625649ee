import { may, type Principal } from '../../identity/principal.ts';
import { accept, type Decision } from '../../shared/decision.ts';
import { refuseRole, refuseStatus, type StatusRefusal } from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import type { QuoteStatus } from '../vocabulary.ts';

/** For how long a view of what the customer sees is open, in minutes. */
export const viewMinutes = 30;

/** Where the customer has a checkout to look at: what is bought stands in their account, what was replaced elsewhere. */
const shownInCheckout: readonly QuoteStatus[] = [
  ...(['open', 'agent_required', 'agent_approved', 'referred', 'ineligible'] as const),
  ...(['expired', 'pending_bind'] as const),
];

/** Whether somebody may look at a quote as its customer has it: who sends the customer's link knows where it leads. */
export function decideViewAsCustomer(
  { status }: Pick<Quote, 'status'>,
  actor: Principal,
): Decision<true, 'actor_not_allowed' | StatusRefusal> {
  if (!may(actor, 'quote:send')) return refuseRole();
  return shownInCheckout.includes(status) ? accept(true) : refuseStatus(status);
}

import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';

/** Whether somebody says how it went with an enquiry, or with a carrier that we sent somebody to. */
export function decideHandleLead(actor: Pick<Principal, 'permissions'>): Decision<true, 'actor_not_allowed'> {
  return may(actor, 'lead:handle')
    ? accept(true)
    : refuse('actor_not_allowed', 'Your role may not do this. Ask an agent of the organization.');
}

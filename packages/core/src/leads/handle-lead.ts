import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** Whether somebody says how it went with an enquiry, or with a carrier that we sent somebody to. */
export function decideHandleLead(actor: Pick<Principal, 'permissions'>): Decision<true, 'actor_not_allowed'> {
  return may(actor, 'lead:handle')
    ? accept(true)
    : refuse(
        'actor_not_allowed',
        words(
          'Your role may not do this. Ask an agent of the organization.',
          'Votre rôle ne permet pas cette action. Adressez-vous à un agent de l’organisation.',
        ),
      );
}

import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { type ClaimRefusal, refuseClaimStatus } from './claim-transitions.ts';
import type { ClaimStatus } from './vocabulary.ts';

/** Whether somebody may write to who handles a claim: whoever reported it, once it is sent, and for as long as it stands. */
export function decideClaimMessage(
  { status }: { readonly status: ClaimStatus },
  actor: Pick<Principal, 'permissions'>,
): Decision<true, ClaimRefusal> {
  if (!may(actor, 'claim:file')) {
    return refuse(
      'actor_not_allowed',
      words('Only who reported this claim writes here.', 'Seule la personne qui a déposé cette réclamation écrit ici.'),
    );
  }
  return status === 'draft' || status === 'withdrawn' ? refuseClaimStatus(status) : accept(true);
}

/** Most messages about one claim in a day: its bearer has no name. */
const mostMessagesOfDay = 50;

/** Whether another message is taken; `sent` are those of the last day. */
export function checkMessagesOfDay(sent: number): Decision<true, 'messages_full'> {
  if (sent < mostMessagesOfDay) return accept(true);
  const message = words(
    'You have written {most} messages in a day. Call us, or write again tomorrow.',
    'Vous avez écrit {most} messages en une journée. Appelez-nous, ou écrivez de nouveau demain.',
  );
  return refuse('messages_full', sentence(message, { most: mostMessagesOfDay }));
}

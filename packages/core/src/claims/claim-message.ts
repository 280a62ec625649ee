import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
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

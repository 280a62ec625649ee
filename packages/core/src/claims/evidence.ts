import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';
import { type ClaimRefusal, refuseClaimStatus } from './claim-transitions.ts';
import type { ClaimStatus } from './vocabulary.ts';

/** Whether somebody may send files for a claim: until it is closed, and for what was denied too, which may be appealed. */
export function decideEvidence(
  { status }: { readonly status: ClaimStatus },
  actor: Pick<Principal, 'permissions'>,
): Decision<true, ClaimRefusal> {
  if (!may(actor, 'claim:attach')) {
    return refuse(
      'actor_not_allowed',
      words('Your role may not send files for a claim.', 'Votre rôle ne permet pas d’envoyer des fichiers.'),
    );
  }
  return status === 'withdrawn' || status === 'closed' ? refuseClaimStatus(status) : accept(true);
}

import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';
import { refuseRole } from './proposal-transitions.ts';
import type { ProposalStatus } from './vocabulary.ts';

/** A change, and the transaction of its policy that applied it; null before. */
type Reversed = { readonly status: ProposalStatus; readonly transactionId: string | null };

export type ReversalRefusal = 'actor_not_allowed' | 'proposal_not_applied';

/** Whether somebody may propose to take a change back that is applied; answers the transaction that applied it. */
export function decideReversal(
  { status, transactionId }: Reversed,
  actor: Pick<Principal, 'permissions'>,
): Decision<string, ReversalRefusal> {
  if (!may(actor, 'proposal:create')) return refuseRole();
  return status === 'applied' && transactionId !== null
    ? accept(transactionId)
    : refuse(
        'proposal_not_applied',
        words(
          'This change is not applied. Take it back as it is proposed.',
          'Cette modification n’est pas appliquée. Retirez-la telle qu’elle est proposée.',
        ),
      );
}

/** The refusal to take back what nothing is left of: it was taken back, or another change of its day took its place. */
export const refuseNothingLeft = () =>
  refuse(
    'nothing_changed',
    words(
      'Nothing of this change is left: it was taken back, or another change of its day took its place.',
      'Il ne reste rien de cette modification : elle a été annulée, ou une autre modification du même jour l’a remplacée.',
    ),
  );

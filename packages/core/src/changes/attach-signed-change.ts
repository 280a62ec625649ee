import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';
import type { Reduction } from './reduced-cover.ts';
import type { ProposalStatus } from './vocabulary.ts';

/** A proposed change as the paper under it arrives. */
export type SignedPaper = {
  readonly status: ProposalStatus;
  readonly reductions: readonly Reduction[];
  /** Whether a paper is kept with it. */
  readonly hasPaper: boolean;
};

/**
 * Whether the paper that an insured signed is kept with a change (docs/rules.md, changes): one that takes cover away and
 * has not fallen away. Once the change is accepted, the paper that it was accepted with stays.
 */
export function decideAttachSignedChange({ status, reductions, hasPaper }: SignedPaper): Decision<true> {
  if (status === 'invalidated') {
    return refuse(
      'proposal_invalidated',
      words(
        'This change was taken back, or something stood in its way. Open it again first.',
        'Cette modification a été retirée ou s’est heurtée à un obstacle. Rouvrez-la d’abord.',
      ),
    );
  }
  if (reductions.length === 0) {
    return refuse(
      'nothing_to_sign',
      words(
        'This change takes nothing away, so nobody has to sign it. Put the file with the policy.',
        'Cette modification ne retire rien ; personne n’a à la signer. Ajoutez le fichier à la police.',
      ),
    );
  }
  if (hasPaper && status !== 'pending') {
    return refuse(
      'paper_kept',
      words(
        'The change was accepted with the paper that is kept with it. Put another file with the policy.',
        'La modification a été acceptée avec le document qui y est conservé. Ajoutez un autre fichier à la police.',
      ),
    );
  }
  return accept(true);
}

import type { Principal } from '../identity/principal.ts';
import { accept, type Decision, type Refusal, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';
import { decideProposal } from './proposal-transitions.ts';
import type { Reduction } from './reduced-cover.ts';
import type { ProposalStatus } from './vocabulary.ts';

/** A proposed change as its signature is asked for. */
export type SignatureRequest = {
  readonly status: ProposalStatus;
  readonly reductions: readonly Reduction[];
  /** The account that the policy is in, in which it is signed; null where it is in none. */
  readonly userId: string | null;
  /** What somebody here has to look at first; null where nobody has to. */
  readonly asks: Refusal | null;
};

/**
 * Whether who is insured may be asked to sign a change (docs/rules.md, changes): it waits and takes cover away, they have
 * the account in which they sign, and nobody has to look at it before.
 */
export function decideRequestChangeSignature(
  { status, reductions, userId, asks }: SignatureRequest,
  actor: Pick<Principal, 'role' | 'permissions'>,
): Decision<true> {
  const standing = decideProposal({ status }, 'accept_policy_proposal', actor);
  if (!standing.ok) return standing;
  if (reductions.length === 0) {
    return refuse(
      'nothing_to_sign',
      words(
        'This change takes nothing away, so nobody has to sign it. Accept it.',
        'Cette modification ne retire rien ; personne n’a à la signer. Acceptez-la.',
      ),
    );
  }
  if (userId === null) {
    return refuse(
      'account_missing',
      words(
        'This policy is in nobody’s account, where it would be signed. Correct the e-mail address of the insured, or have them sign on paper.',
        'Cette police n’est dans aucun compte où la signer. Corrigez l’adresse courriel de l’assuré ou faites-lui signer le document papier.',
      ),
    );
  }
  return asks ? { ok: false, refusal: asks } : accept(true);
}

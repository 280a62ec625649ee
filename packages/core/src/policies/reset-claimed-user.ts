import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { ClaimedUserReset } from './events/owners.ts';
import { words } from '../shared/words.ts';

/** Whose account a record is in, and what it is. */
export type ClaimedRecord = {
  readonly quoteId: string;
  readonly policyId: string | null;
  readonly userId: string | null;
  /** Whether it is asked of the policy, and not of the quote beneath it. */
  readonly isPolicy: boolean;
};

export type ResetRefusal = 'actor_not_allowed' | 'no_account' | 'policy_of_quote';

/**
 * Whether a record is taken out of the account that it is in (docs/rules.md, accounts): all terms of a policy together,
 * so that a quote that became one is reset there.
 */
export function decideResetClaimedUser(
  { quoteId, policyId, userId, isPolicy }: ClaimedRecord,
  actor: Principal,
): Decision<ClaimedUserReset, ResetRefusal> {
  if (!may(actor, 'customer:reset'))
    return refuse(
      'actor_not_allowed',
      words('Your role may not detach accounts.', 'Votre rôle ne permet pas de détacher un compte.'),
    );
  if (!isPolicy && policyId !== null) {
    return refuse(
      'policy_of_quote',
      words(
        'This quote is a policy. Detach the account on the page of the policy.',
        'Cette soumission est une police. Détachez le compte depuis la page de la police.',
      ),
    );
  }
  return userId === null
    ? refuse(
        'no_account',
        words('This is in no customer’s account.', 'Ce dossier n’est dans le compte d’aucun client.'),
      )
    : accept({ type: 'claimed_user_reset', quoteId, policyId });
}

import { findProseProblem, type TextRefusal } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { isOfOrganization } from './api-key-roles.ts';
import type { CallerRole, Role } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** Somebody who lost what they sign in with. */
export type FactorHolder = {
  readonly userId: string;
  /** Every role held now, and how many organizations they work for. */
  readonly roles: readonly CallerRole[];
  readonly organizations: number;
  /** Whether there is an authenticator or a passkey to take away. */
  readonly hasFactor: boolean;
};

/** A person's authenticator, recovery codes and passkeys were taken away by somebody who answers for them. */
export type SecondFactorReset = {
  readonly type: 'second_factor_reset';
  readonly userId: string;
  readonly reason: string;
};

type ResetRefusal = 'reset_of_oneself' | 'reset_beyond_role' | 'second_factor_missing' | 'reason_missing' | TextRefusal;

const platform = (role: CallerRole): boolean => role.startsWith('global:') && role !== 'global:user';

// Whoever resets somebody could be them, once they have the password: nobody resets who may do more than they may.
function answersFor(acting: Role, { roles, organizations }: FactorHolder): boolean {
  if (acting === 'global:admin') return true;
  if (roles.includes('global:admin')) return false;
  return !isOfOrganization(acting) || (organizations === 1 && !roles.some(platform));
}

/**
 * Whether somebody's second factor may be taken away because they lost it (docs/rules.md, signing in): with a reason, by
 * the owner of the one organization they work for, by an administrator of organizations, and that of an administrator by
 * another administrator alone. Nobody does it for themselves: who is signed in has not lost it.
 */
export function decideSecondFactorReset(
  person: FactorHolder,
  actor: { readonly userId: string; readonly role: Role },
  reason: string,
): Decision<SecondFactorReset, ResetRefusal> {
  if (person.userId === actor.userId) {
    return refuse(
      'reset_of_oneself',
      words(
        'Change your own second factor in your profile.',
        'Modifiez votre propre validation en deux étapes dans votre profil.',
      ),
    );
  }
  if (!answersFor(actor.role, person)) {
    const message = words(
      'This person works beyond your organization. Ask the administrator of the platform.',
      'Cette personne travaille au-delà de votre organisation. Adressez-vous à l’administrateur de la plateforme.',
    );
    return refuse('reset_beyond_role', message);
  }
  if (!person.hasFactor) {
    return refuse(
      'second_factor_missing',
      words(
        'This person signs in with a password alone: there is nothing to reset.',
        'Cette personne se connecte avec un mot de passe seulement : il n’y a rien à réinitialiser.',
      ),
    );
  }
  const wrong = findProseProblem(reason, 'reason', 'reason');
  if (wrong) return { ok: false, refusal: wrong };
  if (reason.trim() === '') {
    return refuse(
      'reason_missing',
      words(
        'Say how you made sure that it is them, and what was lost.',
        'Dites comment vous vous êtes assuré de son identité, et ce qui a été perdu.',
      ),
      'reason',
    );
  }
  return accept({ type: 'second_factor_reset', userId: person.userId, reason: reason.trim() });
}

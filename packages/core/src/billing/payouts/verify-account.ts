import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { words } from '../../shared/words.ts';

/** Whether somebody may make sure of a payee's account: never who entered or changed it last. */
export function decideVerifyAccount(
  userId: string,
  { hasAccount, changedBy }: { readonly hasAccount: boolean; readonly changedBy: string | null },
): Decision<null, 'account_missing' | 'own_work'> {
  if (!hasAccount) {
    return refuse(
      'account_missing',
      words('There is no bank account to verify.', 'Il n’y a aucun compte bancaire à vérifier.'),
    );
  }
  return userId === changedBy
    ? refuse(
        'own_work',
        words(
          'You entered this account yourself. Somebody else has to verify it.',
          'Vous avez saisi ce compte vous-même. Une autre personne doit le vérifier.',
        ),
      )
    : accept(null);
}

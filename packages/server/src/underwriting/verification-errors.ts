import { sameInBoth, type Words, words } from '@roadworthy/core/shared/words.ts';

/** Why a check has no answer. The row holds the English, which whoever reads it gets in their language. */
export const verificationErrors = {
  error: words(
    'The vendor answered in a form that could not be read.',
    'La réponse du fournisseur n’a pas pu être lue.',
  ),
  timeout: words('The vendor did not answer.', 'Le fournisseur n’a pas répondu.'),
  unknown: words(
    'The vendor has not answered yet. It is asked again.',
    'Le fournisseur n’a pas encore répondu. Il est interrogé de nouveau.',
  ),
  changed: words(
    'The person was changed before the vendor answered.',
    'La personne a été modifiée avant la réponse du fournisseur.',
  ),
} as const satisfies Readonly<Record<string, Words>>;

/** An error of a row in both languages; what a vendor said itself stays as it is. */
export function wordsOfError(error: string): Words {
  return Object.values(verificationErrors).find(({ en }) => en === error) ?? sameInBoth(error);
}

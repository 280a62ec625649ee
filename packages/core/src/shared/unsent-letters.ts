import { type Words, words } from './words.ts';

/** Why a letter was not sent, where we decide it. The row holds the English, which whoever reads it gets in their language. */
export const unsent = {
  declined: words('Its reader has switched such letters off.', 'La personne a désactivé ce genre de courriels.'),
  dead: words(
    'This address takes no mail. Ask for another one.',
    'Cette adresse ne reçoit pas de courriel. Demandez-en une autre.',
  ),
} as const satisfies Readonly<Record<string, Words>>;

/** The problem of a row in both languages; what a mail server said itself stays as it is. */
export function wordsOfProblem(problem: string): Words | string {
  return Object.values(unsent).find(({ en }) => en === problem) ?? problem;
}

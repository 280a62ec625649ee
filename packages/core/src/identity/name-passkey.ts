import { findTitleProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { mostPasskeys } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** The name by which a person knows a passkey, tidied: one line that sends nobody anywhere. */
export function decidePasskeyName(name: string): Decision<string, 'name_missing' | TextRefusal> {
  const wrong = findTitleProblem(name, 'name');
  if (wrong) return { ok: false, refusal: wrong };
  const tidy = tidyLine(name);
  return tidy === ''
    ? refuse(
        'name_missing',
        words(
          'Name it after where it is, such as the device.',
          'Nommez-la d’après l’endroit où elle se trouve, comme l’appareil.',
        ),
        'name',
      )
    : accept(tidy);
}

/** Whether somebody who has so many passkeys may add another one. */
export function decideAnotherPasskey(held: number): Decision<null, 'passkeys_too_many'> {
  if (held < mostPasskeys) return accept(null);
  const message = sentence(
    words(
      'You have {most} passkeys, the most there may be. Remove one that you no longer use.',
      'Vous avez {most} clés d’accès, le maximum permis. Retirez-en une que vous n’utilisez plus.',
    ),
    {
      most: mostPasskeys,
    },
  );
  return refuse('passkeys_too_many', message);
}

import { findTitleProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { mostPasskeys } from './vocabulary.ts';

/** The name by which a person knows a passkey, tidied: one line that sends nobody anywhere. */
export function decidePasskeyName(name: string): Decision<string, 'name_missing' | TextRefusal> {
  const wrong = findTitleProblem(name, 'name');
  if (wrong) return { ok: false, refusal: wrong };
  const tidy = tidyLine(name);
  return tidy === '' ? refuse('name_missing', 'Name it after where it is, such as the device.', 'name') : accept(tidy);
}

/** Whether somebody who has so many passkeys may add another one. */
export function decideAnotherPasskey(held: number): Decision<null, 'passkeys_too_many'> {
  if (held < mostPasskeys) return accept(null);
  const message = sentence('You have {most} passkeys, the most there may be. Remove one that you no longer use.', {
    most: mostPasskeys,
  });
  return refuse('passkeys_too_many', message);
}

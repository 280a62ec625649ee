import { ownValue } from '../shared/text/own-value.ts';
import type { Translations } from '../shared/text/sentence.ts';
import type { Words } from '../shared/words.ts';
import type { Choice, Named } from './line.ts';

export const named = (code: string, en: string, fr: string): Named => ({ code, label: { en, fr } });
export const choice = (value: string, en: string, fr: string): Choice => ({ value, label: { en, fr } });

function isWords(value: object): value is Words {
  return 'en' in value && 'fr' in value && typeof value.en === 'string' && typeof value.fr === 'string';
}

/** All words of a piece of plain data. */
export function wordsIn(data: unknown): Words[] {
  if (typeof data !== 'object' || data === null) return [];
  return isWords(data) ? [data] : Object.values(data).flatMap(wordsIn);
}

/** What plain data says, in Canadian French by the English form. */
export function frenchOf(data: unknown): Translations {
  return Object.fromEntries(wordsIn(data).map(({ en, fr }) => [en, fr]));
}

/** Words that a central dictionary translates. Throws a RangeError for a form that it does not hold. */
export function translated(en: string, dictionary: Translations): Words {
  const fr = ownValue(dictionary, en);
  if (fr === undefined) throw new RangeError(`“${en}” has no French`);
  return { en, fr };
}

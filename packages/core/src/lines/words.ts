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

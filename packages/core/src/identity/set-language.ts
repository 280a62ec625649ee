import { accept, refuse, type Decision } from '../shared/decision.ts';
import { type Language, languages } from './vocabulary.ts';

/** The language that a person may choose: one that the pages are written in, as their addresses name it. */
export function decideLanguage(text: string): Decision<{ readonly language: Language }, 'language_unknown'> {
  const language = languages.find((one) => one === text);
  return language === undefined
    ? refuse('language_unknown', 'Our pages are not written in this language.', 'language')
    : accept({ language });
}

import { accept, refuse, type Decision } from '../shared/decision.ts';
import { locales, type PageLocale } from '../shared/site/page-locales.ts';
import { words } from '../shared/words.ts';

/** The language that a person may choose: one that the pages are written in, as their addresses name it. */
export function decideLanguage(text: string): Decision<{ readonly language: PageLocale }, 'language_unknown'> {
  const language = locales.find((one) => one === text);
  return language === undefined
    ? refuse(
        'language_unknown',
        words('Our pages are not written in this language.', 'Nos pages n’existent pas dans cette langue.'),
        'language',
      )
    : accept({ language });
}

import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { localeFor, sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { t } from '../kernel/language.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** What a person reads first of what we hold about them: what the files are, and what is not among them. */
export function readmeOf(language: string, at: Date): string {
  const locale = localeFor(readLocale(language) ?? defaultLocale);
  const day = dayInZone(at, 'America/New_York');
  const lines = [
    sentence(words('What {name} holds about you, as of {day}.', 'Ce que {name} détient à votre sujet, au {day}.'), {
      name: brand.name,
      day,
    }),
    sentence(
      words(
        'data: one file for each kind of thing, named after it. They are JSON, which any program can read. Amounts are in cents, times in UTC; a field is empty where it says null.',
        'data : un fichier par genre de choses, nommé en anglais d’après elles. Ce sont des fichiers JSON, que tout programme peut lire. Les montants sont en cents, les heures en UTC ; un champ est vide là où il indique null.',
      ),
    ),
    sentence(
      words(
        'documents: the papers of your policies and quotes. files: what was sent about them.',
        'documents : les papiers de vos polices et soumissions. files : ce qui a été envoyé à leur sujet.',
      ),
    ),
    sentence(
      words(
        'Not among them: what opens something (passwords, card numbers, links), what our systems keep for themselves, what underwriters and agents say among themselves, and what we would have to tell of other people.',
        'N’y figurent pas : ce qui ouvre quelque chose (mots de passe, numéros de carte, liens), ce que nos systèmes gardent pour eux-mêmes, ce que souscripteurs et agents se disent entre eux, et ce qui nous ferait parler d’autres personnes.',
      ),
    ),
    sentence(words('Questions? Write to {email}.', 'Des questions ? Écrivez à {email}.'), {
      email: brand.supportEmail,
    }),
  ];
  return `${lines.map((line) => t(locale, line)).join('\r\n\r\n')}\r\n`;
}

import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { localeFor, sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { t } from '../kernel/language.ts';

/** What a person reads first of what we hold about them: what the files are, and what is not among them. */
export function readmeOf(language: string, at: Date): string {
  const locale = localeFor(readLocale(language) ?? defaultLocale);
  const day = dayInZone(at, 'America/New_York');
  const lines = [
    sentence('What {name} holds about you, as of {day}.', { name: brand.name, day }),
    {
      message:
        'data: one file for each kind of thing, named after it. They are JSON, which any program can read. Amounts are in cents, times in UTC; a field is empty where it says null.',
    },
    { message: 'documents: the papers of your policies and quotes. files: what was sent about them.' },
    {
      message:
        'Not among them: what opens something (passwords, card numbers, links), what our systems keep for themselves, what underwriters and agents say among themselves, and what we would have to tell of other people.',
    },
    sentence('Questions? Write to {email}.', { email: brand.supportEmail }),
  ];
  return `${lines.map((line) => t(locale, line)).join('\r\n\r\n')}\r\n`;
}

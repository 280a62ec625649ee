import { readFileSync } from 'node:fs';
import { retentionOf, noticePlaces } from '@roadworthy/core/accounts/retention-table.ts';
import { type RetentionKind } from '@roadworthy/core/shared/deletion-kinds.ts';
import { deletionWaitDays } from '@roadworthy/core/accounts/vocabulary.ts';
import { describe, expect, test } from 'vitest';

const pageOf = (language: 'en' | 'fr') =>
  readFileSync(
    new URL(`../../../../apps/web/content/company/${language}/privacy-policy/2026-11-27.md`, import.meta.url),
    'utf8',
  );

/** The lines of the table of the page, by the words that each begins with. */
const kindsOf: Readonly<Record<'en' | 'fr', Readonly<Record<string, RetentionKind>>>> = {
  en: {
    'Your account': 'account',
    'Quotes of': 'quote',
    Applications: 'application',
    Checks: 'check',
    Policies: 'policy',
    'Their money': 'money',
    Claims: 'claim',
    Messages: 'message',
    'Your place': 'waiting',
  },
  fr: {
    'Votre compte': 'account',
    'Les soumissions': 'quote',
    'Les demandes': 'application',
    'Les vérifications': 'check',
    'Les polices': 'policy',
    'Leurs paiements': 'money',
    'Les réclamations': 'claim',
    'Vos messages': 'message',
    'Votre inscription': 'waiting',
  },
};
const years = { en: 'years', fr: 'ans' };
/** The columns of the table; that of Canada holds in Quebec, too. */
const columns = noticePlaces.filter(({ key }) => key !== 'quebec');

describe.each(['en', 'fr'] as const)('the privacy policy in %s', (language) => {
  const page = pageOf(language);
  test.each(Object.entries(kindsOf[language]))('says of “%s” what the rules say', (begins, kind) => {
    const line = page.split('\n').find((one) => one.startsWith(`| ${begins}`)) ?? '';
    const cells = line.split('|').slice(2, -1);
    expect(cells.map((cell) => cell.trim())).toEqual(
      columns.map((place) => {
        const rule = retentionOf(kind, place);
        return rule.years === null ? '–' : `${rule.years} ${years[language]}`;
      }),
    );
  });

  test.each(Object.values(kindsOf[language]))('may say of Quebec what it says of Canada: %s', (kind) => {
    const [canada, quebec] = ['provinces', 'quebec'].map((key) => {
      const place = noticePlaces.find((one) => one.key === key);
      return place && retentionOf(kind, place).years;
    });
    expect(quebec).toBe(canada);
  });

  test('says how long a request waits', () => {
    expect(page).toContain(`${deletionWaitDays} ${language === 'en' ? 'days' : 'jours'}`);
  });
});

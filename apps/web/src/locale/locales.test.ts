import { expect, test } from 'vitest';
import { readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { chosenLocale } from './locales.ts';

test.each([
  ['locale=fr-ca', 'fr-ca'],
  ['a=1; locale=en-ca; b=2', 'en-ca'],
  ['my-locale=fr-ca', undefined],
  ['locale=de-de', undefined],
  ['', undefined],
] as const)('the cookies “%s” say that %s was chosen', (cookies, locale) => {
  expect(chosenLocale(cookies)).toBe(locale);
});

test('a locale is read whatever its case', () => {
  expect(readLocale('FR-CA')).toBe('fr-ca');
  expect(readLocale('fr')).toBeUndefined();
});

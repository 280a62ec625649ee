import { expect, test } from 'vitest';
import { foreignCurrency } from './foreign-currency.ts';

test.each([
  ['USD', 'en-US', null],
  ['CAD', 'en-US', 'inCad'],
  ['CAD', 'fr-CA', null],
  ['USD', 'fr-CA', 'inUsd'],
  ['USD', 'en-CA', 'inUsd'],
] as const)('%s on a page in %s is named as %s', (currency, locale, words) => {
  expect(foreignCurrency(currency, locale)).toBe(words);
});

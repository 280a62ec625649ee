import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, moneyText } from './money-text.ts';
import { readMoney } from './read-money.ts';

const seed = 20261122;

describe('an amount as it is typed or pasted', () => {
  test.each([
    ['45,000.00', 4_500_000],
    ['45 000 $', 4_500_000],
    ['$45,000', 4_500_000],
    ['45000', 4_500_000],
    ['85k', 8_500_000],
    ['85 K', 8_500_000],
    ['$85K', 8_500_000],
    ['1.2m', 120_000_000],
    ['1,5 million', 150_000_000],
    ['85 mille', 8_500_000],
    ['45 000,00', 4_500_000],
    ['45 000,50 $', 4_500_050],
    ['45\u00a0000,00\u00a0$', 4_500_000],
    ['45\u202f000', 4_500_000],
    ['45.000,00', 4_500_000],
    ['CA$45,000.25', 4_500_025],
    ['45 000 $ CA', 4_500_000],
    ['45000 CAD', 4_500_000],
    ['  45,000  ', 4_500_000],
    ['45’000', 4_500_000],
    ['1,250', 125_000],
    ['$99.5', 9_950],
    ['99,50', 9_950],
    ['1250.', 125_000],
    ['1 250,5', 125_050],
    ['0', 0],
  ])('%j is %i cents', (typed, cents) => {
    expect(readMoney(typed)).toBe(cents);
  });

  test.each([
    '',
    ' ',
    'abc',
    '-5',
    '1.234',
    '45.000',
    '1e5',
    '99999999999',
    '4,5000',
    '45 00',
    '1,25,000',
    '8,500k',
    '1..5',
    '$',
    '85kk',
    '12 or 13',
  ])('%j is none, or could be two', (typed) => {
    expect(readMoney(typed)).toBeNull();
  });

  test('is read as what was printed, in both languages (seed 20261122)', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999_999), fc.constantFrom('en-US', 'en-CA', 'fr-CA'), (cents, locale) => {
        expect(readMoney(moneyText(cents, 'USD', locale))).toBe(cents);
        expect(readMoney(amountText(cents, locale))).toBe(cents);
      }),
      { seed },
    );
  });
});

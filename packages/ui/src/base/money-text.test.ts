import { describe, expect, test } from 'vitest';
import { amountText, moneyText, roundMoneyText } from './money-text.ts';

describe('money in text', () => {
  test('prints cents, and whole dollars for ranges', () => {
    expect(moneyText(104_753)).toBe('$1,047.53');
    expect(roundMoneyText(104_753)).toBe('$1,048');
  });

  test.each([
    ['USD', 'en-US', '$1,048'],
    ['CAD', 'en-US', 'CA$1,048'],
    ['CAD', 'en-CA', '$1,048'],
    ['USD', 'en-CA', 'US$1,048'],
    ['CAD', 'fr-CA', '1 048 $'],
    ['USD', 'fr-CA', '1 048 $ US'],
    [undefined, 'en-CA', '$1,048'],
    [undefined, 'fr-CA', '1 048 $'],
  ])('in %s reads in %s as %s', (currency, locale, text) => {
    expect(roundMoneyText(104_753, currency, locale).replaceAll(/\s/g, ' ')).toBe(text);
  });

  test('stands in a field as its language writes it, with cents only where there are some', () => {
    expect(amountText(4_500_000, 'en-US')).toBe('45,000');
    expect(amountText(4_500_050, 'en-US')).toBe('45,000.50');
    expect(amountText(4_500_050, 'fr-CA').replaceAll(/\s/g, ' ')).toBe('45 000,50');
  });
});

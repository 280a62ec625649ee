import { describe, expect, test } from 'vitest';
import { amountText, moneyText, namedMoneyText, roundMoneyText } from './money-text.ts';

describe('money in text', () => {
  test('prints cents, and whole dollars for ranges', () => {
    expect(moneyText(104_753)).toBe('$1,047.53');
    expect(roundMoneyText(104_753)).toBe('$1,048');
  });

  test('shows the sign alone, and a foreign currency where several stand together', () => {
    expect(moneyText(104_753, 'CAD', 'en-US')).toBe('$1,047.53');
    expect(roundMoneyText(104_753, 'USD', 'fr-CA').replaceAll(/\s/g, ' ')).toBe('1 048 $');
    expect(namedMoneyText(104_753, 'CAD', 'en-US')).toBe('CA$1,047.53');
    expect(namedMoneyText(104_753, 'USD', 'en-US')).toBe('$1,047.53');
  });

  test('stands in a field as its language writes it, with cents only where there are some', () => {
    expect(amountText(4_500_000, 'en-US')).toBe('45,000');
    expect(amountText(4_500_050, 'en-US')).toBe('45,000.50');
    expect(amountText(4_500_050, 'fr-CA').replaceAll(/\s/g, ' ')).toBe('45 000,50');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollarsOf, groupDigits, moneyText, namedMoneyText, regroup, roundMoneyText } from './money-text.ts';

const seed = 20261120;

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

  test('groups thousands and drops everything that is no digit', () => {
    expect(groupDigits('1250000')).toBe('1,250,000');
    expect(groupDigits('$ 85 000.')).toBe('85,000');
    expect(groupDigits('007')).toBe('7');
    expect(groupDigits('0')).toBe('0');
    expect(groupDigits('85000', '\u202f')).toBe('85\u202f000');
  });

  test('reads an empty field as null, not as zero', () => {
    expect(dollarsOf('')).toBeNull();
    expect(dollarsOf('0')).toBe(0);
    expect(dollarsOf('1,250')).toBe(1250);
  });

  test('grouping keeps the amount (seed 20261120)', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (dollars) => dollarsOf(groupDigits(String(dollars))) === dollars),
      { seed },
    );
  });
});

describe('the caret of a money field', () => {
  test.each([
    ['typing at the end', '8500', 4, '8,500', 5],
    ['typing in the middle', '18,500', 1, '18,500', 1],
    ['inserting before a comma', '859,500', 3, '859,500', 3],
    ['deleting the comma itself', '8500', 1, '8,500', 1],
    ['a leading zero that goes away', '0850', 4, '850', 3],
  ])('stays behind its digit after %s', (_, typed, caret, text, expected) => {
    expect(regroup(typed, caret)).toEqual({ text, caret: expected });
  });

  test('has as many digits before it as before the edit (seed 20261120)', () => {
    const digits = (text: string) => text.replaceAll(/\D/g, '').length;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.nat(11), (dollars, at) => {
        const typed = String(dollars);
        const caret = Math.min(at, typed.length);
        const next = regroup(typed, caret);
        return digits(next.text.slice(0, next.caret)) === caret;
      }),
      { seed },
    );
  });
});

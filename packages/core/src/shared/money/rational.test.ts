import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { add, compare, multiply, printRational, rational, rationalFromDecimal, roundHalfUp } from './rational.ts';

const seed = 20261120;
const fractions = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([n, d]) => rational(n, d));
const same = (a: ReturnType<typeof rational>, b: ReturnType<typeof rational>) => expect(compare(a, b)).toBe(0);

describe('a fraction', () => {
  test.each([0, -1])('over %d is refused', (denominator) => {
    expect(() => rational(1, denominator)).toThrow('a denominator must be positive');
  });

  test.each([
    ['0.92', 92n, 100n],
    ['-12.50', -1_250n, 100n],
    ['7', 7n, 1n],
    ['0.000001', 1n, 1_000_000n],
  ])('is read from %s exactly', (text, n, d) => {
    expect(rationalFromDecimal(text)).toEqual({ n, d });
  });

  test.each(['', '.5', '5.', '1e3', '1,5', 'NaN', '--1'])('is not read from "%s"', (text) => {
    expect(() => rationalFromDecimal(text)).toThrow('is not a decimal number');
  });
});

describe('arithmetic', () => {
  it('adds and multiplies in any order', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        same(add(a, b), add(b, a));
        same(multiply(a, b), multiply(b, a));
        same(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
      }),
      { seed },
    );
  });

  it('orders as the difference does', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(compare(a, b)).toBe(-compare(b, a) || 0);
        expect(compare(add(a, rational(1n, 1_000n)), a)).toBe(1);
      }),
      { seed },
    );
  });
});

describe('rounding', () => {
  it('stays within a half and never splits a tie toward zero', () => {
    fc.assert(
      fc.property(fractions, (value) => {
        const rounded = roundHalfUp(value);
        const distance = 2n * (rounded * value.d - value.n);
        const magnitude = distance < 0n ? -distance : distance;
        expect(magnitude <= value.d).toBe(true);
        if (magnitude === value.d) expect(rounded < 0n ? distance < 0n : distance > 0n).toBe(true);
      }),
      { seed },
    );
  });

  test.each([
    [rational(1n, 3n), 6, '0.333333'],
    [rational(-1n, 3n), 3, '-0.333'],
    [rational(5n, 2n), 6, '2.5'],
    [rational(1_204_875n, 10_000n), 6, '120.4875'],
    [rational(0n), 6, '0'],
    [rational(7n), 2, '7'],
  ])('prints at most the digits asked for', (value, digits, text) => {
    expect(printRational(value, digits)).toBe(text);
  });
});

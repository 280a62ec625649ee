import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiply, rational, roundHalfUp } from '../shared/money/rational.ts';
import { DollarProduct, type Exact, exactFromDecimal, printDecimal } from './exact.ts';
import { seeded } from './testing/example-subjects.ts';

function productOf(...factors: Exact[]): DollarProduct {
  const product = new DollarProduct();
  for (const factor of factors) product.times(factor);
  return product;
}

describe('a decimal of the rate book', () => {
  test.each([
    ['1.00', 1, 0],
    ['0.90', 9, 1],
    ['3.40', 34, 1],
    ['0.97', 97, 2],
    ['260', 260, 0],
    ['0', 0, 0],
    ['1.0345000000', 10_345, 4],
  ])('%s reads as %i with %i places', (text, n, scale) => {
    expect(exactFromDecimal(text)).toEqual({ n, scale });
  });

  test.each(['-0.5', '', '1e3', '.5', '1,00', 'NaN', '99999999999999999999'])('"%s" is refused', (text) => {
    expect(() => exactFromDecimal(text)).toThrow(RangeError);
  });
});

test.each([
  [0n, 0, '0'],
  [5n, 0, '5'],
  [5n, 1, '0.5'],
  [1050n, 2, '10.5'],
  [1000n, 2, '10'],
  [100n, 0, '100'],
  [7n, 4, '0.0007'],
])('%d over ten to the %i prints as %s', (n, scale, text) => {
  expect(printDecimal(n, scale)).toBe(text);
});

describe('a product of dollars', () => {
  test('of nothing is one dollar', () => {
    expect(productOf().cents()).toBe(100);
    expect(productOf().print()).toBe('1');
  });

  test.each([
    ['10.005', 1001],
    ['10.0049999', 1000],
    ['0.005', 1],
    ['0.00499', 0],
    ['0', 0],
    ['7', 700],
    ['7.1', 710],
  ])('of %s dollars is %i cents', (text, cents) => {
    expect(productOf(exactFromDecimal(text)).cents()).toBe(cents);
  });

  test('rounds a half up where doubles fall short', () => {
    // 1.005 x 100 is 100.49999999999999 in doubles.
    expect(productOf(exactFromDecimal('1.005')).cents()).toBe(101);
  });

  test('refuses more cents than a double holds', () => {
    const large = { n: Number.MAX_SAFE_INTEGER, scale: 0 };
    expect(() => productOf(large, large).cents()).toThrow(RangeError);
  });

  const factor = fc.record({ n: fc.integer({ min: 0, max: 20_000_000 }), scale: fc.integer({ min: 4, max: 7 }) });
  const small = fc.record({ n: fc.integer({ min: 0, max: 200 }), scale: fc.constant(2) });

  test('is the same as the product of fractions, rounded once', () => {
    const factors = fc.tuple(fc.array(factor, { maxLength: 2 }), fc.array(small, { maxLength: 12 }));
    fc.assert(
      fc.property(factors, ([large, others]) => {
        const all = [...large, ...others];
        const exact = all.reduce(
          (sum, { n, scale }) => multiply(sum, rational(n, 10n ** BigInt(scale))),
          rational(100),
        );
        expect(productOf(...all).cents()).toBe(Number(roundHalfUp(exact)));
      }),
      { ...seeded, numRuns: 2000 },
    );
  });

  test('stays exact when it crosses 2^53', () => {
    const factors = fc.array(fc.integer({ min: 90_000_000, max: 100_000_000 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(factors, (numbers) => {
        const product = productOf(...numbers.map((n) => ({ n, scale: 7 })));
        const exact = numbers.reduce((all, n) => all * BigInt(n), 1n);
        expect(product.digits()).toBe(exact);
      }),
      seeded,
    );
  });

  test('does not depend on the order of its factors', () => {
    const shuffled = fc
      .array(small, { minLength: 2, maxLength: 14 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(productOf(...other).cents()).toBe(productOf(...all).cents());
        expect(productOf(...other).print()).toBe(productOf(...all).print());
      }),
      seeded,
    );
  });
});

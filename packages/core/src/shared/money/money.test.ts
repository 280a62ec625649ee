import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assertCents, formatCents, roundTogether, splitCents, sumCents, toCents } from './money.ts';
import { rational } from './rational.ts';

const seed = 20261120;
const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('cents', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no amount', (value) => {
    expect(() => assertCents(value)).toThrow(RangeError);
  });

  it('are added exactly', () => {
    expect(sumCents([30_092, 47_614, 19_429, 10_500, -5_382, 2_500])).toBe(104_753);
    expect(sumCents([])).toBe(0);
    expect(() => sumCents([1.5])).toThrow(RangeError);
  });

  test.each([
    [1n, 2n, 1],
    [-1n, 2n, -1],
    [5n, 4n, 1],
    [-5n, 4n, -1],
    [7n, 4n, 2],
    [0n, 9n, 0],
    [29_452_054n, 1_000n, 29_452],
  ])('%d/%d rounds half up on its magnitude to %d', (n, d, cents) => {
    expect(toCents(rational(n, d))).toBe(cents);
  });
});

describe('a split', () => {
  test.each([
    [64_646, 12, [5_389, ...Array.from({ length: 11 }, () => 5_387)]],
    [100, 3, [34, 33, 33]],
    [2, 3, [2, 0, 0]],
    [-100, 3, [-34, -33, -33]],
    [7, 1, [7]],
  ])('of %d in %d gives the remainder to the first', (total, parts, expected) => {
    expect(splitCents(total, parts)).toEqual(expected);
  });

  it('loses no cent', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60 }), (total, parts) => {
        const split = splitCents(total, parts);
        expect(split).toHaveLength(parts);
        expect(sumCents(split)).toBe(total);
        expect(new Set(split.slice(1)).size).toBeLessThanOrEqual(1);
      }),
      { seed },
    );
  });

  test.each([0, -1, 1.5])('into %s parts is refused', (parts) => {
    expect(() => splitCents(100, parts)).toThrow(RangeError);
  });
});

it('an amount is printed as people of its locale write it', () => {
  expect(formatCents(104_753)).toBe('$1,047.53');
  expect(formatCents(-5)).toBe('-$0.05');
  expect(formatCents(104_753, 'CAD', 'fr-CA').replaceAll(/\s/g, ' ')).toBe('1 047,53 $');
});

describe('amounts that are rounded together', () => {
  const thirds = [rational(100, 3), rational(100, 3), rational(100, 3)];

  test('add up to their rounded sum, the earlier first among equals', () => {
    expect(roundTogether(thirds)).toEqual([34, 33, 33]);
    expect(roundTogether([rational(1, 2), rational(1, 2)])).toEqual([1, 0]);
    expect(roundTogether([rational(1, 4), rational(3, 4), rational(1, 2)])).toEqual([0, 1, 1]);
    expect(roundTogether([])).toEqual([]);
  });

  test('may be below nothing', () => {
    expect(roundTogether([rational(-100, 3), rational(100, 3)])).toEqual([-33, 33]);
    expect(roundTogether([rational(-1, 2)])).toEqual([-1]);
  });

  test(`are each less than a cent from what they were (seed ${seed})`, () => {
    const fraction = fc.tuple(amounts, fc.integer({ min: 1, max: 366 })).map(([n, d]) => rational(n, d));
    const property = fc.property(fc.array(fraction, { maxLength: 12 }), (exact) => {
      for (const [index, cents] of roundTogether(exact).entries()) {
        const { n, d } = exact[index] ?? rational(0);
        expect(Math.abs(cents - Number(n) / Number(d))).toBeLessThan(1.000_001);
      }
    });
    fc.assert(property, { seed });
  });
});

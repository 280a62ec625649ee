import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assertCents, formatCents, splitCents, sumCents, toCents } from './money.ts';
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

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { allocateCents } from './allocate-cents.ts';

const seed = 100;
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
const total = fc.integer({ min: -10_000_000, max: 10_000_000 });

describe('dividing cents', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [5, [2, 1], [3, 2]],
    [10, [0, 1], [0, 10]],
    [1, [1, 2], [0, 1]],
    [2, [1, 1, 1], [1, 1, 0]],
    [0, [3, 4], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [-5382, [30_092, 47_614, 19_429, 10_500], [-1505, -2381, -971, -525]],
  ])('%i by %j gives %j', (cents, by, parts) => {
    expect(allocateCents(cents, by)).toEqual(parts);
  });

  test.each([
    [1, [0, 0]],
    [1, []],
    [1, [-1, 2]],
    [0, [-1]],
    [0.5, [1]],
  ])('%d by %j is refused', (cents, by) => {
    expect(() => allocateCents(cents, by)).toThrow(RangeError);
  });

  test(`loses no cent (seed ${seed})`, () => {
    const property = fc.property(total, weights, (cents, by) => {
      fc.pre(sumCents(by) > 0);
      expect(sumCents(allocateCents(cents, by))).toBe(cents);
    });
    fc.assert(property, { seed });
  });

  test(`gives each part its exact share to less than a cent, and its sign (seed ${seed})`, () => {
    const property = fc.property(total, weights, (cents, by) => {
      const whole = sumCents(by);
      fc.pre(whole > 0);
      for (const [index, part] of allocateCents(cents, by).entries()) {
        const exact = (cents * (by[index] ?? 0)) / whole;
        expect(Math.abs(part - exact)).toBeLessThan(1);
        expect(part * cents).toBeGreaterThanOrEqual(0);
      }
    });
    fc.assert(property, { seed });
  });

  test(`gives nothing to what weighs nothing (seed ${seed})`, () => {
    const property = fc.property(total, weights, (cents, by) => {
      fc.pre(sumCents(by) > 0);
      expect(allocateCents(cents, [...by, 0]).at(-1)).toBe(0);
    });
    fc.assert(property, { seed });
  });
});

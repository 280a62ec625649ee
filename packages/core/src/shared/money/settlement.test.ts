import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleLoss } from './settlement.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('one damage', () => {
  test.each([
    ['less its deductible', { loss: 600_000, deductible: 50_000, limit: null }, [550_000, 50_000, 0]],
    ['below its deductible pays nothing', { loss: 40_000, deductible: 50_000, limit: null }, [0, 40_000, 0]],
    ['without a deductible is paid whole', { loss: 132_500, deductible: 0, limit: null }, [132_500, 0, 0]],
    ['at its limit is paid to the limit', { loss: 75_000, deductible: 0, limit: 75_000 }, [75_000, 0, 0]],
    ['above its limit leaves the rest', { loss: 120_000, deductible: 0, limit: 75_000 }, [75_000, 0, 45_000]],
    [
      'that is total pays the value less the deductible',
      { loss: 9_000_000, deductible: 100_000, limit: 8_000_000 },
      [7_900_000, 100_000, 1_000_000],
    ],
  ] as const)('%s', (_title, input, [paid, deducted, above]) => {
    expect(settleLoss(input)).toEqual({ paid, deducted, above });
  });

  test('is shared without a cent lost, and never pays more than limit less deductible', () => {
    fc.assert(
      fc.property(cents, cents, fc.option(cents), (loss, deductible, limit) => {
        const { paid, deducted, above } = settleLoss({ loss, deductible, limit });
        expect(paid + deducted + above).toBe(loss);
        expect(Math.min(paid, deducted, above)).toBeGreaterThanOrEqual(0);
        if (limit !== null) expect(paid).toBeLessThanOrEqual(Math.max(0, limit - Math.min(deductible, limit)));
      }),
    );
  });

  test('never pays more for a larger deductible, nor less for a larger limit', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, (loss, deductible, limit, more) => {
        const { paid } = settleLoss({ loss, deductible, limit });
        expect(settleLoss({ loss, deductible: deductible + more, limit }).paid).toBeLessThanOrEqual(paid);
        expect(settleLoss({ loss, deductible, limit: limit + more }).paid).toBeGreaterThanOrEqual(paid);
      }),
    );
  });

  test.each([
    { loss: -1, deductible: 0, limit: null },
    { loss: 100, deductible: -1, limit: null },
    { loss: 100, deductible: 0, limit: -1 },
    { loss: 100.5, deductible: 0, limit: null },
  ])('of %j cannot be settled', (input) => {
    expect(() => settleLoss(input)).toThrow(RangeError);
  });
});

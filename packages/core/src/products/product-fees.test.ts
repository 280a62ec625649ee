import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/time/day.ts';
import { areSameFees, defaultFees, type FeesFrom, feesOn } from './product-fees.ts';

const seed = 3_737;
const from = (text: string, installmentFee: number): FeesFrom => ({
  from: day(text),
  installmentFee,
  depositShare: 20,
});
const changing = [from('2026-01-01', 400), from('2026-07-01', 600), from('2027-01-01', 0)];

describe('the fees of a term', () => {
  test.each([
    ['2026-01-01', 400],
    ['2026-06-30', 400],
    ['2026-07-01', 600],
    ['2026-12-31', 600],
    ['2027-01-01', 0],
    ['2040-05-05', 0],
  ])('that begins on %s are those in force then: %i', (effectiveDate, installmentFee) => {
    expect(feesOn(changing, day(effectiveDate))).toEqual({ installmentFee, depositShare: 20 });
  });

  test('before the product says any are what counts everywhere', () => {
    expect(feesOn(changing, day('2025-12-31'))).toEqual(defaultFees);
    expect(feesOn([], day('2026-06-01'))).toEqual({ installmentFee: 500, depositShare: 0 });
  });

  test('say nothing of the day they began', () => {
    expect(Object.keys(feesOn(changing, day('2026-06-01')))).toEqual(['installmentFee', 'depositShare']);
  });

  const anyFees = fc
    .uniqueArray(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 8 })
    .map((days) =>
      days.map((days) => ({ from: addDays(day('2026-01-01'), days), installmentFee: days, depositShare: 0 })),
    );
  const anyDay = fc.integer({ min: 0, max: 1_000 });

  test(`do not depend on the order of their rows (seed ${seed})`, () => {
    const property = fc.property(anyFees, anyDay, (fees, days) => {
      const effectiveDate = addDays(day('2026-01-01'), days);
      expect(feesOn(fees.toReversed(), effectiveDate)).toEqual(feesOn(fees, effectiveDate));
    });
    fc.assert(property, { seed });
  });

  test(`are untouched by fees that begin after it (seed ${seed})`, () => {
    const property = fc.property(anyFees, anyDay, fc.integer({ min: 1, max: 400 }), (fees, days, later) => {
      const effectiveDate = addDays(day('2026-01-01'), days);
      const tomorrow = { from: addDays(effectiveDate, later), installmentFee: 99_999, depositShare: 50 };
      expect(feesOn([...fees, tomorrow], effectiveDate)).toEqual(feesOn(fees, effectiveDate));
    });
    fc.assert(property, { seed });
  });

  test(`change on the very day (seed ${seed})`, () => {
    const property = fc.property(anyFees, anyDay, (fees, days) => {
      const effectiveDate = addDays(day('2026-01-01'), days);
      const others = fees.filter((one) => one.from !== effectiveDate);
      expect(feesOn([...others, { from: effectiveDate, installmentFee: 7, depositShare: 25 }], effectiveDate)).toEqual({
        installmentFee: 7,
        depositShare: 25,
      });
    });
    fc.assert(property, { seed });
  });
});

test.each([
  ['the same', { ...defaultFees }, true],
  ['another fee', { ...defaultFees, installmentFee: 501 }, false],
  ['another deposit', { ...defaultFees, depositShare: 1 }, false],
  ['nothing known', null, false],
])('fees compared with %s are alike: %s', (_what, other, alike) => {
  expect(areSameFees(defaultFees, other)).toBe(alike);
  expect(areSameFees(other, defaultFees)).toBe(alike);
  expect(areSameFees(null, null)).toBe(true);
});

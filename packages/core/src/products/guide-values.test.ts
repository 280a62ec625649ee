import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guideValue } from '../shared/site/guide-values.ts';
import { vehicleClasses } from './vocabulary.ts';

const requested = { vehicleClass: 'travel_trailer', make: 'Winnebago', year: 2021, thisYear: 2026, currency: 'USD' };

describe('the guide value', () => {
  test('of a travel trailer of 2021 is what it costs new less its years, 25 per cent either way', () => {
    // 43,000 × 0.80 × 0.92⁴ = 24,644; 18,483 and 30,805, rounded to 500.
    expect(guideValue(requested)).toEqual({
      low: 185e4,
      high: 31e5,
      age: 5,
      firstYear: 20,
      laterYears: 8,
      isOfMake: false,
    });
  });

  test('is higher for a maker of the upper level and lower for one of the entry level, however it is typed', () => {
    const lowOf = (make: string) => guideValue({ ...requested, make })?.low ?? 0;
    expect(lowOf(' AIRSTREAM ')).toBeGreaterThan(lowOf('Winnebago'));
    expect(lowOf('Forest River')).toBeLessThan(lowOf('Winnebago'));
    expect([guideValue({ ...requested, make: 'airstream' })?.isOfMake, lowOf('')]).toEqual([true, lowOf('Winnebago')]);
  });

  test('of this year’s and next year’s is the price new', () => {
    const fresh = guideValue({ ...requested, year: 2026 });
    expect(fresh).toMatchObject({ low: 3_250_000, high: 5_400_000, age: 0 });
    expect(guideValue({ ...requested, year: 2027 })).toEqual(fresh);
  });

  test('is in Canadian dollars in Canada', () => {
    expect(guideValue({ ...requested, currency: 'CAD' })?.low).toBe(2_500_000);
  });

  test.each([{ vehicleClass: 'boat' }, { year: 1980 }, { year: 2028 }, { year: Number.NaN }, { year: 202 }])(
    'there is none for %o',
    (input) => {
      expect(guideValue({ ...requested, ...input })).toBeNull();
    },
  );

  test('is there for every class, never falls with a later model year, and lies within what may be entered', () => {
    const seed = 61;
    fc.assert(
      fc.property(fc.constantFrom(...vehicleClasses), fc.integer({ min: 1981, max: 2026 }), (vehicleClass, year) => {
        const [older, newer] = [year, year + 1].map((one) => guideValue({ ...requested, vehicleClass, year: one }));
        if (!older || !newer) return expect.unreachable('Both have a value');
        expect(older.low).toBeLessThanOrEqual(newer.low);
        expect(older.high).toBeGreaterThan(older.low);
        expect(older.low % 50_000).toBe(0);
        expect(older.low).toBeGreaterThan(0);
      }),
      { seed },
    );
  });
});

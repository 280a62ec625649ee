import { describe, expect, test } from 'vitest';
import { canadianProvinces, isMotorised, usStates, vehicleClasses } from '../../products/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import { estimatePriceRange } from './price-range.ts';
import { compileRateBook } from '../book/rate-book.ts';
import { demoRateRows } from '../book/demo-rate-book.ts';
import { personalStructure } from '../personal-structure.ts';
import { sampleRange } from './sample-range.ts';
import { demoBook } from '../testing/example-subjects.ts';

const effectiveDate = day('2026-11-23');
const ohio = { vehicleClass: 'class_c', state: 'OH', effectiveDate } as const;

describe('the example of a class', () => {
  test('is three model years old, worth the middle of the guide, and costs what the rates say of no more than that', () => {
    const sample = sampleRange(ohio, demoBook);
    expect(sample).toMatchObject({ vehicleClass: 'class_c', year: 2023, value: 8_875_000 });
    const requested = estimatePriceRange(
      {
        effectiveDate,
        state: 'OH',
        termMonths: null,
        coverages: null,
        discounts: [],
        paymentTerm: null,
        scoreTier: 'no_hit',
        drivers: [],
        vehicles: [
          {
            vehicleId: 'v',
            class: 'class_c',
            year: 2023,
            value: 8875e3,
            valueType: null,
            usage: null,
            storage: null,
            annualMiles: null,
            rentalUtilization: null,
          },
        ],
      },
      demoBook,
    );
    expect(requested).toMatchObject({ low: sample?.low, high: sample?.high });
  });

  test('has a range for every class in every state and province', () => {
    for (const state of [...usStates, ...canadianProvinces]) {
      for (const vehicleClass of vehicleClasses) {
        const { low = 0, high = 0 } = sampleRange({ ...ohio, vehicleClass, state }, demoBook) ?? {};
        expect([state, vehicleClass, low > 0 && low < high]).toEqual([state, vehicleClass, true]);
      }
    }
  });

  test('costs more where the territory does', () => {
    const texas = sampleRange({ ...ohio, state: 'TX' }, demoBook);
    expect(texas?.low).toBeGreaterThan(sampleRange(ohio, demoBook)?.low ?? Infinity);
  });

  test('is worth more in Canadian dollars', () => {
    const [ontario, there] = [sampleRange({ ...ohio, state: 'ON' }, demoBook), sampleRange(ohio, demoBook)];
    expect(ontario?.value).toBeGreaterThan(there?.value ?? Infinity);
  });

  test('follows what is told of its use, and costs what the open example does where that tells nothing', () => {
    const open = { usage: null, storage: null, rentalUtilization: null };
    const priced = (stated: Partial<typeof open> | object) =>
      sampleRange({ ...ohio, use: { ...open, ...stated } }, demoBook);
    const plain = sampleRange(ohio, demoBook);
    expect(priced({})).toEqual(plain);
    expect(priced({ storage: 'indoor' })?.high).toBeLessThan(plain?.high ?? 0);
    expect(priced({ usage: 'full_timer' })?.low).toBeGreaterThan(plain?.low ?? Infinity);
    const rented = [0, 10, 20, 40].map((rentalUtilization) => priced({ rentalUtilization })?.low ?? 0);
    expect(rented).toEqual(rented.toSorted((one, other) => one - other));
    expect(rented[0]).toBe(plain?.low);
    expect(rented[2]).toBeGreaterThan(rented[1] ?? Infinity);
  });

  test('has none where the rates say nothing of the class', () => {
    const rows = demoRateRows.filter(({ factor, key }) => factor !== 'base' || !isMotorised(key));
    const towed = compileRateBook(personalStructure, rows, 'towed');
    expect(sampleRange(ohio, towed)).toBeNull();
    expect(sampleRange({ ...ohio, vehicleClass: 'pop_up' }, towed)).not.toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { ageOn, day } from '../../shared/time/day.ts';
import { assumed, completeSubject, extremeRow, withPlan } from './range-completion.ts';
import { personalStructure } from '../personal-structure.ts';
import { compileRateBook, rowsOf } from '../book/rate-book.ts';
import { demoRateRows } from '../book/demo-rate-book.ts';
import type { RatingSubject } from '../rating-subject.ts';
import { demoBook, exampleOne, texanTrailer } from '../testing/example-subjects.ts';

const open: RatingSubject = {
  effectiveDate: day('2028-02-29'),
  termMonths: null,
  state: 'OH',
  coverages: null,
  discounts: [],
  paymentTerm: null,
  scoreTier: null,
  drivers: [],
  vehicles: [
    {
      vehicleId: 'v',
      class: 'class_c',
      year: 2020,
      value: 8_000_000,
      valueType: null,
      usage: null,
      storage: null,
      annualMiles: null,
      rentalUtilization: null,
    },
  ],
};

describe('the extreme row of a factor', () => {
  test.each<[string, string, string]>([
    ['storage', 'indoor', 'street'],
    ['score', 'A', 'E'],
    ['experience', '6+', '0'],
    ['points', '0', '7+'],
    ['yearly_miles', '0-2999', '15001+'],
    ['driver_age', '50-64', '16-20'],
    ['settlement', 'actual_cash_value', 'total_loss_replacement'],
    ['increased_limits', '25/50/25', '1M CSL'],
    ['deductible', '5000', '250'],
    ['vehicle_age', '2-10', '21+'],
  ])('%s is %s at the low end and %s at the high end', (factor, low, high) => {
    const rows = [...rowsOf(demoBook, factor).byKey.values()];
    expect(extremeRow(rows, 'low').key).toBe(low);
    expect(extremeRow(rows, 'high').key).toBe(high);
  });

  test('does not exist when rows cross between coverages', () => {
    const crossed = demoRateRows.map((row) =>
      row.factor === 'usage' && row.key === 'frequent'
        ? { ...row, factors: { ...row.factors, comprehensive: '0.50', collision: '2.00' } }
        : row,
    );
    const rows = rowsOf(compileRateBook(personalStructure, crossed, 'crossed'), 'usage').byKey;
    const two = [...rows.values()].filter(({ key }) => key === 'frequent' || key === 'recreational');
    expect(() => extremeRow(two, 'low')).toThrow(/no row of usage is the low end/);
    expect(() => extremeRow(two, 'high')).toThrow(/high end/);
    expect(() => extremeRow([], 'low')).toThrow(RangeError);
  });
});

describe('a completed subject', () => {
  const low = completeSubject(open, demoBook, 'low');
  const high = completeSubject(open, demoBook, 'high');

  test('has the cheapest answers at the low end', () => {
    expect(low.vehicles).toEqual([
      {
        vehicleId: 'v',
        class: 'class_c',
        year: 2020,
        value: 8_000_000,
        valueType: 'agreed_value',
        usage: 'recreational',
        storage: 'indoor',
        annualMiles: 0,
        rentalUtilization: 0,
      },
    ]);
    expect(low).toMatchObject({ termMonths: 12, paymentTerm: 'monthly', scoreTier: 'A' });
    expect(low.drivers).toEqual([{ birthdate: '1978-02-28', rvExperienceYears: 6, points: 0 }]);
  });

  test('has the dearest answers at the high end', () => {
    expect(high.vehicles).toMatchObject([{ usage: 'frequent', storage: 'street', annualMiles: 7501 }]);
    expect(high.drivers).toEqual([{ birthdate: '2003-02-28', rvExperienceYears: 0, points: 0 }]);
    expect(high.scoreTier).toBe('E');
  });

  test('has drivers within the assumed ages', () => {
    for (const { drivers, effectiveDate } of [low, high]) {
      const [driver] = drivers;
      const age = driver?.birthdate ? ageOn(driver.birthdate, effectiveDate) : Number.NaN;
      expect(age).toBeGreaterThanOrEqual(assumed.youngestDriver);
      expect(age).toBeLessThanOrEqual(assumed.oldestDriver);
    }
  });

  test('keeps every answer that was given', () => {
    expect(completeSubject(exampleOne, demoBook, 'low')).toEqual(exampleOne);
    expect(completeSubject(exampleOne, demoBook, 'high')).toEqual(exampleOne);
  });

  test('has the Road-ready plan when none is chosen, and the chosen one otherwise', () => {
    expect(low.coverages).toMatchObject({ liability: { limit: '100/300/100' }, roadside: {} });
    expect(withPlan(texanTrailer)).toBe(texanTrailer);
    expect(withPlan({ ...open, state: null }).coverages).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, daysBetween } from './day.ts';
import { type HolidayCountry, isHoliday, workingDayFrom } from './working-days.ts';

const seed = 6103;
const anyDay = fc.integer({ min: 0, max: 7_304 }).map((days) => addDays(day('2020-01-01'), days));
const anyCountry = fc.constantFrom<HolidayCountry>('US', 'CA');

function holidaysOf(year: number, country: HolidayCountry): string[] {
  const first = day(`${year}-01-01`);
  const days = Array.from({ length: daysBetween(first, day(`${year + 1}-01-01`)) }, (_, index) =>
    addDays(first, index),
  );
  return days.filter((on) => isHoliday(on, country));
}

const weekdayOf = (on: string) => new Date(`${on}T12:00:00Z`).getUTCDay();

// As the Office of Personnel Management publishes them.
const federal: Readonly<Record<number, string>> = {
  2020: '01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-25',
  2021: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2022: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
};

const statutory: Readonly<Record<number, string>> = {
  2020: '01-01 04-10 05-18 07-01 09-07 10-12 11-11 12-25 12-28',
  2021: '01-01 04-02 05-24 07-01 09-06 09-30 10-11 11-11 12-27 12-28',
  2022: '01-03 04-15 05-23 07-01 09-05 09-30 10-10 11-11 12-26 12-27',
  2023: '01-02 04-07 05-22 07-03 09-04 10-02 10-09 11-13 12-25 12-26',
  2024: '01-01 03-29 05-20 07-01 09-02 09-30 10-14 11-11 12-25 12-26',
  2025: '01-01 04-18 05-19 07-01 09-01 09-30 10-13 11-11 12-25 12-26',
  2026: '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28',
};

const listed = (year: number, days: string) => days.split(' ').map((rest) => `${year}-${rest}`);

describe('the holidays', () => {
  test.each(Object.entries(federal))('of the United States in %s are the federal ones', (year, days) => {
    expect(holidaysOf(Number(year), 'US')).toEqual(listed(Number(year), days));
  });

  test.each(Object.entries(statutory))('of Canada in %s are the federal statutory ones', (year, days) => {
    expect(holidaysOf(Number(year), 'CA')).toEqual(listed(Number(year), days));
  });

  test.each([
    ['2024-03-31', '2024-03-29'],
    ['2038-04-25', '2038-04-23'],
    ['2285-03-22', '2285-03-20'],
  ])('follow Easter: on %s, Good Friday is %s', (_easter, friday) => {
    expect(isHoliday(day(friday), 'CA')).toBe(true);
    expect(isHoliday(day(friday), 'US')).toBe(false);
  });

  test('are those of one country: Boxing Day is none of the United States, Juneteenth none of Canada', () => {
    expect([isHoliday(day('2024-12-26'), 'US'), isHoliday(day('2024-12-26'), 'CA')]).toEqual([false, true]);
    expect([isHoliday(day('2024-06-19'), 'US'), isHoliday(day('2024-06-19'), 'CA')]).toEqual([true, false]);
  });

  test('begin when the law made them', () => {
    expect(isHoliday(day('2020-06-19'), 'US')).toBe(false);
    expect(isHoliday(day('2020-09-30'), 'CA')).toBe(false);
  });

  test(`are nine to twelve a year, and never of a weekend (seed ${seed})`, () => {
    const property = fc.property(fc.integer({ min: 2021, max: 2099 }), anyCountry, (year, country) => {
      const days = holidaysOf(year, country);
      expect(days.length).toBeGreaterThanOrEqual(9);
      expect(days.length).toBeLessThanOrEqual(12);
      expect(days.filter((on) => [0, 6].includes(weekdayOf(on)))).toEqual([]);
    });
    fc.assert(property, { seed, numRuns: 20 });
  });
});

describe('the next working day', () => {
  test.each([
    ['2025-06-22', 'US', '2025-06-23'],
    ['2026-07-03', 'US', '2026-07-06'],
    ['2026-07-03', 'CA', '2026-07-03'],
    ['2026-12-25', 'CA', '2026-12-29'],
    ['2026-12-25', 'US', '2026-12-28'],
    ['2021-12-31', 'US', '2022-01-03'],
    ['2022-01-01', 'CA', '2022-01-04'],
    ['2024-07-02', 'US', '2024-07-02'],
  ] as const)('from %s in %s is %s', (from, country, expected) => {
    expect(workingDayFrom(day(from), country)).toBe(expected);
  });

  test(`is the day itself or after it, within a week, and stays once it is one (seed ${seed})`, () => {
    const property = fc.property(anyDay, anyCountry, (from, country) => {
      const found = workingDayFrom(from, country);
      expect(found >= from && daysBetween(from, found) < 6).toBe(true);
      expect(workingDayFrom(found, country)).toBe(found);
      expect([0, 6]).not.toContain(weekdayOf(found));
      expect(isHoliday(found, country)).toBe(false);
    });
    fc.assert(property, { seed });
  });
});

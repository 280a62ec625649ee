import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  day,
  dayInZone,
  dayOfMonth,
  daysBetween,
  daysInMonth,
  firstOfWeek,
  formatDay,
  isDay,
  monthOf,
  yearOf,
} from './day.ts';

const seed = 20261120;
const days = fc.integer({ min: -40_000, max: 60_000 }).map((offset) => addDays(day('2000-01-01'), offset));

describe('a day', () => {
  test.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isDay(text)).toBe(true);
    expect(day(text)).toBe(text);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-01-01',
    '2026-1-1',
    '2026-03-01T00:00',
    '',
    null,
    5,
  ])('%s does not exist', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('that does not exist is refused by name', () => {
    expect(() => day('2025-02-29')).toThrow('"2025-02-29" is not a calendar day');
  });

  it('has a year, a month and a day of the month', () => {
    const value = day('2026-11-05');
    expect([yearOf(value), monthOf(value), dayOfMonth(value)]).toEqual([2026, 11, 5]);
  });
});

describe('counting days', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-28', 2, '2024-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %d days is %s', (from, count, to) => {
    expect(addDays(day(from), count)).toBe(to);
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5_000, max: 5_000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
        expect(addDays(addDays(from, count), -count)).toBe(from);
      }),
      { seed },
    );
  });

  it('a year has 365 days, a leap year 366', () => {
    expect(daysBetween(day('2025-03-01'), day('2026-03-01'))).toBe(365);
    expect(daysBetween(day('2024-01-01'), day('2025-01-01'))).toBe(366);
  });

  test.each([
    [2024, 2, 29],
    [2025, 2, 28],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('in %d month %d has %d days', (year, month, count) => {
    expect(daysInMonth(year, month)).toBe(count);
  });
});

test.each([
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['1969-12-31', '1969-12-29'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday, %s', (of, monday) => {
  expect(firstOfWeek(day(of))).toBe(monday);
});

describe('adding months', () => {
  test.each([
    ['2025-01-31', 1, 31, '2025-02-28'],
    ['2025-02-28', 1, 31, '2025-03-31'],
    ['2012-01-31', 1, 30, '2012-02-29'],
    ['2024-02-29', 12, 29, '2025-02-28'],
    ['2025-11-15', 3, 15, '2026-02-15'],
    ['2025-03-31', -1, 31, '2025-02-28'],
  ])('%s and %d months on the %d is %s', (from, months, anchor, to) => {
    expect(addMonths(day(from), months, anchor)).toBe(to);
  });

  it('keeps the day of the month wherever the month is long enough', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -240, max: 240 }), (from, months) => {
        const to = addMonths(from, months);
        const wanted = Math.min(dayOfMonth(from), daysInMonth(yearOf(to), monthOf(to)));
        expect(dayOfMonth(to)).toBe(wanted);
        expect((yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)).toBe(months);
      }),
      { seed },
    );
  });
});

describe('an age', () => {
  test.each([
    ['1968-03-09', '2026-03-08', 57],
    ['1968-03-09', '2026-03-09', 58],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2010-06-01', '2010-06-01', 0],
  ])('of someone born %s is on %s %d', (born, on, age) => {
    expect(ageOn(day(born), day(on))).toBe(age);
  });
});

describe('the day in a zone', () => {
  const instant = new Date('2026-07-01T03:30:00Z');
  test.each([
    ['America/New_York', '2026-06-30'],
    ['America/Phoenix', '2026-06-30'],
    ['America/St_Johns', '2026-07-01'],
    ['Pacific/Honolulu', '2026-06-30'],
    ['UTC', '2026-07-01'],
    ['Australia/Lord_Howe', '2026-07-01'],
  ])('is in %s %s', (zone, expected) => {
    expect(dayInZone(instant, zone)).toBe(expected);
  });

  it('does not move at the hour that daylight saving skips', () => {
    expect(dayInZone(new Date('2026-03-08T06:59:59Z'), 'America/New_York')).toBe('2026-03-08');
    expect(dayInZone(new Date('2026-03-08T07:00:00Z'), 'America/New_York')).toBe('2026-03-08');
  });

  it('of no zone is refused', () => {
    expect(() => dayInZone(instant, 'Mars/Olympus')).toThrow(RangeError);
  });
});

it('a day is printed without any zone moving it', () => {
  expect(formatDay(day('2026-03-01'))).toBe('Mar 1, 2026');
  expect(formatDay(day('2026-03-01'), 'fr-CA')).toBe('1er mars 2026');
  expect(formatDay(day('2026-03-11'), 'fr-CA')).toBe('11 mars 2026');
});

test('days follow each other as the calendar of the platform says, over centuries with and without a leap day', () => {
  const wrong: string[] = [];
  for (const [from, to] of [
    ['1896-01-01', '1904-12-31'],
    ['1999-01-01', '2051-12-31'],
    ['2096-01-01', '2104-12-31'],
    ['0001-01-01', '0005-01-01'],
    ['9996-01-01', '9999-12-30'],
  ] as const) {
    for (let each = day(from); each < to;) {
      const next = addDays(each, 1);
      const said = new Date(Date.parse(`${each}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      if (next !== said || daysBetween(each, next) !== 1 || !isDay(next)) wrong.push(`${each}: ${next}, not ${said}`);
      each = next;
    }
  }
  expect(wrong).toEqual([]);
  expect(daysBetween(day('1970-01-01'), day('2026-03-01'))).toBe(Date.UTC(2026, 2, 1) / 86_400_000);
});

test('no day lies beyond the years that are written with four digits', () => {
  expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
  expect(() => addDays(day('0000-01-01'), -1)).toThrow(RangeError);
  expect(() => addDays(day('2026-03-01'), Number.NaN)).toThrow(RangeError);
});

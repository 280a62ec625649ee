import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOfMonth, daysInMonth, day, monthOf, yearOf } from '../shared/time/day.ts';
import { begunAtPurchase, coverBegins, coverEnds, coverMinute, termDays, termEnd } from './term.ts';

const seed = 365;
const anyDay = fc.integer({ min: 0, max: 3_652 }).map((days) => addDays(day('2024-01-01'), days));

test('cover ends with its term, or on the day that was announced or has come', () => {
  const expirationDate = day('2027-03-20');
  expect(coverEnds({ expirationDate, cancelledAsOf: null })).toBe('2027-03-20');
  expect(coverEnds({ expirationDate, cancelledAsOf: day('2026-06-01') })).toBe('2026-06-01');
});

describe('a term', () => {
  test.each([
    ['2024-02-29', 12, '2025-02-28', 365],
    ['2023-02-28', 12, '2024-02-28', 365],
    ['2024-01-01', 12, '2025-01-01', 366],
    ['2023-03-01', 12, '2024-03-01', 366],
    ['2026-03-20', 12, '2027-03-20', 365],
    ['2025-12-31', 12, '2026-12-31', 365],
    ['2026-01-15', 6, '2026-07-15', 181],
    ['2024-01-15', 6, '2024-07-15', 182],
    ['2026-03-15', 6, '2026-09-15', 184],
    ['2026-08-31', 6, '2027-02-28', 181],
    ['2027-08-31', 6, '2028-02-29', 182],
    ['2026-10-31', 6, '2027-04-30', 181],
  ] as const)('from %s for %i months ends on %s after %i days', (from, months, to, days) => {
    const effectiveDate = day(from);
    const expirationDate = termEnd(effectiveDate, months);
    expect(expirationDate).toBe(to);
    expect(termDays({ effectiveDate, expirationDate })).toBe(days);
  });

  test(`of a year has 365 or 366 days and ends on the same day of the year (seed ${seed})`, () => {
    const property = fc.property(anyDay, (from) => {
      const to = termEnd(from, 12);
      expect([365, 366]).toContain(termDays({ effectiveDate: from, expirationDate: to }));
      expect(yearOf(to)).toBe(yearOf(from) + 1);
      expect(to.slice(5)).toBe(from.endsWith('02-29') ? '02-28' : from.slice(5));
    });
    fc.assert(property, { seed });
  });

  test(`of half a year has 181 to 184 days (seed ${seed})`, () => {
    const property = fc.property(anyDay, (from) => {
      const to = termEnd(from, 6);
      const days = termDays({ effectiveDate: from, expirationDate: to });
      expect(days).toBeGreaterThanOrEqual(181);
      expect(days).toBeLessThanOrEqual(184);
      const longest = daysInMonth(yearOf(to), monthOf(to));
      expect(dayOfMonth(to)).toBe(Math.min(dayOfMonth(from), longest));
    });
    fc.assert(property, { seed });
  });
});

describe('the beginning of cover', () => {
  const zone = 'America/New_York';
  test.each([
    // Bought on the first day: not before the purchase.
    ['2026-06-16', '2026-06-16T14:00:00.000Z', '2026-06-16T14:00:00.000Z', true],
    ['2026-06-16', '2026-06-17T03:59:59.000Z', '2026-06-17T03:59:59.000Z', true],
    // In its first minute, and to the second.
    ['2026-06-16', '2026-06-16T04:00:30.000Z', '2026-06-16T04:01:00.000Z', false],
    ['2026-06-16', '2026-06-16T04:01:00.000Z', '2026-06-16T04:01:00.000Z', false],
    ['2026-06-16', '2026-06-16T04:01:00.001Z', '2026-06-16T04:01:00.001Z', true],
    // Bought for a later day: in its morning, summer time or not.
    ['2026-06-17', '2026-06-16T14:00:00.000Z', '2026-06-17T04:01:00.000Z', false],
    ['2026-12-01', '2026-11-20T14:00:00.000Z', '2026-12-01T05:01:00.000Z', false],
    // A purchase whose answer came a day late.
    ['2026-06-16', '2026-06-17T09:00:00.000Z', '2026-06-17T09:00:00.000Z', true],
  ])('of %s, bought at %s, is %s', (first, bought, begins, atPurchase) => {
    const effectiveDate = day(first);
    const coverFrom = coverBegins(effectiveDate, zone, new Date(bought));
    expect(coverFrom.toISOString()).toBe(begins);
    expect(begunAtPurchase({ effectiveDate, timeZone: zone, coverFrom })).toBe(atPurchase);
  });

  test('is 12:01 a.m. where the risk is, and not where the buyer is', () => {
    expect(coverMinute(day('2026-06-17'), 'America/Phoenix').toISOString()).toBe('2026-06-17T07:01:00.000Z');
    const bought = new Date('2026-06-17T05:00:00.000Z');
    expect(coverBegins(day('2026-06-17'), 'America/Phoenix', bought).toISOString()).toBe('2026-06-17T07:01:00.000Z');
    expect(coverBegins(day('2026-06-17'), zone, bought)).toEqual(bought);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOfMonth, daysInMonth, day, monthOf, yearOf } from '../shared/day.ts';
import { termDays, termEnd } from './term.ts';

const seed = 365;
const anyDay = fc.integer({ min: 0, max: 3_652 }).map((days) => addDays(day('2024-01-01'), days));

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

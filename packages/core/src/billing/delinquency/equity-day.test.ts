import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day, daysBetween } from '../../shared/time/day.ts';
import { equityDay } from './equity-day.ts';

const term = { effectiveDate: day('2025-03-15'), expirationDate: day('2026-03-15'), premium: 120_000 };

test.each([
  [0, '2025-03-15'],
  [-5, '2025-03-15'],
  [30_000, '2025-06-14'],
  [119_999, '2026-03-14'],
  [120_000, '2026-03-15'],
  [200_000, '2026-03-15'],
])('%d cents of 120,000 pay for the days before %s', (paidPremium, expected) => {
  expect(equityDay({ ...term, paidPremium })).toBe(expected);
});

test('a term that costs nothing is paid for to its first day', () => {
  expect(equityDay({ ...term, premium: 0, paidPremium: 0 })).toBe(term.effectiveDate);
});

test('no day is given for which less was paid than it earns', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 0, max: 500_000 }), (premium, paidPremium) => {
      const until = equityDay({ ...term, premium, paidPremium });
      const covered = daysBetween(term.effectiveDate, until);
      expect(covered * premium).toBeLessThanOrEqual(Math.min(paidPremium, premium) * 365);
      if (until < term.expirationDate) expect((covered + 1) * premium).toBeGreaterThan(paidPremium * 365);
      expect(addDays(term.effectiveDate, covered)).toBe(until);
    }),
  );
});

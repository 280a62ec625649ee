import { expect, test } from 'vitest';
import { yearlyMiles } from './told-mileage.ts';

const first = { at: new Date('2026-03-01T00:00:00Z'), km: 10_000 };
const after = (days: number, km: number) => ({ at: new Date(first.at.getTime() + days * 86_400_000), km });

test.each([
  [73, 11_609.344, 5_000],
  [30, 10_000, 0],
  [29, 12_000, null],
  [60, 9_999, null],
])('over %i days up to %d km it comes to %j miles a year', (days, km, miles) => {
  expect(yearlyMiles(first, after(days, km))).toBe(miles);
});

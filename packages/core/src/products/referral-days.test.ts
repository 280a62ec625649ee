import { describe, expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import { defaultReferralDays, mostReferralDays, type ReferralDaysFrom, referralDaysOn } from './referral-days.ts';

const parameters: readonly ReferralDaysFrom[] = [
  { from: day('2026-07-01'), referralDays: 7 },
  { from: day('2000-01-01'), referralDays: 14 },
  { from: day('2026-09-01'), referralDays: 21 },
];

describe('the days to answer a question', () => {
  test.each([
    ['2000-01-01', 14],
    ['2026-06-30', 14],
    ['2026-07-01', 7],
    ['2026-08-31', 7],
    ['2026-09-01', 21],
    ['2030-01-01', 21],
  ])('that is asked on %s are %i, those that began last by then', (asked, days) => {
    expect(referralDaysOn(parameters, day(asked))).toBe(days);
    expect(referralDaysOn(parameters.toReversed(), day(asked))).toBe(days);
  });

  test('are fourteen where the product says nothing for the day', () => {
    expect(referralDaysOn([], day('2026-07-01'))).toBe(defaultReferralDays);
    expect(referralDaysOn(parameters, day('1999-12-31'))).toBe(14);
  });

  test('are never more than may be written', () => {
    expect(defaultReferralDays).toBeLessThanOrEqual(mostReferralDays);
  });
});

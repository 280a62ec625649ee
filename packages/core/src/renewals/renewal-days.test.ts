import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../products/vocabulary.ts';
import { earliestLegalDate } from '../policies/notices/earliest-legal-date.ts';
import { addDays, day, daysBetween } from '../shared/time/day.ts';
import { renewalDays } from './renewal-days.ts';

const terms = { renewalDays: 60, underwriterCutoffDays: 45 };
const yearIn = (state: string, renewalDate = '2027-06-16') => ({
  effectiveDate: day('2026-06-16'),
  renewalDate: day(renewalDate),
  inForceSince: day('2026-06-16'),
  state,
  isRentedToOthers: false,
});

describe('the days of a renewal', () => {
  test('are those of the product where the law’s notice is shorter', () => {
    expect(renewalDays(yearIn('OH'), terms)).toMatchObject({ createdOn: '2027-04-17', cutoff: '2027-05-02' });
  });

  test('in New Jersey follow its 60 days of notice: decided 65 days ahead or earlier, made 80 or earlier', () => {
    const { createdOn, cutoff } = renewalDays(yearIn('NJ'), terms);
    expect(daysBetween(cutoff, day('2027-06-16'))).toBeGreaterThanOrEqual(65);
    expect(daysBetween(cutoff, day('2027-06-16'))).toBeLessThan(69);
    expect(daysBetween(createdOn, cutoff)).toBe(15);
  });

  test('everywhere leave a notice that goes out on the last of them in time, and none that goes out a day later', () => {
    for (const state of [...usStates, ...canadianProvinces]) {
      const term = yearIn(state);
      const { cutoff, lastNotice, createdOn } = renewalDays(term, terms);
      const notice = { ...term, reason: 'non_renewal', delivery: 'mail' } as const;
      expect(earliestLegalDate({ ...notice, sent: lastNotice }).date <= term.renewalDate, state).toBe(true);
      expect(earliestLegalDate({ ...notice, sent: addDays(lastNotice, 1) }).date > term.renewalDate, state).toBe(true);
      expect(cutoff <= addDays(lastNotice, -2), state).toBe(true);
      expect(daysBetween(createdOn, cutoff), state).toBeGreaterThanOrEqual(15);
    }
  });

  test('never come before the term itself', () => {
    const short = { ...yearIn('NJ', '2026-08-01') };
    expect(renewalDays(short, terms)).toMatchObject({ createdOn: '2026-06-16', cutoff: '2026-06-16' });
  });
});

import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { addDays, day, daysBetween } from '../../shared/time/day.ts';
import { workingDayFrom } from '../../shared/time/working-days.ts';
import { lastDayToSend } from './earliest-legal-date.ts';
import { lateNonRenewal } from './late-non-renewal.ts';

const term = { effectiveDate: day('2026-06-15'), expirationDate: day('2027-06-15'), premium: 120_000 };
const late = (state: string, sent: string, isRentedToOthers = false) =>
  lateNonRenewal({ state, isRentedToOthers, inForceSince: term.effectiveDate, sent: day(sent) }, term);

describe('a notice of non-renewal that goes out too late', () => {
  // 45 days and three of the post from Monday 10 May are 27 June: 12 days after the term. 120,000 · 12 / 365 = 3,945.2.
  test('has cover go on in Arizona until it has had its 45 days, at last year’s rate', () => {
    expect(late('AZ', '2027-05-10')).toMatchObject({ endsOn: '2027-06-27', days: 12, termDays: 365, amount: 3945 });
    expect(late('AZ', '2027-04-28')).toBeNull();
    expect(late('AZ', '2027-04-29')).toMatchObject({ endsOn: '2027-06-16', days: 1, amount: 329 });
  });

  test('goes out on the next working day', () => {
    // Saturday 8 May: it leaves on the Monday.
    expect(late('AZ', '2027-05-08')).toEqual(late('AZ', '2027-05-10'));
  });

  test.each([
    // 30 and 3 from 2 June; 60 and 3; 45 and 3; 30 and 1 in Ontario is in its own row.
    ['OH', '2027-06-02', '2027-07-05', 20, 6575],
    ['NJ', '2027-06-02', '2027-08-04', 50, 16_438],
    ['FL', '2027-06-02', '2027-07-20', 35, 11_507],
  ])('has it go on in %s from %s until %s, %i days', (state, sent, endsOn, days, amount) => {
    expect(late(state, sent)).toMatchObject({ endsOn, days, amount });
  });

  test.each([...usStates, ...canadianProvinces])(
    'in %s extends nothing up to the last lawful day, and a day at least after it',
    (state) => {
      for (const isRentedToOthers of [false, true]) {
        const notice = { state, isRentedToOthers, inForceSince: term.effectiveDate } as const;
        const last = lastDayToSend({ ...notice, reason: 'non_renewal', delivery: 'mail' }, term.expirationDate);
        expect(late(state, last, isRentedToOthers)).toBeNull();
        const next = workingDayFrom(addDays(last, 1), canadianProvinces.includes(state) ? 'CA' : 'US');
        const found = late(state, next, isRentedToOthers);
        expect(found?.days).toBeGreaterThanOrEqual(1);
        expect(found && daysBetween(term.expirationDate, found.endsOn)).toBe(found?.days);
      }
    },
  );
});

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

  /**
   * Counted by hand for a term that ends on Tuesday, 15 June 2027: the law's days and three for the post before it (one in
   * Ontario), back to a working day; the decision two days before that or 45 before the end, whichever is earlier; the
   * offer fifteen days before that or 60 before the end.
   */
  test.each([
    // 20 + 3 days before is Sunday, 23 May: the Friday before it.
    ['AK', 'Alaska Stat. 21.36.240(a): 20', '2027-05-21', '2027-05-01', '2027-04-16'],
    ['CA', 'a published table: 20', '2027-05-21', '2027-05-01', '2027-04-16'],
    ['IN', 'Ind. Code 27-7-6-6(a): 20', '2027-05-21', '2027-05-01', '2027-04-16'],
    ['NE', 'Neb. Rev. Stat. 44-517(1): 20', '2027-05-21', '2027-05-01', '2027-04-16'],
    ['OK', 'Okla. Admin. Code 365:15-1-14: 20', '2027-05-21', '2027-05-01', '2027-04-16'],
    ['WA', 'Wash. Rev. Code 48.18.292(1)(a): 20', '2027-05-21', '2027-05-01', '2027-04-16'],
    // 30 + 3 days before is Thursday, 13 May; 45 days before the end is earlier.
    ['CO', 'Colo. Rev. Stat. 10-4-604: 30', '2027-05-13', '2027-05-01', '2027-04-16'],
    ['ME', '24-A M.R.S. 2917: 30, from receipt', '2027-05-13', '2027-05-01', '2027-04-16'],
    ['MO', 'Mo. Rev. Stat. 379.118(1): 30', '2027-05-13', '2027-05-01', '2027-04-16'],
    ['OH', 'Ohio Rev. Code 3937.34: 30', '2027-05-13', '2027-05-01', '2027-04-16'],
    // 30 + 1 days before is Saturday, 15 May: the Friday before it.
    ['ON', 'Insurance Act (Ont.) s. 236: 30', '2027-05-14', '2027-05-01', '2027-04-16'],
    // 45 + 3 days before is Wednesday, 28 April; two days before that, and fifteen more.
    ['AZ', 'Ariz. Rev. Stat. 20-1632(A): 45', '2027-04-28', '2027-04-26', '2027-04-11'],
    ['FL', 'Fla. Stat. 627.728: 45', '2027-04-28', '2027-04-26', '2027-04-11'],
    ['MA', 'M.G.L. c. 175 s. 113F: 45', '2027-04-28', '2027-04-26', '2027-04-11'],
    ['NY', 'N.Y. Veh. & Traf. Law 313(1)(a): 45', '2027-04-28', '2027-04-26', '2027-04-11'],
    ['VT', '8 V.S.A. 4225: 45', '2027-04-28', '2027-04-26', '2027-04-11'],
    // 60 + 3 days before is Tuesday, 13 April.
    ['MN', 'Minn. Stat. 65B.17: 60', '2027-04-13', '2027-04-11', '2027-03-27'],
    ['NJ', 'N.J.A.C. 11:3-8.6(a): 60', '2027-04-13', '2027-04-11', '2027-03-27'],
    ['PA', '40 P.S. 991.2006: 60', '2027-04-13', '2027-04-11', '2027-03-27'],
    ['TX', 'Tex. Ins. Code 551.105: 60', '2027-04-13', '2027-04-11', '2027-03-27'],
    ['WI', 'Wis. Stat. 631.36(4)(a): 60', '2027-04-13', '2027-04-11', '2027-03-27'],
    // 75 + 3 days before is Monday, 29 March; 120 + 3 days before is Friday, 12 February.
    ['KY', 'a published table: 75', '2027-03-29', '2027-03-27', '2027-03-12'],
    ['AL', 'a published table: 120', '2027-02-12', '2027-02-10', '2027-01-26'],
  ])('in %s (%s days) let a notice go out until %s: decided by %s, made on %s', (state, _law, ...days) => {
    const [lastNotice, cutoff, createdOn] = days;
    expect(renewalDays(yearIn(state, '2027-06-15'), terms)).toEqual({ lastNotice, cutoff, createdOn });
  });

  test('take a holiday for no day on which a notice goes out', () => {
    // 33 days before 3 July 2027 is Memorial Day, a Monday: the Friday before it.
    expect(renewalDays(yearIn('OH', '2027-07-03'), terms).lastNotice).toBe('2027-05-28');
  });

  test('in Arizona have a notice that is late let cover go on for 45 days and those of the post', () => {
    // A day too late, on Thursday, 29 April: 45 days are 13 June, three more 16 June. On 20 May: 7 July.
    const until = (sent: string) =>
      earliestLegalDate({ ...yearIn('AZ'), reason: 'non_renewal', delivery: 'mail', sent: day(sent) }).date;
    expect(['2027-04-28', '2027-04-29', '2027-05-20'].map(until)).toEqual(['2027-06-15', '2027-06-16', '2027-07-07']);
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

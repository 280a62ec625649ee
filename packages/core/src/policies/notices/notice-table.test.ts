import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import { type NoticeGrade, noticeRowOf } from './notice-table.ts';

const mailed = day('2026-03-02');

/** Days of notice for other reasons, for non-payment and of non-renewal, and how sure each is. */
const periods: readonly (readonly [string, number, number, number, string])[] = [
  ['AK', 30, 20, 20, 'AAA'],
  ['AL', 20, 10, 120, 'AAB'],
  ['AR', 20, 10, 30, 'AAB'],
  ['AZ', 10, 20, 45, 'AKA'],
  ['CA', 20, 10, 20, 'AAB'],
  ['CO', 30, 10, 30, 'AAA'],
  ['CT', 45, 15, 60, 'AAB'],
  ['DC', 30, 30, 30, 'AAA'],
  ['DE', 30, 15, 30, 'BBB'],
  ['FL', 45, 10, 45, 'KKB'],
  ['GA', 30, 10, 30, 'AKB'],
  ['HI', 30, 20, 30, 'AAA'],
  ['IA', 30, 10, 30, 'AAB'],
  ['ID', 20, 10, 30, 'AAA'],
  ['IL', 30, 10, 30, 'AAB'],
  ['IN', 20, 10, 20, 'AAA'],
  ['KS', 30, 5, 30, 'ABA'],
  ['KY', 20, 14, 75, 'BBB'],
  ['LA', 30, 10, 30, 'ABB'],
  ['MA', 20, 20, 45, 'AAA'],
  ['MD', 45, 10, 45, 'BBB'],
  ['ME', 20, 10, 30, 'AAA'],
  ['MI', 30, 10, 20, 'BBA'],
  ['MN', 59, 10, 60, 'BBA'],
  ['MO', 30, 10, 30, 'AAA'],
  ['MS', 30, 10, 30, 'AAA'],
  ['MT', 45, 10, 45, 'AAB'],
  ['NC', 45, 15, 60, 'CBC'],
  ['ND', 45, 20, 60, 'CCC'],
  ['NE', 30, 10, 20, 'AAA'],
  ['NH', 45, 10, 45, 'AAA'],
  ['NJ', 20, 15, 60, 'AAA'],
  ['NM', 30, 10, 60, 'KAC'],
  ['NV', 30, 10, 30, 'AAA'],
  ['NY', 20, 15, 45, 'AAA'],
  ['OH', 30, 10, 30, 'AAB'],
  ['OK', 10, 10, 20, 'AAA'],
  ['OR', 30, 10, 60, 'AAC'],
  ['PA', 60, 15, 60, 'KKK'],
  ['RI', 30, 10, 60, 'AAC'],
  ['SC', 45, 20, 60, 'CCC'],
  ['SD', 45, 20, 60, 'CCC'],
  ['TN', 20, 10, 60, 'AAC'],
  ['TX', 10, 10, 60, 'AAB'],
  ['UT', 45, 20, 60, 'CCC'],
  ['VA', 45, 15, 45, 'KKK'],
  ['VT', 45, 15, 45, 'AAA'],
  ['WA', 20, 10, 20, 'AAA'],
  ['WI', 10, 10, 60, 'AAB'],
  ['WV', 30, 20, 45, 'BCB'],
  ['WY', 45, 10, 60, 'BBC'],
  ['AB', 15, 15, 30, 'KKK'],
  ['BC', 15, 15, 30, 'KKK'],
  ['ON', 15, 30, 30, 'AAB'],
  ['QC', 30, 30, 30, 'BBB'],
];

describe('the law of a place', () => {
  test.each(periods)('asks in %s for %i, %i and %i days', (state, other, nonPayment, nonRenewal, grades) => {
    const { other: forOther, non_payment: unpaid, non_renewal: ended } = noticeRowOf(state, mailed);
    expect([forOther.days, unpaid.days, ended.days]).toEqual([other, nonPayment, nonRenewal]);
    expect([forOther, unpaid, ended].map(({ grade }) => grade).join('')).toBe(grades);
  });

  test('stands above for every state', () => {
    expect(periods.flatMap(([state]) => (usStates.includes(state) ? [state] : [])).toSorted()).toEqual(
      usStates.toSorted(),
    );
  });

  test.each([...usStates, ...canadianProvinces])('has a source wherever it has a grade, in %s', (state) => {
    const { other, non_payment: unpaid, non_renewal: ended, rented, inPerson, young } = noticeRowOf(state, mailed);
    const all = [other, unpaid, ended, ...Object.values(rented ?? {}), ...Object.values(inPerson ?? {})];
    const unfound: NoticeGrade = 'C';
    for (const { days, grade, source } of [
      ...all,
      ...[young?.other, young?.non_payment].filter((one) => one !== undefined),
    ]) {
      expect(Number.isInteger(days) && days > 0).toBe(true);
      expect(source === 'no rule found').toBe(grade === unfound);
    }
  });

  test('that changed on a day counts from it', () => {
    expect(noticeRowOf('WA', day('2025-06-30')).rented?.other?.days).toBe(45);
    expect(noticeRowOf('WA', day('2025-07-01')).rented?.other?.days).toBe(60);
    expect(noticeRowOf('WA', day('2025-07-01')).other.days).toBe(20);
  });

  test('in force then counts for a notice of any day, however early', () => {
    expect(noticeRowOf('NY', day('1999-01-01'))).toBe(noticeRowOf('NY', mailed));
  });
});

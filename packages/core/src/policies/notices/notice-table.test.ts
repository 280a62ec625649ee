import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { day } from '../../shared/day.ts';
import { type NoticeGrade, noticeRowOf } from './notice-table.ts';

const mailed = day('2026-03-02');

/** Days of notice for other reasons, for non-payment and of non-renewal, and how sure each is. */
const periods: readonly (readonly [string, number, number, number, string])[] = [
  ['AK', 30, 20, 20, 'BBB'],
  ['AL', 20, 10, 120, 'BBB'],
  ['AR', 20, 10, 30, 'BBB'],
  ['AZ', 10, 20, 45, 'ACA'],
  ['CA', 20, 10, 20, 'AAB'],
  ['CO', 45, 10, 30, 'BBB'],
  ['CT', 45, 15, 60, 'BBB'],
  ['DC', 30, 15, 30, 'BBB'],
  ['DE', 30, 15, 30, 'BBB'],
  ['FL', 45, 10, 45, 'AAA'],
  ['GA', 30, 10, 30, 'AKA'],
  ['HI', 30, 30, 30, 'BBB'],
  ['IA', 30, 10, 30, 'BBB'],
  ['ID', 20, 10, 30, 'BBB'],
  ['IL', 30, 10, 30, 'BBB'],
  ['IN', 20, 10, 20, 'BBB'],
  ['KS', 30, 5, 30, 'BBB'],
  ['KY', 20, 14, 75, 'BBB'],
  ['LA', 30, 10, 30, 'BBB'],
  ['MA', 20, 20, 45, 'BBB'],
  ['MD', 45, 10, 45, 'BBB'],
  ['ME', 20, 10, 30, 'BBB'],
  ['MI', 30, 10, 20, 'BBB'],
  ['MN', 59, 59, 60, 'BBB'],
  ['MO', 30, 30, 30, 'BBB'],
  ['MS', 30, 10, 30, 'BBB'],
  ['MT', 45, 10, 45, 'BBB'],
  ['NC', 45, 20, 60, 'CCC'],
  ['ND', 45, 20, 60, 'CCC'],
  ['NE', 60, 10, 60, 'BBB'],
  ['NH', 60, 45, 45, 'BBC'],
  ['NJ', 20, 15, 60, 'AAA'],
  ['NM', 45, 20, 60, 'CCC'],
  ['NV', 30, 10, 30, 'BBB'],
  ['NY', 20, 15, 45, 'AAA'],
  ['OH', 30, 10, 45, 'AAC'],
  ['OK', 45, 20, 60, 'CCC'],
  ['OR', 45, 20, 60, 'CCC'],
  ['PA', 30, 15, 60, 'AAK'],
  ['RI', 45, 20, 60, 'CCC'],
  ['SC', 45, 20, 60, 'CCC'],
  ['SD', 45, 20, 60, 'CCC'],
  ['TN', 45, 20, 60, 'CCC'],
  ['TX', 10, 10, 60, 'AAK'],
  ['UT', 45, 20, 60, 'CCC'],
  ['VA', 45, 15, 45, 'KKK'],
  ['VT', 45, 20, 60, 'CCC'],
  ['WA', 20, 10, 45, 'AAC'],
  ['WI', 45, 20, 60, 'CCC'],
  ['WV', 45, 20, 60, 'CCC'],
  ['WY', 45, 20, 60, 'CCC'],
  ['AB', 15, 15, 30, 'KKK'],
  ['BC', 15, 15, 30, 'KKK'],
  ['ON', 15, 30, 45, 'AAC'],
  ['QC', 15, 15, 30, 'KKK'],
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
    for (const { days, grade, source } of [...all, ...(young ? [young.other] : [])]) {
      expect(Number.isInteger(days) && days > 0).toBe(true);
      expect(source === 'no rule found').toBe(grade === unfound);
    }
  });

  test('in force then counts for a notice of any day, however early', () => {
    expect(noticeRowOf('NY', day('1999-01-01'))).toBe(noticeRowOf('NY', mailed));
  });
});

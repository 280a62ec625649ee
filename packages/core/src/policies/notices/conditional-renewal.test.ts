import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import { conditionalNoticeFor, type OfferedRenewal } from './conditional-renewal.ts';
import type { RenewalChange } from './conditional-renewal-table.ts';

const same: RenewalChange = {
  premiumBefore: 100_000,
  premiumAfter: 100_000,
  isWorse: false,
  isOtherForm: false,
  isOtherInsurer: false,
};
const renewal = (state: string, change: Partial<RenewalChange> = {}, facts: Partial<OfferedRenewal> = {}) => ({
  state,
  provider: 'personal',
  isRentedToOthers: false,
  renewsOn: day('2027-06-15'),
  change: { ...same, ...change },
  ...facts,
});
const daysIn = (...facts: Parameters<typeof renewal>) => conditionalNoticeFor(renewal(...facts))?.days ?? null;
const dearer = { premiumAfter: 100_001 };
const worse = { isWorse: true };

describe('a renewal on the same terms', () => {
  test.each([
    ['IA', 30],
    ['MD', 45],
    ['MO', 15],
    ['SC', 30],
  ])('is told its premium ahead in %s: %i days', (state, days) => expect(daysIn(state)).toBe(days));

  test.each(['TX', 'NV', 'WA', 'OH', 'ON'])('needs no such notice in %s', (state) => expect(daysIn(state)).toBeNull());
});

describe('a renewal that is offered otherwise', () => {
  test.each([
    ['TX', worse, 30],
    ['RI', worse, 30],
    ['CT', worse, 60],
    ['NV', dearer, 30],
    ['WA', { premiumAfter: 99_999 }, 20],
    ['WY', dearer, 60],
    ['ON', dearer, 30],
    ['CO', dearer, 45],
    ['MS', { isWorse: true, isOtherForm: true }, 30],
    ['CA', { isOtherInsurer: true }, 20],
    ['NM', { isOtherInsurer: true }, 30],
    ['ME', { isOtherInsurer: true, isWorse: true }, 0],
    ['OH', dearer, 45],
  ])('is told ahead in %s: %j', (state, change, days) => expect(daysIn(state, change)).toBe(days));

  test.each([
    ['TX', dearer],
    ['RI', dearer],
    ['CA', dearer],
    ['NV', { premiumAfter: 90_000 }],
    ['MS', worse],
  ])('needs none where the law there asks of something else, in %s: %j', (state, change) =>
    expect(daysIn(state, change)).toBeNull(),
  );

  test('by a quarter is told in Wisconsin, by less only where something else is worse', () => {
    expect([daysIn('WI', { premiumAfter: 125_000 }), daysIn('WI', { premiumAfter: 124_999 })]).toEqual([45, null]);
    expect(daysIn('WI', worse)).toBe(45);
    expect(daysIn('WI', worse, { provider: 'pro' })).toBe(60);
  });

  test('by three tenths is told in Illinois of a business, and of a private vehicle by no rule that was found', () => {
    const by30 = { premiumAfter: 130_000 };
    expect(conditionalNoticeFor(renewal('IL', by30, { isRentedToOthers: true }))).toMatchObject({
      days: 60,
      grade: 'A',
    });
    expect(daysIn('IL', { premiumAfter: 129_999 }, { provider: 'pro' })).toBeNull();
    expect(conditionalNoticeFor(renewal('IL', by30))).toMatchObject({ days: 45, grade: 'C' });
  });

  test('by more than a quarter is told in Kentucky of boats alone', () => {
    const boat = { provider: 'boat' };
    expect([daysIn('KY', { premiumAfter: 125_001 }, boat), daysIn('KY', { premiumAfter: 125_000 }, boat)]).toEqual([
      75,
      null,
    ]);
  });

  test('is told of everything but private vehicles in Florida', () => {
    expect(daysIn('FL', {}, { isRentedToOthers: true })).toBe(45);
    expect(daysIn('FL', {}, { provider: 'boat' })).toBe(45);
    expect(daysIn('FL')).toBeNull();
  });
});

test('the notice goes out on the last working day that leaves the law’s days and the post’s', () => {
  // May 13, 2027 is 33 days ahead, a Thursday; May 31 is a holiday.
  expect(conditionalNoticeFor(renewal('TX', worse))).toEqual({
    days: 30,
    postDays: 3,
    grade: 'A',
    source: 'Tex. Ins. Code 551.1055',
    ifLate: null,
    by: day('2027-05-13'),
  });
  expect(conditionalNoticeFor(renewal('MO', {}, { renewsOn: day('2027-06-18') }))?.by).toBe(day('2027-05-28'));
});

test('a service contract renews by its own words', () => {
  expect(conditionalNoticeFor(renewal('IA', worse, { provider: 'roadside' }))).toBeNull();
});

test('every place answers with a source and a grade', () => {
  for (const state of [...usStates, ...canadianProvinces]) {
    const notice = conditionalNoticeFor(renewal(state, { ...worse, premiumAfter: 200_000, isOtherInsurer: true }));
    expect(notice?.source, state).toMatch(/./);
    expect(notice?.grade, state).toMatch(/^[ABCK]$/);
  }
});

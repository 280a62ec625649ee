import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { addDays, day, daysBetween } from '../../shared/time/day.ts';
import { workingDayFrom } from '../../shared/time/working-days.ts';
import { examplePolicy } from '../policy.fixture.ts';
import { policyStatuses } from '../vocabulary.ts';
import { earliestLegalDate, latestEndAfter } from './earliest-legal-date.ts';
import { daysAhead, type EndingTerm, nonRenewalInWords, nonRenewalStep } from './non-renewal.ts';

const endsOn = day('2027-06-15');
const term = (changes: Partial<EndingTerm> = {}): EndingTerm => ({
  policy: { ...examplePolicy(), status: 'active', expirationDate: endsOn },
  today: day('2027-01-05'),
  state: 'OH',
  isRentedToOthers: false,
  inForceSince: day('2026-06-15'),
  nextTerm: 'none',
  isNotified: false,
  ...changes,
});
/** The first day on which the term is told, by looking at every day. */
function toldOn(changes: Partial<EndingTerm> = {}) {
  for (let today = addDays(endsOn, -200); today < endsOn; today = addDays(today, 1)) {
    const step = nonRenewalStep(term({ ...changes, today }));
    if (step.do === 'announce') return { today, ...step };
  }
  return null;
}

describe('a term that nothing renews is told', () => {
  // 30 days and three of the post before 15 June is 13 May; 45 days, 28 April; 60 days, 13 April; 120 days, 12 February.
  test.each([
    ['OH', '2027-05-06', '2027-05-13'],
    ['CO', '2027-05-06', '2027-05-13'],
    ['NY', '2027-04-21', '2027-04-28'],
    ['FL', '2027-04-21', '2027-04-28'],
    ['TX', '2027-04-06', '2027-04-13'],
    ['AL', '2027-02-05', '2027-02-12'],
    ['ON', '2027-05-07', '2027-05-14'],
  ])('in %s from %s on, and by %s', (state, from, sendBy) => {
    const told = toldOn({ state });
    expect(told).toMatchObject({ sendBy, endsOn });
    expect(told && daysBetween(told.today, day(from))).toBe(0);
  });

  test.each([...usStates, ...canadianProvinces])('in %s by the law’s day, and never before it may be', (state) => {
    for (const isRentedToOthers of [false, true]) {
      const told = toldOn({ state, isRentedToOthers });
      if (told === null) throw new Error('Everybody is told');
      const notice = { ...term({ state, isRentedToOthers }), reason: 'non_renewal', delivery: 'mail' } as const;
      expect(told.legal.date <= endsOn).toBe(true);
      expect(told.sendBy >= told.legal.sent).toBe(true);
      expect(daysBetween(told.legal.sent, told.sendBy)).toBeLessThanOrEqual(daysAhead);
      // A day after the last one is too late.
      const tomorrow = workingDayFrom(addDays(told.sendBy, 1), canadianProvinces.includes(state) ? 'CA' : 'US');
      expect(earliestLegalDate({ ...notice, sent: tomorrow }).date > endsOn).toBe(true);
      const last = latestEndAfter({ ...notice, sent: told.legal.sent });
      expect(last === null || last >= endsOn).toBe(true);
    }
  });

  test('as many working days earlier as the post takes', () => {
    // 6 May 2027 is a Thursday: five working days before it is 29 April.
    expect(toldOn({ postLeadDays: 5 })).toMatchObject({ today: '2027-04-29', legal: { sent: '2027-05-06' } });
  });

  test('however late, with days that count from then', () => {
    const step = nonRenewalStep(term({ today: day('2027-06-10') }));
    expect(step).toMatchObject({
      do: 'announce',
      sendBy: '2027-05-13',
      legal: { sent: '2027-06-10', date: '2027-07-13' },
    });
  });

  test('on the law’s last day where a renewal is being prepared', () => {
    expect(toldOn({ nextTerm: 'in_preparation' })).toMatchObject({ today: '2027-05-13', sendBy: '2027-05-13' });
  });
});

describe('nothing is told', () => {
  test('where a renewal is offered', () => {
    expect(toldOn({ nextTerm: 'offered' })).toBeNull();
  });

  test('twice', () => {
    expect(toldOn({ isNotified: true })).toBeNull();
  });

  test('once the term has ended', () => {
    expect(nonRenewalStep(term({ today: endsOn }))).toEqual({ do: 'nothing' });
  });

  test.each(policyStatuses)('of a policy that is %s, unless it runs to its end', (status) => {
    const told = toldOn({ policy: { ...term().policy, status } });
    expect(told !== null).toBe(status === 'active' || status === 'delinquent');
  });
});

test('a day to look again lies ahead, and no later than the day on which it is told', () => {
  for (const postLeadDays of [0, 1, 5]) {
    const told = toldOn({ postLeadDays });
    for (let today = addDays(endsOn, -200); told && today < told.today; today = addDays(today, 1)) {
      const step = nonRenewalStep(term({ postLeadDays, today }));
      if (step.do !== 'wait') throw new Error('It waits until then');
      expect(step.until > today && step.until <= told.today).toBe(true);
    }
  }
});

test('what no statute confirmed is not quoted as the law', () => {
  const said = (state: string) => {
    const told = toldOn({ state });
    return told
      ? nonRenewalInWords({ ...told, why: 'not_offered' })
          .map((one) => JSON.stringify(one))
          .join(' ')
      : '';
  };
  expect(said('NY')).toContain('N.Y. Veh. & Traf. Law 313(1)(a)');
  expect(said('OH')).not.toContain('Ohio Rev. Code');
});

test.each([
  ['not_offered', /we do not offer another term/],
  ['refused', /an underwriter .* decided not to renew it\. Call us or write to us/],
  ['declined', /you chose not to renew it/],
  ['lapsed', /the renewal that we offered was not taken up/],
] as const)('whose renewal was %s reads so', (why, expected) => {
  const told = toldOn();
  if (told === null) throw new Error('It is told');
  expect(
    nonRenewalInWords({ ...told, why })
      .map(({ message }) => message)
      .join(' '),
  ).toMatch(expected);
});

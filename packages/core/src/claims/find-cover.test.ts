import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { type ClaimedTerm, findCover, flagsOfReport, isSameLoss, type ReportedUse } from './find-cover.ts';

const zone = 'America/Denver';
const inForce = (from: string, to: string, quoteId: string) => ({
  from: day(from),
  to: day(to),
  status: 'in_force' as const,
  quoteId,
});

/** Bought at noon of its first day; changed on 1 June; lapsed in August. */
const first: ClaimedTerm = {
  policyId: 'first',
  timeZone: zone,
  effectiveDate: day('2026-03-01'),
  expirationDate: day('2027-03-01'),
  coverFrom: new Date('2026-03-01T19:00:00Z'),
  segments: [
    inForce('2026-03-01', '2026-06-01', 'q1'),
    inForce('2026-06-01', '2026-08-01', 'q2'),
    { ...inForce('2026-08-01', '2026-08-15', 'q2'), status: 'lapsed' },
    inForce('2026-08-15', '2027-03-01', 'q2'),
  ],
};
const second: ClaimedTerm = {
  policyId: 'second',
  timeZone: zone,
  effectiveDate: day('2027-03-01'),
  expirationDate: day('2028-03-01'),
  coverFrom: new Date('2027-03-01T07:01:00Z'),
  segments: [inForce('2027-03-01', '2028-03-01', 'q3')],
};
const terms = [first, second];
const found = (on: string, minute: number | null) => {
  const cover = findCover(terms, { day: day(on), minute });
  return cover && [cover.policyId, cover.quoteId, cover.isCovered, ...cover.flags].join(' ');
};

describe('the cover of a loss', () => {
  // Judged by hand: minutes are those of a clock where the risk is.
  test.each([
    ['2026-04-10', 600, 'first q1 true'],
    ['2026-03-01', 720, 'first q1 true'],
    ['2026-03-01', 719, 'first q1 false before_purchase'],
    ['2026-06-01', 0, 'first q1 true'],
    ['2026-06-01', 1, 'first q2 true'],
    ['2026-06-01', null, 'first q1 true near_cover_change'],
    ['2026-08-01', 0, 'first q2 true'],
    ['2026-08-01', 1, 'first q2 false lapsed_segment'],
    ['2026-08-10', null, 'first q2 false lapsed_segment'],
    ['2026-08-15', 0, 'first q2 false lapsed_segment'],
    ['2026-08-15', 1, 'first q2 true'],
    ['2027-03-01', 0, 'first q2 true'],
    ['2027-03-01', 1, 'second q3 true'],
    ['2026-02-28', 600, 'first q1 false outside_term'],
    ['2028-03-01', 600, 'second q3 false outside_term'],
    ['2028-03-01', 0, 'second q3 true'],
  ])('on %s at minute %s is %s', (on, minute, expected) => {
    expect(found(on, minute)).toBe(expected);
  });

  test('is that of nothing where there is no term', () => {
    expect(findCover([], { day: day('2026-04-10'), minute: null })).toBeNull();
  });

  test('counts by the clock where the risk is, not where it is read', () => {
    const newfoundland = { ...first, timeZone: 'America/St_Johns', coverFrom: new Date('2026-03-01T00:00:00Z') };
    const at = { day: day('2026-03-01'), minute: 1 };
    expect(findCover([newfoundland], at)).toMatchObject({ isCovered: true, flags: [] });
  });
});

const use: ReportedUse = {
  wasDriving: true,
  isOtherDriver: false,
  isBusinessUse: false,
  wasRented: false,
  isRentalStated: false,
  isInsuredVehicle: true,
  isThirdParty: false,
};
const cover = { policyId: 'first', quoteId: 'q1', isCovered: false, flags: ['lapsed_segment'] as const };

describe('a report', () => {
  test('tells who handles it what stands out, each by its own fact', () => {
    const of = (change: Partial<ReportedUse>) => flagsOfReport({ ...cover, flags: [] }, { ...use, ...change });
    expect(of({})).toEqual([]);
    expect(flagsOfReport(cover, use)).toEqual(['lapsed_segment']);
    expect(flagsOfReport(null, { ...use, isInsuredVehicle: false })).toEqual(['policy_not_found']);
    expect(of({ isOtherDriver: true })).toEqual(['other_driver']);
    expect(of({ isOtherDriver: true, wasDriving: false })).toEqual([]);
    expect(of({ isBusinessUse: true })).toEqual(['business_use']);
    expect(of({ wasRented: true })).toEqual(['rented_beyond_statement']);
    // Renting out is business too, and it was stated.
    expect(of({ wasRented: true, isRentalStated: true, isBusinessUse: true })).toEqual([]);
    expect(of({ isInsuredVehicle: false, isThirdParty: true })).toEqual(['vehicle_not_insured', 'third_party']);
  });

  test('is of the same loss as another of its policy, vehicle and kind that is a day away at most', () => {
    const loss = {
      policyId: 'p',
      rootVehicleId: 'v',
      typeOfLoss: 'weather',
      incidentDate: day('2026-05-31'),
    };
    expect(isSameLoss(loss, { ...loss, incidentDate: day('2026-06-01') })).toBe(true);
    expect(isSameLoss(loss, { ...loss, incidentDate: day('2026-05-30') })).toBe(true);
    expect(isSameLoss(loss, { ...loss, incidentDate: day('2026-06-02') })).toBe(false);
    expect(isSameLoss(loss, { ...loss, typeOfLoss: 'theft' })).toBe(false);
    expect(isSameLoss(loss, { ...loss, rootVehicleId: 'w' })).toBe(false);
    expect(isSameLoss({ ...loss, policyId: null }, { ...loss, policyId: null })).toBe(false);
  });
});

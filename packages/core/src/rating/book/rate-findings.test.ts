import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { demoRateRows } from './demo-rate-book.ts';
import { personalStructure } from '../personal-structure.ts';
import { compileRateBook } from './rate-book.ts';
import { rateQuote } from '../rate.ts';
import type { RatedVehicle, RatingSubject } from '../rating-subject.ts';
import {
  demoBook,
  exampleOne,
  motorhome,
  texanTrailer,
  trailer,
  withDriver,
  withVehicle,
} from '../testing/example-subjects.ts';

const rate = (subject: RatingSubject) => rateQuote(subject, demoBook, { trace: true });
const missing = (subject: RatingSubject) => rate(subject).missing_fields.map(({ path }) => path);

function expectNoPrice(subject: RatingSubject): void {
  expect(rate(subject)).toMatchObject({ total: null, subtotal: null, items: [], discounts: [], fees: [], trace: [] });
}

describe('an open answer', () => {
  test.each<[string, Partial<RatingSubject>]>([
    ['coverages', { coverages: null }],
    ['payment_term', { paymentTerm: null }],
    ['policy_duration_months', { termMonths: null }],
    ['insurance_score', { scoreTier: null }],
    ['garaging_state', { state: null }],
    ['garaging_state', { state: 'ZZ' }],
    ['drivers', { drivers: [] }],
    ['vehicles', { vehicles: [] }],
  ])('is missing at %s and leaves no price', (path, change) => {
    const subject = { ...exampleOne, ...change };
    expect(missing(subject)).toEqual([path]);
    expectNoPrice(subject);
  });

  test.each<[string, Partial<RatedVehicle>]>([
    ['type', { class: null }],
    ['year', { year: null }],
    ['rating_value', { value: null }],
    ['rating_value', { value: -100 }],
    ['usage_type', { usage: null }],
    ['rental_utilization_rate', { rentalUtilization: null }],
    ['rental_utilization_rate', { rentalUtilization: -1 }],
    ['storage_type', { storage: null }],
    ['estimated_yearly_mileage', { annualMiles: null }],
    ['estimated_yearly_mileage', { annualMiles: -5 }],
  ])('about a vehicle is missing at its %s', (field, change) => {
    const subject = { ...exampleOne, vehicles: [motorhome, { ...motorhome, ...change }] };
    expect(missing(subject)).toEqual([`vehicles.1.${field}`]);
    expectNoPrice(subject);
  });

  test.each([
    ['birthdate', { birthdate: null }],
    ['rv_driving_experience_years', { rvExperienceYears: null }],
    ['rv_driving_experience_years', { rvExperienceYears: -1 }],
    ['points', { points: null }],
  ])('about a driver is missing at the %s', (field, change) => {
    expect(missing(withDriver(exampleOne, change))).toEqual([`drivers.0.${field}`]);
    expectNoPrice(withDriver(exampleOne, change));
  });

  test('is asked for with a sentence', () => {
    for (const { message } of rate({ ...exampleOne, drivers: [], scoreTier: null }).missing_fields) {
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('about the settlement means the agreed value', () => {
    expect(rate(withVehicle(exampleOne, { valueType: null })).total).toBe(104_753);
  });

  test('that no cover needs is not missing', () => {
    const { liability } = exampleOne.coverages ?? {};
    const onlyLiability = { ...exampleOne, coverages: liability ? { liability } : {} };
    expect(missing(withVehicle(onlyLiability, { storage: null }))).toEqual([]);
    expect(missing(withVehicle(texanTrailer, { annualMiles: null }))).toEqual([]);
    expect(missing({ ...exampleOne, state: 'HI', scoreTier: null })).toEqual([]);
    expect(missing(withDriver({ ...exampleOne, state: 'MA' }, { birthdate: null }))).toEqual([]);
    const onlyComprehensive = { ...exampleOne, coverages: { comprehensive: { deductible: 500 } as const } };
    expect(missing({ ...onlyComprehensive, drivers: [] })).toEqual([]);
  });

  test('of every kind is reported at once, in the order of the quote', () => {
    const subject = withVehicle(withDriver({ ...exampleOne, state: null }, { points: null }), { year: null });
    expect(missing(subject)).toEqual(['garaging_state', 'drivers.0.points', 'vehicles.0.year']);
  });
});

describe('a value that the rate book does not hold', () => {
  const lacking = new Set(['deductible', 'increased_limits', 'pet', 'discount']);
  const rows = demoRateRows.map((row) => (lacking.has(row.factor) ? { ...row, key: `another ${row.key}` } : row));
  const book = compileRateBook(personalStructure, rows, 'lacking');

  test('is missing at the cover, never worth a factor of 1', () => {
    const coverages = { ...exampleOne.coverages, pet: {} };
    const { missing_fields: fields, total } = rateQuote({ ...exampleOne, coverages }, book);
    expect(fields.map(({ path }) => path)).toEqual([
      'coverages.comprehensive.deductible',
      'coverages.collision.deductible',
      'coverages.liability.limit',
      'coverages.pet',
    ]);
    expect(total).toBeNull();
  });

  test('is missing at the discounts', () => {
    const subject: RatingSubject = { ...exampleOne, coverages: { roadside: {} } };
    expect(rateQuote(subject, book)).toMatchObject({ total: null, missing_fields: [{ path: 'discounts' }] });
  });
});

describe('an underwriter is asked', () => {
  test.each<[string, RatingSubject, object]>([
    [
      'above $500,000',
      withVehicle(exampleOne, { value: 50_000_001 }),
      { code: 'value_above_limit', value: 50_000_001, threshold: 50_000_000 },
    ],
    ['from 21 model years', withVehicle(exampleOne, { year: 2005 }), { code: 'vehicle_age', value: 21, threshold: 21 }],
    ['from 7 points', withDriver(exampleOne, { points: 9 }), { code: 'driver_points', value: 9, threshold: 7 }],
  ])('%s, and the price stands', (_, subject, referral) => {
    const rating = rate(subject);
    expect(rating.referrals).toMatchObject([{ ...referral, message: expect.stringMatching(/underwriter/) }]);
    expect(rating.total).toBeGreaterThan(0);
  });

  test.each<[string, RatingSubject]>([
    ['at $500,000', withVehicle(exampleOne, { value: 50_000_000 })],
    ['at 20 model years', withVehicle(exampleOne, { year: 2006 })],
    ['at 6 points', withDriver(exampleOne, { points: 6 })],
    ['at 40 % rented', withVehicle(exampleOne, { rentalUtilization: 40 })],
  ])('not yet %s', (_, subject) => {
    expect(rate(subject).referrals).toEqual([]);
  });

  test.each<[string, RatingSubject, object]>([
    [
      'rented out above 40 %',
      withVehicle(exampleOne, { rentalUtilization: 41 }),
      { code: 'rental_utilization', value: 41, threshold: 40 },
    ],
    [
      'rented out by a fraction above 40 %',
      withVehicle(exampleOne, { rentalUtilization: 40.5 }),
      { code: 'rental_utilization', value: 40.5, threshold: 40 },
    ],
    ['used for business', withVehicle(exampleOne, { usage: 'business' }), { code: 'business_use', value: 'business' }],
  ])('and the Pro product offered for what is %s, without a price', (_, subject, referral) => {
    const rating = rate(subject);
    expect(rating.referrals).toMatchObject([referral]);
    expect(rating.referrals[0]?.message).toContain('Pro');
    expect(rating.missing_fields).toEqual([]);
    expectNoPrice(subject);
  });

  test.each<[string, object]>([
    ['year', { year: 2005 }],
    ['rating_value', { value: 50_000_001 }],
    ['usage_type', { usage: 'business' }],
    ['rental_utilization_rate', { rentalUtilization: 41 }],
  ])('at the %s of the vehicle that it is about', (field, change) => {
    const [own] = exampleOne.vehicles;
    const subject = { ...exampleOne, vehicles: own ? [own, { ...own, vehicleId: 'v2', ...change }] : [] };
    expect(rate(subject).referrals.map((one) => one.field)).toEqual([`vehicles.1.${field}`]);
  });

  test('about a driver with points even when only a trailer is insured', () => {
    const driver = { birthdate: null, rvExperienceYears: null, points: 7 };
    const rating = rate({ ...texanTrailer, drivers: [driver] });
    expect(rating.referrals.map(({ code, field }) => [code, field])).toEqual([['driver_points', 'drivers.0.points']]);
    expect(rating.total).not.toBeNull();
  });
});

describe('a risk is rejected', () => {
  test('below $2,000 and not at it', () => {
    expect(rate(withVehicle(exampleOne, { value: 199_999 })).rejections).toMatchObject([
      {
        code: 'value_below_minimum',
        field: 'vehicles.0.rating_value',
        message: 'We insure vehicles worth $2,000 or more.',
      },
    ]);
    expect(rate(withVehicle(exampleOne, { value: 200_000 })).rejections).toEqual([]);
  });

  test.each([
    ['2010-06-02', true],
    ['2010-06-01', false],
    ['2027-01-01', true],
  ])('with a driver born on %s at an effective date of 1 June 2026: %s', (birthdate, rejected) => {
    const subject = withDriver(exampleOne, { birthdate: day(birthdate) });
    const refused = [['driver_under_age', 'drivers.0.birthdate']];
    expect(rate(subject).rejections.map(({ code, field }) => [code, field])).toEqual(rejected ? refused : []);
    if (rejected) expectNoPrice(subject);
  });

  test('with a driver who is too young even where age is no factor', () => {
    const birthdate = day('2012-01-01');
    for (const subject of [{ ...exampleOne, state: 'CA' }, texanTrailer]) {
      const drivers = [{ birthdate, rvExperienceYears: 0, points: 0 }];
      expect(rate({ ...subject, drivers }).rejections.map(({ code }) => code)).toEqual(['driver_under_age']);
    }
  });
});

test('a model year after the effective date counts as new', () => {
  const next = rate(withVehicle(texanTrailer, { year: 2028 }));
  expect(next.total).toBe(rate(withVehicle(texanTrailer, { year: 2026 })).total);
  expect(rate({ ...texanTrailer, vehicles: [{ ...trailer, year: 2024 }] }).total).not.toBe(next.total);
});

import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { rateQuote } from './rate.ts';
import type { RatingSubject } from './rating-subject.ts';
import { demoBook, exampleOne, motorhome, texanTrailer, trailer } from './testing/example-subjects.ts';

const rate = (subject: RatingSubject) => rateQuote(subject, demoBook);
const centsByCoverage = (subject: RatingSubject) =>
  Object.fromEntries(rate(subject).items.map(({ coverage, cents }) => [coverage, cents]));

describe('golden example E1', () => {
  test('costs 104,753 cents', () => {
    expect(rate(exampleOne)).toEqual({
      version: '2026.1',
      items: [
        { vehicleId: 'motorhome', coverage: 'comprehensive', cents: 30_092 },
        { vehicleId: 'motorhome', coverage: 'collision', cents: 47_614 },
        { vehicleId: 'motorhome', coverage: 'liability', cents: 19_429 },
        { vehicleId: 'motorhome', coverage: 'uninsured_motorist', cents: 4000 },
        { vehicleId: 'motorhome', coverage: 'medical_payments', cents: 1400 },
        { vehicleId: 'motorhome', coverage: 'vacation_liability', cents: 1500 },
        { vehicleId: 'motorhome', coverage: 'emergency_expense', cents: 1200 },
        { vehicleId: 'motorhome', coverage: 'roadside', cents: 2400 },
      ],
      discounts: [{ code: 'claim_free', percent: 5, cents: 5382 }],
      fees: [{ code: 'policy_fee', cents: 2500 }],
      subtotal: 30_092 + 47_614 + 19_429 + 10_500,
      minimum_top_up: 0,
      total: 30_092 + 47_614 + 19_429 + 10_500 - 5382 + 2500,
      missing_fields: [],
      referrals: [],
      rejections: [],
      trace: [],
    });
    expect(rate(exampleOne).total).toBe(104_753);
  });

  test('costs half a coverage for six months, rounded from the exact half, and the whole fee', () => {
    const half = rate({ ...exampleOne, termMonths: 6 });
    // 300.920939325 / 2, 476.140716072 / 2, 194.2902 / 2, 105 / 2
    expect(half.items.slice(0, 3).map(({ cents }) => cents)).toEqual([15_046, 23_807, 9715]);
    expect(half.subtotal).toBe(15_046 + 23_807 + 9715 + 5250);
    expect(half.discounts).toEqual([{ code: 'claim_free', percent: 5, cents: 2691 }]);
    expect(half.total).toBe(53_818 - 2691 + 2500);
  });
});

describe('a trailer in Texas', () => {
  test('has no liability, driver or mileage in its price', () => {
    // 35.75 units; 4.20 x 35.75 x 1.25 x .97 = 182.056875 and 3.20 x 35.75 x .97 = 110.968
    expect(centsByCoverage(texanTrailer)).toEqual({
      comprehensive: 18_206,
      collision: 11_097,
      emergency_expense: 1200,
      roadside: 1800,
    });
    expect(rate(texanTrailer).total).toBe(18_206 + 11_097 + 3000 + 2500);
  });

  test('costs the same whoever drives and however far', () => {
    const driver = { birthdate: day('2008-01-01'), rvExperienceYears: 0, points: 6 };
    const driven = { ...texanTrailer, drivers: [driver], vehicles: [{ ...trailer, annualMiles: 40_000 }] };
    expect(rate(driven).items).toEqual(rate(texanTrailer).items);
  });

  test('takes half for six months', () => {
    // 91.0284375 and 55.484
    expect(centsByCoverage({ ...texanTrailer, termMonths: 6 })).toEqual({
      comprehensive: 9103,
      collision: 5548,
      emergency_expense: 600,
      roadside: 900,
    });
  });

  test('leaves out what follows the tow vehicle, even when the quote buys it', () => {
    const coverages = { ...texanTrailer.coverages, ...exampleOne.coverages };
    const bought = Object.keys(centsByCoverage({ ...texanTrailer, coverages }));
    expect(bought).not.toContain('liability');
    expect(bought).not.toContain('uninsured_motorist');
    expect(bought).not.toContain('medical_payments');
    expect(bought).toContain('vacation_liability');
  });
});

const floridaFullTimer: RatingSubject = {
  effectiveDate: day('2026-06-01'),
  termMonths: 12,
  state: 'FL',
  coverages: {
    liability: { limit: '250/500/100' },
    comprehensive: { deductible: 250 },
    collision: { deductible: 1000 },
    full_timer_liability: { limit: 300_000 },
  },
  discounts: [],
  paymentTerm: 'pay_in_full',
  scoreTier: 'D',
  drivers: [{ birthdate: day('1999-05-31'), rvExperienceYears: 1, points: 2 }],
  vehicles: [
    {
      vehicleId: 'home',
      class: 'class_c',
      year: 2026,
      value: 8_000_000,
      valueType: 'total_loss_replacement',
      usage: 'full_timer',
      storage: 'street',
      annualMiles: 12_000,
      rentalUtilization: 0,
    },
  ],
};

const californiaRental: RatingSubject = {
  effectiveDate: day('2026-06-01'),
  termMonths: 12,
  state: 'CA',
  coverages: {
    liability: { limit: '300 CSL' },
    comprehensive: { deductible: 2500 },
    collision: { deductible: 2500 },
  },
  discounts: [],
  paymentTerm: 'monthly',
  scoreTier: null,
  drivers: [{ birthdate: null, rvExperienceYears: 0, points: 1 }],
  vehicles: [
    {
      vehicleId: 'van',
      class: 'class_b',
      year: 2024,
      value: 9_000_000,
      valueType: 'purchase_price',
      usage: 'frequent',
      storage: 'covered',
      annualMiles: 2000,
      rentalUtilization: 20,
    },
  ],
};

describe('computed by hand', () => {
  test('a full-timer of 27 in Florida who pays in full', () => {
    // 80.75 units; 820.1237121, 1224.49656250994688 and 795.8067264 dollars
    expect(centsByCoverage(floridaFullTimer)).toEqual({
      comprehensive: 82_012,
      collision: 122_450,
      liability: 79_581,
      full_timer_liability: 8400,
    });
    expect(rate(floridaFullTimer).discounts).toEqual([{ code: 'paid_in_full', percent: 5, cents: 14_622 }]);
    expect(rate(floridaFullTimer).total).toBe(292_443 - 14_622 + 2500);
  });

  test('a rented van in California, where score and age are not even asked', () => {
    // 89.75 units; 472.7589563004, 920.134479600864 and 604.95336 dollars
    expect(centsByCoverage(californiaRental)).toEqual({
      comprehensive: 47_276,
      collision: 92_013,
      liability: 60_495,
    });
    expect(rate(californiaRental).total).toBe(199_784 + 2500);
  });

  test('a small pop-up in Ohio that reaches the minimum premium, half of it for half a year', () => {
    const popUp = {
      ...trailer,
      class: 'pop_up',
      year: 2021,
      value: 300_000,
      valueType: 'actual_cash_value',
      storage: 'indoor',
    } as const;
    const coverages = { comprehensive: { deductible: 1000 }, collision: { deductible: 1000 } } as const;
    const subject: RatingSubject = {
      ...texanTrailer,
      state: 'OH',
      scoreTier: 'A',
      coverages,
      discounts: ['claim_free'],
      vehicles: [popUp],
    };
    // 3.45 units; 11.44094352192 and 7.62729568128 dollars; 1907 less 95 makes 1812
    expect(rate(subject)).toMatchObject({ subtotal: 1907, minimum_top_up: 8188, total: 12_500 });
    expect(rate({ ...subject, termMonths: 6 })).toMatchObject({ subtotal: 953, minimum_top_up: 4095, total: 7500 });
  });

  test('a motorhome with liability alone that reaches its own minimum', () => {
    const subject: RatingSubject = {
      ...exampleOne,
      scoreTier: 'A',
      discounts: [],
      coverages: { liability: { limit: '25/50/25' } },
      vehicles: [{ ...motorhome, class: 'class_b', annualMiles: 1000, storage: null }],
    };
    // 205 x .90 x .85 x .92 x .95 x .90 x .70 = 86.3509815
    expect(rate(subject)).toMatchObject({ subtotal: 8635, minimum_top_up: 6365, total: 17_500 });
  });

  test('a teardrop as a travel trailer, a bus conversion as class A with a referral', () => {
    const teardrop = { ...texanTrailer, vehicles: [{ ...trailer, class: 'teardrop' as const }] };
    const bus = { ...exampleOne, vehicles: [{ ...motorhome, class: 'bus_conversion' as const }] };
    expect(rate(teardrop)).toEqual(rate(texanTrailer));
    expect(rate(bus).total).toBe(104_753);
    expect(rate(bus).referrals.map(({ code }) => code)).toEqual(['bus_conversion']);
  });
});

describe('a usage or rental share', () => {
  test.each([
    ['recreational', 0, 47_614],
    ['seasonal_parked', 0, 11_904],
    ['frequent', 0, 52_375],
    ['full_timer', 25, 95_228],
  ] as const)('of %s and %i %% makes collision of E1 %i cents', (usage, rentalUtilization, cents) => {
    const subject = { ...exampleOne, vehicles: [{ ...motorhome, usage, rentalUtilization }] };
    expect(centsByCoverage(subject)['collision']).toBe(cents);
  });
});

describe('vehicles kept in several states', () => {
  const priceOf = (subject: RatingSubject) =>
    new Map(
      rateQuote(subject, demoBook).items.map(({ vehicleId, coverage, cents }) => [`${vehicleId} ${coverage}`, cents]),
    );

  test('are each priced where they are kept', () => {
    const alone = priceOf({ ...texanTrailer, state: 'FL' });
    const both = priceOf({
      ...texanTrailer,
      vehicles: [trailer, { ...trailer, vehicleId: 'second', state: 'FL' }],
    });
    expect(both.get('second comprehensive')).toBe(alone.get('trailer comprehensive'));
    expect(both.get('trailer comprehensive')).toBe(priceOf(texanTrailer).get('trailer comprehensive'));
    expect(both.get('second comprehensive')).not.toBe(both.get('trailer comprehensive'));
  });

  test('count age and score only where the law lets them', () => {
    const two = { ...exampleOne, vehicles: [motorhome, { ...motorhome, vehicleId: 'second', state: 'CA' }] };
    const traced = rateQuote(two, demoBook, { trace: true }).trace;
    const factorsOf = (id: string) => traced.filter(({ vehicleId }) => vehicleId === id).map(({ factor }) => factor);
    expect(factorsOf('motorhome')).toEqual(expect.arrayContaining(['score', 'driver_age']));
    expect(factorsOf('second')).not.toContain('score');
    expect(factorsOf('second')).not.toContain('driver_age');
  });

  test('ask for an answer once', () => {
    const unscored = { ...exampleOne, scoreTier: null, vehicles: [motorhome, { ...motorhome, state: 'TX' }] };
    expect(rateQuote(unscored, demoBook).missing_fields.map(({ path }) => path)).toEqual(['insurance_score']);
  });
});

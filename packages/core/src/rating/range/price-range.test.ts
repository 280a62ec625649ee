import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recommendPlan } from '../../products/plans.ts';
import { canadianProvinces, storageTypes, usStates, vehicleClasses } from '../../products/vocabulary.ts';
import { addDays, addMonths, day } from '../../shared/time/day.ts';
import { estimatePriceRange, type PriceRange } from './price-range.ts';
import { rateQuote } from '../rate.ts';
import type { RatedDriver, RatedVehicle, RatingSubject } from '../rating-subject.ts';
import { arbitraryDriver, arbitrarySubject, arbitraryVehicle } from '../testing/arbitrary-subject.ts';
import { couple, demoBook, exampleOne, motorhome, seeded, withVehicle } from '../testing/example-subjects.ts';
import { scoreTiers } from '../vocabulary.ts';
import { sampled } from '../../shared/testing/sampled.ts';

const effectiveDate = day('2026-07-15');

const unansweredVehicle = {
  valueType: null,
  usage: null,
  storage: null,
  annualMiles: null,
  rentalUtilization: null,
} as const;

/** What is known after two steps of the checkout: state, class, year and value. */
const fiveInputs: RatingSubject = {
  effectiveDate,
  termMonths: null,
  state: 'OH',
  coverages: null,
  discounts: [],
  paymentTerm: null,
  scoreTier: 'no_hit',
  drivers: [],
  vehicles: [{ vehicleId: 'v', class: 'class_c', year: 2021, value: 9_500_000, ...unansweredVehicle }],
};

function rangeOf(subject: RatingSubject): PriceRange {
  const range = estimatePriceRange(subject, demoBook);
  if (!('low' in range)) throw new Error(`no range: ${JSON.stringify(range)}`);
  return range;
}

const codesOf = (subject: RatingSubject) => rangeOf(subject).assumptions.map(({ code }) => code);

describe('a range', () => {
  test('needs no more than state, class, year and value', () => {
    const { low, high, assumptions, unanswered } = rangeOf(fiveInputs);
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
    expect(assumptions.map(({ code }) => code)).toEqual([
      'plan_road_ready',
      'agreed_value',
      'drivers_25_to_74',
      'no_violations',
      'used_for_trips',
      'not_rented_out',
      'up_to_15000_miles',
      'twelve_months',
      'monthly_payment',
      'as_entered',
      'starts_on',
    ]);
    expect(unanswered).toEqual([
      'payment_term',
      'policy_duration_months',
      'drivers',
      'vehicles.0.storage_type',
      'vehicles.0.usage_type',
      'vehicles.0.rental_utilization_rate',
      'vehicles.0.estimated_yearly_mileage',
      'coverages',
    ]);
  });

  test('of a towed unit takes nothing for granted about drivers and miles', () => {
    const codes = codesOf(withVehicle(fiveInputs, { class: 'fifth_wheel' }));
    expect(codes).not.toContain('drivers_25_to_74');
    expect(codes).not.toContain('no_violations');
    expect(codes).not.toContain('up_to_15000_miles');
    expect(codes).toContain('used_for_trips');
  });

  test('takes nothing for granted about age where age may not count', () => {
    expect(codesOf({ ...fiveInputs, state: 'CA' })).not.toContain('drivers_25_to_74');
    expect(codesOf({ ...fiveInputs, state: 'CA' })).toContain('no_violations');
  });

  test.each([...usStates, ...canadianProvinces])('exists in %s for every class', (state) => {
    for (const vehicleClass of vehicleClasses) {
      const { low, high } = rangeOf(withVehicle({ ...fiveInputs, state }, { class: vehicleClass }));
      expect(low).toBeLessThan(high);
    }
  });

  test('of a quote that is fully answered is its price, with nothing assumed', () => {
    expect(rangeOf(exampleOne)).toEqual({
      low: 104_753,
      high: 104_753,
      assumptions: [],
      unanswered: [],
      referrals: [],
    });
  });

  test('is printed in sentences', () => {
    for (const { message } of rangeOf(fiveInputs).assumptions) expect(message).toMatch(/^[A-Z].*\.$/);
  });

  test('covers every score tier while the score is to be asked', () => {
    const requested = rangeOf({ ...fiveInputs, scoreTier: null });
    expect(requested.unanswered).toContain('insurance_score');
    for (const scoreTier of scoreTiers) {
      const known = rangeOf({ ...fiveInputs, scoreTier });
      expect(requested.low).toBeLessThanOrEqual(known.low);
      expect(requested.high).toBeGreaterThanOrEqual(known.high);
    }
  });
});

describe('there is no range', () => {
  test.each<[string, RatingSubject]>([
    ['garaging_state', { ...fiveInputs, state: null }],
    ['garaging_state', { ...fiveInputs, state: 'ZZ' }],
    ['vehicles.0.type', withVehicle(fiveInputs, { class: null })],
    ['vehicles.0.year', withVehicle(fiveInputs, { year: null })],
    ['vehicles.0.rating_value', withVehicle(fiveInputs, { value: null })],
    ['vehicles', { ...fiveInputs, vehicles: [] }],
  ])('without %s', (path, subject) => {
    expect(estimatePriceRange(subject, demoBook)).toMatchObject({ missing: [{ path }] });
  });

  test('for what has no price: business, and rented out above 40 %', () => {
    for (const change of [{ usage: 'business' as const }, { rentalUtilization: 60 }]) {
      const none = estimatePriceRange(withVehicle(fiveInputs, change), demoBook);
      expect(none).toMatchObject({ missing: [], referrals: [{}] });
      expect(none).not.toHaveProperty('low');
    }
  });

  test('for what is rejected', () => {
    const cheap = estimatePriceRange(withVehicle(fiveInputs, { value: 150_000 }), demoBook);
    expect(cheap).toMatchObject({ rejections: [{ code: 'value_below_minimum' }] });
    const child = { birthdate: day('2015-01-01'), rvExperienceYears: null, points: null };
    expect(estimatePriceRange({ ...fiveInputs, drivers: [child] }, demoBook)).toMatchObject({
      rejections: [{ code: 'driver_under_age' }],
    });
  });
});

describe('an answer', () => {
  test.each<[string, RatingSubject]>([
    ['used_for_trips', withVehicle(fiveInputs, { usage: 'full_timer' })],
    ['not_rented_out', withVehicle(fiveInputs, { rentalUtilization: 30 })],
    ['up_to_15000_miles', withVehicle(fiveInputs, { annualMiles: 30_000 })],
    ['drivers_25_to_74', { ...fiveInputs, drivers: [{ ...couple, birthdate: day('2006-01-01') }] }],
    ['no_violations', { ...fiveInputs, drivers: [{ birthdate: null, rvExperienceYears: null, points: 5 }] }],
    ['agreed_value', withVehicle(fiveInputs, { valueType: 'total_loss_replacement' })],
    ['twelve_months', { ...fiveInputs, termMonths: 6 }],
    ['monthly_payment', { ...fiveInputs, paymentTerm: 'pay_in_full' }],
    ['plan_road_ready', { ...fiveInputs, coverages: { liability: { limit: '1M CSL' } } }],
  ])('that breaks the assumption %s moves the range, and the assumption is gone', (code, subject) => {
    const before = rangeOf(fiveInputs);
    const after = rangeOf(subject);
    expect(before.assumptions.map((assumption) => assumption.code)).toContain(code);
    expect(after.assumptions.map((assumption) => assumption.code)).not.toContain(code);
    expect([after.low, after.high]).not.toEqual([before.low, before.high]);
  });

  test('that keeps the assumptions never widens the range', () => {
    fc.assert(
      fc.property(fc.constantFrom(...storageTypes), fc.integer({ min: 0, max: 15_000 }), (storage, annualMiles) => {
        const before = rangeOf(fiveInputs);
        const after = rangeOf(withVehicle(fiveInputs, { storage, annualMiles, usage: 'recreational' }));
        expect(after.low).toBeGreaterThanOrEqual(before.low);
        expect(after.high).toBeLessThanOrEqual(before.high);
        expect(after.high - after.low).toBeLessThan(before.high - before.low);
      }),
      { ...seeded, numRuns: 100 },
    );
  });
});

test('the ends are the very lowest and highest price of every combination', () => {
  const totals: number[] = [];
  const coverages = recommendPlan('road_ready', {
    state: 'OH',
    effectiveDate,
    vehicles: [{ class: 'class_c', year: 2021, usage: null }],
  }).coverages;
  const ages = Array.from({ length: 50 }, (_, index) => index + 25);
  for (const usage of ['recreational', 'frequent'] as const) {
    for (const storage of storageTypes) {
      for (const annualMiles of [0, 2999, 3000, 7500, 7501, 15_000]) {
        for (const rvExperienceYears of [0, 1, 2, 3, 5, 6, 30]) {
          for (const age of ages) {
            const subject = withVehicle(fiveInputs, { usage, storage, annualMiles, rentalUtilization: 0 });
            const driver = { birthdate: addMonths(effectiveDate, -12 * age), rvExperienceYears, points: 0 };
            const answered = { termMonths: 12, paymentTerm: 'monthly', coverages, drivers: [driver] } as const;
            totals.push(rateQuote({ ...subject, ...answered }, demoBook).total ?? Number.NaN);
          }
        }
      }
    }
  }
  const { low, high } = rangeOf(fiveInputs);
  expect(totals.length).toBe(2 * 5 * 6 * 7 * 50);
  expect(low).toBe(totals.reduce((least, total) => Math.min(least, total)));
  expect(high).toBe(totals.reduce((most, total) => Math.max(most, total)));
});

describe('any completion within the assumptions', () => {
  const within: fc.Arbitrary<RatedDriver> = fc.record({
    birthdate: fc
      .tuple(fc.integer({ min: 25, max: 74 }), fc.integer({ min: 0, max: 364 }))
      .map(([age, days]) => addDays(addMonths(effectiveDate, -12 * age), -days)),
    rvExperienceYears: fc.integer({ min: 0, max: 40 }),
    points: fc.constant(0),
  });
  const vehicleWithin: fc.Arbitrary<RatedVehicle> = fc.record({
    vehicleId: fc.constant(''),
    class: fc.constant(null),
    year: fc.constant(null),
    value: fc.constant(null),
    valueType: fc.constant('agreed_value' as const),
    usage: fc.constantFrom('recreational', 'frequent'),
    storage: fc.constantFrom(...storageTypes),
    annualMiles: fc.integer({ min: 0, max: 15_000 }),
    rentalUtilization: fc.constant(0),
  });
  const completion = fc.record({
    scoreTier: fc.constantFrom(...scoreTiers),
    drivers: fc.array(within, { minLength: 3, maxLength: 3 }),
    vehicles: fc.array(vehicleWithin, { minLength: 3, maxLength: 3 }),
  });

  const openDriver = arbitraryDriver.chain((driver) =>
    fc.record({
      birthdate: fc.constantFrom(driver.birthdate, null),
      rvExperienceYears: fc.constantFrom(driver.rvExperienceYears, null),
      points: fc.constantFrom(driver.points, null),
    }),
  );
  const openVehicle = arbitraryVehicle.chain((vehicle) =>
    fc.record({
      vehicleId: fc.constant(vehicle.vehicleId),
      class: fc.constant(vehicle.class),
      year: fc.constant(vehicle.year),
      value: fc.constant(vehicle.value),
      valueType: fc.constantFrom(vehicle.valueType, null),
      usage: fc.constantFrom(vehicle.usage, null),
      storage: fc.constantFrom(vehicle.storage, null),
      annualMiles: fc.constantFrom(vehicle.annualMiles, null),
      rentalUtilization: fc.constantFrom(vehicle.rentalUtilization, null),
    }),
  );
  /** A quote of which any answers are open. */
  const openSubject: fc.Arbitrary<RatingSubject> = arbitrarySubject.chain((subject) =>
    fc.record({
      effectiveDate: fc.constant(subject.effectiveDate),
      termMonths: fc.constantFrom(subject.termMonths, null),
      state: fc.constant(subject.state),
      coverages: fc.constantFrom(subject.coverages, null),
      discounts: fc.constant(subject.discounts),
      paymentTerm: fc.constantFrom(subject.paymentTerm, null),
      scoreTier: fc.constantFrom(subject.scoreTier, null),
      drivers: fc.array(openDriver, { maxLength: 3 }),
      vehicles: fc.array(openVehicle, { minLength: 1, maxLength: 3 }),
    }),
  );

  function fill<T extends object>(answers: T, others: T): T {
    const input = Object.entries(answers).filter(([, answer]) => answer !== null);
    return { ...others, ...Object.fromEntries(input) };
  }

  function complete(subject: RatingSubject, answers: Pick<RatingSubject, 'scoreTier' | 'drivers' | 'vehicles'>) {
    const vehicles = subject.vehicles.map((vehicle, index) => fill(vehicle, answers.vehicles[index] ?? motorhome));
    const planned = vehicles.flatMap((vehicle) => (vehicle.class ? [{ ...vehicle, class: vehicle.class }] : []));
    const context = { state: subject.state ?? '', effectiveDate, vehicles: planned };
    const [someone = couple] = answers.drivers;
    const drivers = subject.drivers.map((driver, index) => fill(driver, answers.drivers[index] ?? someone));
    return {
      ...subject,
      vehicles,
      drivers: drivers.length > 0 ? drivers : answers.drivers.slice(0, 1),
      scoreTier: subject.scoreTier ?? answers.scoreTier,
      termMonths: subject.termMonths ?? 12,
      paymentTerm: subject.paymentTerm ?? 'monthly',
      coverages: subject.coverages ?? recommendPlan('road_ready', context).coverages,
    } as const;
  }

  test('has a price inside the range', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(openSubject, completion, (subject, answers) => {
        const { low, high } = rangeOf(subject);
        const { total, missing_fields: missing } = rateQuote(complete(subject, answers), demoBook);
        expect(missing).toEqual([]);
        expect(total).toBeGreaterThanOrEqual(low);
        expect(total).toBeLessThanOrEqual(high);
      }),
      sampled(300, 3000),
    );
  });

  test('has a price inside the range after the first two steps, with several drivers too', () => {
    fc.assert(
      fc.property(arbitraryVehicle, fc.constantFrom(...usStates), completion, (vehicle, state, answers) => {
        const subject = withVehicle({ ...fiveInputs, state, scoreTier: null }, { ...vehicle, ...unansweredVehicle });
        const { low, high } = rangeOf(subject);
        const { total } = rateQuote({ ...complete(subject, answers), drivers: answers.drivers }, demoBook);
        expect(total).toBeGreaterThanOrEqual(low);
        expect(total).toBeLessThanOrEqual(high);
      }),
      sampled(150, 1000),
    );
  });
});

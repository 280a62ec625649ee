import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deductibles, liabilityLimits, type CoverageCode, uninsuredMotoristLimits } from '../products/vocabulary.ts';
import { addMonths, day } from '../shared/time/day.ts';
import { rateQuote } from './rate.ts';
import type { RatedDriver, RatingSubject } from './rating-subject.ts';
import { arbitraryDriver, arbitrarySubject } from './testing/arbitrary-subject.ts';
import { demoBook, exampleOne, seeded, withDriver, withVehicle } from './testing/example-subjects.ts';
import { referenceItems } from './testing/reference-rating.ts';
import { scoreTiers } from './vocabulary.ts';
import { sampled } from '../shared/testing/sampled.ts';

function totalOf(subject: RatingSubject): number {
  const { total, missing_fields } = rateQuote(subject, demoBook);
  if (total === null) throw new Error(`no total: ${JSON.stringify(missing_fields)}`);
  return total;
}

function subtotalOf(subject: RatingSubject): number {
  return rateQuote(subject, demoBook).subtotal ?? Number.NaN;
}

const everyCover = {
  ...exampleOne.coverages,
  liability: { limit: '100/300/100' },
  comprehensive: { deductible: 500 },
  collision: { deductible: 500 },
} as const;

/** Asserts that no answer of a list, given in order, is cheaper than the one before it, for any quote. */
function expectMonotone<T>(answers: readonly T[], change: (subject: RatingSubject, answer: T) => RatingSubject): void {
  fc.assert(
    fc.property(arbitrarySubject, (subject) => {
      const all = { ...subject, coverages: { ...everyCover, ...subject.coverages } };
      const totals = answers.map((answer) => totalOf(change(all, answer)));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }),
    sampled(50, 300),
  );
}

describe('every price', () => {
  test('agrees to the cent with big fractions over the stored rows', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const rating = rateQuote(subject, demoBook);
        const items = new Map(rating.items.map((item) => [`${item.vehicleId} ${item.coverage}`, BigInt(item.cents)]));
        expect(items).toEqual(referenceItems(subject));
      }),
      sampled(300, 1500),
    );
  });

  test('adds up: items, discounts, minimum and fees make the total', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const { items, discounts, fees, subtotal, minimum_top_up: topUp, total } = rateQuote(subject, demoBook);
        const sum = (amounts: readonly { cents: number }[]) => amounts.reduce((all, { cents }) => all + cents, 0);
        expect(subtotal).toBe(sum(items));
        expect(total).toBe(sum(items) - sum(discounts) + topUp + sum(fees));
        expect(topUp).toBeGreaterThanOrEqual(0);
        expect(discounts.reduce((all, { percent }) => all + percent, 0)).toBeLessThanOrEqual(25);
      }),
      seeded,
    );
  });

  test('of several vehicles is the sum of each alone, before discounts', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const alone = subject.vehicles.map((vehicle) => subtotalOf({ ...subject, vehicles: [vehicle] }));
        expect(subtotalOf(subject)).toBe(alone.reduce((all, cents) => all + cents, 0));
      }),
      seeded,
    );
  });

  test('does not depend on the order of vehicles and drivers', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const vehicles = subject.vehicles.toReversed();
        const drivers = subject.drivers.toReversed();
        const discounts = subject.discounts.toReversed();
        expect(totalOf({ ...subject, vehicles, drivers, discounts })).toBe(totalOf(subject));
      }),
      seeded,
    );
  });

  test('is the same with and without a trace', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const { trace, ...traced } = rateQuote(subject, demoBook, { trace: true });
        const { trace: none, ...plain } = rateQuote(subject, demoBook);
        expect(traced).toEqual(plain);
        expect(none).toEqual([]);
        expect(trace.length).toBeGreaterThanOrEqual(plain.items.length);
      }),
      seeded,
    );
  });

  test('of six months is half of each coverage, within half a cent', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const year = rateQuote({ ...subject, termMonths: 12 }, demoBook).items;
        const half = rateQuote({ ...subject, termMonths: 6 }, demoBook).items;
        for (const [index, item] of year.entries()) {
          expect(Math.abs((half[index]?.cents ?? Number.NaN) - item.cents / 2)).toBeLessThanOrEqual(0.75);
        }
      }),
      seeded,
    );
  });
});

describe('a price never falls', () => {
  test('with the value', () => {
    const cents = fc.integer({ min: 200_000, max: 90_000_000 });
    fc.assert(
      fc.property(arbitrarySubject, cents, cents, (subject, one, other) => {
        const low = totalOf(withVehicle(subject, { value: Math.min(one, other) }));
        expect(totalOf(withVehicle(subject, { value: Math.max(one, other) }))).toBeGreaterThanOrEqual(low);
      }),
      seeded,
    );
  });

  test('with the liability limit', () => {
    expectMonotone(liabilityLimits, (subject, limit) => ({
      ...subject,
      coverages: { ...subject.coverages, liability: { limit } },
    }));
  });

  test('with the limits of the flat charges', () => {
    expectMonotone([10_000, 25_000, 50_000, 100_000, 300_000, 500_000] as const, (subject, limit) => ({
      ...subject,
      coverages: { ...subject.coverages, vacation_liability: { limit } },
    }));
    expectMonotone(uninsuredMotoristLimits, (subject, limit) => ({
      ...subject,
      coverages: { ...subject.coverages, uninsured_motorist: { limit } },
    }));
    expectMonotone([750, 1500, 2500] as const, (subject, limit) => ({
      ...subject,
      coverages: { ...subject.coverages, emergency_expense: { limit } },
    }));
  });

  test('with the points of a driver', () => {
    expectMonotone([0, 1, 2, 3, 4, 5, 6, 7, 12], (subject, points) => withDriver(subject, { points }));
  });

  test('with the share that it is rented out', () => {
    expectMonotone([0, 0.5, 1, 10, 10.5, 25, 26, 40], (subject, rentalUtilization) =>
      withVehicle(subject, { rentalUtilization }),
    );
  });

  test('with the miles driven, nor with less experience', () => {
    expectMonotone([0, 2999, 3000, 7500, 7501, 15_000, 15_001], (subject, annualMiles) =>
      withVehicle(subject, { annualMiles }),
    );
    expectMonotone([40, 6, 5, 3, 2, 1, 0], (subject, rvExperienceYears) => withDriver(subject, { rvExperienceYears }));
  });

  test('when a deductible falls', () => {
    expectMonotone(deductibles.toReversed(), (subject, deductible) => ({
      ...subject,
      coverages: { ...subject.coverages, comprehensive: { deductible } },
    }));
    expectMonotone(deductibles.toReversed(), (subject, deductible) => ({
      ...subject,
      coverages: { ...subject.coverages, collision: { deductible } },
    }));
  });

  test('with a worse insurance score', () => {
    expectMonotone(['A', 'B', 'C', 'D', 'E'] as const, (subject, scoreTier) => ({ ...subject, scoreTier }));
  });

  test('with another driver, another vehicle, or another cover', () => {
    fc.assert(
      fc.property(arbitrarySubject, arbitraryDriver, (subject, driver) => {
        const [first = driver] = subject.drivers;
        const total = totalOf({ ...subject, drivers: [first] });
        expect(totalOf({ ...subject, drivers: [first, driver] })).toBeGreaterThanOrEqual(total);
        const [vehicle] = subject.vehicles;
        if (vehicle) expect(totalOf({ ...subject, vehicles: [vehicle] })).toBeLessThanOrEqual(totalOf(subject));
        const more = { ...subject, coverages: { ...everyCover, ...subject.coverages } };
        expect(totalOf(more)).toBeGreaterThanOrEqual(totalOf(subject));
      }),
      seeded,
    );
  });
});

describe('California, Hawaii and Massachusetts', () => {
  const birthdates = [16, 22, 27, 40, 60, 70, 90].map((age) => addMonths(day('2026-07-15'), -12 * age));

  test.each(['CA', 'HI', 'MA'])('%s: a price is independent of score and age', (state) => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const vehicles = subject.vehicles.map((vehicle) => ({ ...vehicle, state }));
        const there = { ...subject, state, vehicles };
        const total = totalOf(there);
        for (const scoreTier of [...scoreTiers, null]) expect(totalOf({ ...there, scoreTier })).toBe(total);
        for (const birthdate of [...birthdates, null]) {
          const drivers = there.drivers.map((driver): RatedDriver => ({ ...driver, birthdate }));
          expect(totalOf({ ...there, drivers })).toBe(total);
        }
      }),
      { ...seeded, numRuns: 100 },
    );
  });

  test('are the only ones: elsewhere both count', () => {
    const older = withDriver(exampleOne, { birthdate: day('1990-01-01') });
    expect(totalOf(older)).not.toBe(totalOf(exampleOne));
    expect(totalOf({ ...exampleOne, scoreTier: 'E' })).not.toBe(totalOf(exampleOne));
  });
});

test('a factor moves only the coverages that it touches', () => {
  const centsOf = (subject: RatingSubject) =>
    new Map(rateQuote(subject, demoBook).items.map(({ coverage, cents }) => [coverage, cents]));
  const before = centsOf(exampleOne);
  const changes: [RatingSubject, CoverageCode[]][] = [
    [{ ...exampleOne, state: 'NY' }, ['comprehensive', 'collision', 'liability']],
    [withVehicle(exampleOne, { year: 2026 }), ['comprehensive', 'collision']],
    [withVehicle(exampleOne, { value: 9_000_000 }), ['comprehensive', 'collision']],
    [withVehicle(exampleOne, { storage: 'street' }), ['comprehensive']],
    [{ ...exampleOne, scoreTier: 'E' }, ['comprehensive', 'collision', 'liability']],
    [withDriver(exampleOne, { birthdate: day('1990-01-01') }), ['collision', 'liability']],
    [withDriver(exampleOne, { rvExperienceYears: 0 }), ['collision', 'liability']],
    [withDriver(exampleOne, { points: 1 }), ['collision', 'liability']],
    [withVehicle(exampleOne, { usage: 'frequent' }), ['comprehensive', 'collision', 'liability']],
    [withVehicle(exampleOne, { usage: 'seasonal_parked' }), ['collision']],
    [withVehicle(exampleOne, { rentalUtilization: 5 }), ['comprehensive', 'collision', 'liability']],
    [withVehicle(exampleOne, { annualMiles: 20_000 }), ['collision', 'liability']],
    [withVehicle(exampleOne, { valueType: 'purchase_price' }), ['comprehensive', 'collision']],
    [{ ...exampleOne, coverages: { ...everyCover, comprehensive: { deductible: 250 } } }, ['comprehensive']],
    [{ ...exampleOne, coverages: { ...everyCover, collision: { deductible: 250 } } }, ['collision']],
    [{ ...exampleOne, coverages: { ...everyCover, liability: { limit: '1M CSL' } } }, ['liability']],
  ];
  for (const [subject, touched] of changes) {
    const after = centsOf(subject);
    expect([...before.keys()].filter((coverage) => after.get(coverage) !== before.get(coverage))).toEqual(touched);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoRateRows } from './book/demo-rate-book.ts';
import { personalStructure } from './personal-structure.ts';
import { compileRateBook } from './book/rate-book.ts';
import { rateQuote } from './rate.ts';
import type { Rating } from './rating.ts';
import type { RatingSubject } from './rating-subject.ts';
import { arbitrarySubject } from './testing/arbitrary-subject.ts';
import type { Rating as FixedRating } from './testing/fixed-structure/fixed-rating.ts';
import { rateQuote as rateByFixedStructure } from './testing/fixed-structure/rate.ts';
import { compileRateBook as compileFixed } from './testing/fixed-structure/rate-book.ts';
import type { RatingSubject as FixedSubject } from './testing/fixed-structure/fixed-subject.ts';
import { sampled } from '../shared/testing/sampled.ts';

// The evaluator that knew every factor by name is kept as it was; a minimum was then not prorated.
const { minimum } = personalStructure;
const structure = { ...personalStructure, minimum: minimum && { ...minimum, prorated: false } };
const book = compileRateBook(structure, demoRateRows, 'compared');
const fixed = compileFixed(
  demoRateRows.map(({ factors, ...row }) => ({ ...row, ...factors })),
  'compared',
);

/** Without the order in which missing answers and referrals were noted, and what they are about, which was not. */
function comparable({ missing_fields, referrals, rejections, ...rating }: Rating | FixedRating) {
  const sorted = <Noted extends object>(noted: readonly Noted[]) => noted.map((one) => JSON.stringify(one)).toSorted();
  return {
    ...rating,
    missing_fields: missing_fields.map(({ path, message }) => `${path}: ${message}`).toSorted(),
    referrals: sorted(referrals.map(({ code, message, value, threshold }) => ({ code, message, value, threshold }))),
    rejections: sorted(rejections.map(({ code, message }) => ({ code, message }))),
  };
}

function expectTheSame(subject: RatingSubject): void {
  // Points are numbers in the subjects that are made here.
  const asBefore = subject as FixedSubject;
  const before = rateByFixedStructure(asBefore, fixed, { trace: true });
  const after = comparable(rateQuote(subject, book, { trace: true }));
  // A text is compared much faster than a tree; what differs is shown as one.
  if (JSON.stringify(after) !== JSON.stringify(comparable(before))) expect(after).toEqual(comparable(before));
}

/** A subject with some of its answers open, out of reach or of a kind that is referred. */
const arbitraryAnswers: fc.Arbitrary<RatingSubject> = arbitrarySubject.chain((subject) => {
  const open = <Value>(value: Value) => fc.option(fc.constant(value), { freq: 6 });
  const vehicles = subject.vehicles.map((vehicle) =>
    fc.record({
      vehicleId: fc.constant(vehicle.vehicleId),
      class: open(vehicle.class),
      year: fc.oneof(open(vehicle.year), fc.integer({ min: 1900, max: 2040 })),
      value: fc.oneof(open(vehicle.value), fc.integer({ min: -10, max: 400_000_000 })),
      valueType: open(vehicle.valueType),
      usage: fc.oneof(open(vehicle.usage), fc.constant('business' as const)),
      storage: open(vehicle.storage),
      annualMiles: open(vehicle.annualMiles),
      rentalUtilization: fc.oneof(open(vehicle.rentalUtilization), fc.double({ min: -1, max: 60, noNaN: true })),
    }),
  );
  const drivers = subject.drivers.map((driver) =>
    fc.record({
      birthdate: open(driver.birthdate),
      rvExperienceYears: open(driver.rvExperienceYears),
      points: open(driver.points),
    }),
  );
  return fc.record({
    effectiveDate: fc.constant(subject.effectiveDate),
    termMonths: open(subject.termMonths),
    state: fc.oneof(open(subject.state), fc.constantFrom('CA', 'ZZ')),
    coverages: open(subject.coverages),
    discounts: fc.constant(subject.discounts),
    paymentTerm: open(subject.paymentTerm),
    scoreTier: open(subject.scoreTier),
    drivers: fc.tuple(...drivers),
    vehicles: fc.tuple(...vehicles),
  });
});

describe('a book of a structure that is data rates as the evaluator did that knew its factors by name', () => {
  const many = sampled(500, 5000);

  test(`to the cent, step by step, for ${many.numRuns} subjects`, () => {
    fc.assert(fc.property(arbitrarySubject, expectTheSame), many);
  });

  test('and finds the same where answers are open, referred or refused', () => {
    fc.assert(fc.property(arbitraryAnswers, expectTheSame), sampled(300, 3000));
  });
});

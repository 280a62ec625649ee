import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recommendPlan } from '../../products/plans.ts';
import { day } from '../../shared/time/day.ts';
import { demoRateRows } from '../book/demo-rate-book.ts';
import { explainMoves, isSamePrice, type PriceMove, recreationalMoves, type SellerChange } from './explain-moves.ts';
import { personalStructure } from '../personal-structure.ts';
import { compileRateBook } from '../book/rate-book.ts';
import { rateQuote } from '../rate.ts';
import type { RatedDriver, RatingSubject } from '../rating-subject.ts';
import type { RowChange } from '../book/row-changes.ts';
import { arbitrarySubject } from '../testing/arbitrary-subject.ts';
import {
  couple,
  demoBook,
  exampleOne,
  motorhome,
  seeded,
  texanTrailer,
  withDriver,
  withVehicle,
} from '../testing/example-subjects.ts';
import type { PriceAnswer } from '../vocabulary.ts';

const shownPrice = recreationalMoves.shown;
const explain = (before: RatingSubject, after: RatingSubject, seller?: SellerChange) =>
  explainMoves(before, after, demoBook, recreationalMoves, seller);
const answersOf = (moves: readonly PriceMove[]) => moves.map(({ answer }) => answer);

const unknown: RatedDriver = { birthdate: null, rvExperienceYears: null, points: null };

/** The demo rates, but for any use at twice the price of a collision. */
const dearerBook = compileRateBook(
  personalStructure,
  demoRateRows.map((row) =>
    row.factor === 'usage' && row.factors ? { ...row, factors: { ...row.factors, collision: '2' } } : row,
  ),
  'dearer',
);

/** State, class, year and value are known: there is a range. */
const fiveAnswers: RatingSubject = {
  ...exampleOne,
  coverages: null,
  discounts: [],
  drivers: [],
  vehicles: [{ ...motorhome, usage: null, storage: null, annualMiles: null, rentalUtilization: null, valueType: null }],
};

describe('the shown price', () => {
  test('is the exact one twice when every answer is there', () => {
    const { total } = rateQuote(exampleOne, demoBook);
    expect(shownPrice(exampleOne, demoBook)).toEqual({ low: total, high: total });
  });

  test('is a range while answers are open, and none while an essential one is', () => {
    const range = shownPrice(fiveAnswers, demoBook);
    expect(range?.high).toBeGreaterThan(range?.low ?? Infinity);
    expect(shownPrice(withVehicle(fiveAnswers, { value: null }), demoBook)).toBeNull();
  });

  test('is the same as another one to the cent, at both ends', () => {
    expect(isSamePrice({ low: 1, high: 2 }, { low: 1, high: 2 })).toBe(true);
    expect(isSamePrice({ low: 1, high: 2 }, { low: 1, high: 3 })).toBe(false);
    expect(isSamePrice({ low: 0, high: 2 }, { low: 1, high: 2 })).toBe(false);
  });
});

describe('a move of the price', () => {
  test('by a birth date names the age, both prices, and the rows that were assumed and that count', () => {
    const young = { ...fiveAnswers, drivers: [{ ...unknown, birthdate: day('2006-01-15') }] };
    const [move, ...others] = explain(fiveAnswers, young);
    expect(others).toEqual([]);
    expect(move).toMatchObject({
      answer: 'birthdate',
      before: shownPrice(fiveAnswers, demoBook),
      after: shownPrice(young, demoBook),
      rows: [{ about: 'driver_age', before: ['50-64', '25-29'], after: ['16-20'] }],
    });
    expect(move?.after.low).toBeGreaterThan(move?.before?.low ?? Infinity);
  });

  test('by violations names the points', () => {
    const clean = withDriver(exampleOne, { points: 0 });
    expect(explain(clean, withDriver(clean, { points: 3 }))).toMatchObject([
      { answer: 'incidents', rows: [{ about: 'points', before: ['0'], after: ['3'] }] },
    ]);
  });

  test('by several answers at once is one move for each, which follow on each other', () => {
    const after = withVehicle(withDriver(exampleOne, { birthdate: day('1999-01-01'), rvExperienceYears: 0 }), {
      storage: 'street',
    });
    const moves = explain(exampleOne, after);
    expect(answersOf(moves)).toEqual(['storage_type', 'birthdate', 'rv_driving_experience_years']);
    expect(moves[0]?.before).toEqual(shownPrice(exampleOne, demoBook));
    expect(moves[1]?.before).toEqual(moves[0]?.after);
    expect(moves[2]?.before).toEqual(moves[1]?.after);
    expect(moves[2]?.after).toEqual(shownPrice(after, demoBook));
  });

  test('by the way to pay names the discount that it brings', () => {
    expect(explain(exampleOne, { ...exampleOne, paymentTerm: 'pay_in_full' })).toMatchObject([
      { answer: 'payment_term', rows: [{ about: 'discount', before: [], after: ['paid_in_full'] }] },
    ]);
  });

  test('by the first day, the length of the term and a discount names each of them', () => {
    const after = { ...exampleOne, effectiveDate: day('2034-01-02'), termMonths: 6, discounts: [] } as const;
    expect(answersOf(explain(exampleOne, after))).toEqual(['policy_duration_months', 'effective_date', 'discounts']);
  });

  test('by a plan takes what a total loss pays with it; by that alone it is that', () => {
    const vehicles = [{ class: motorhome.class ?? 'class_a', year: 2023, usage: motorhome.usage, state: 'OH' }];
    const plan = recommendPlan('full_throttle', { state: 'OH', effectiveDate: exampleOne.effectiveDate, vehicles });
    const planned = withVehicle({ ...exampleOne, coverages: plan.coverages }, { valueType: 'actual_cash_value' });
    expect(answersOf(explain(exampleOne, planned))).toEqual(['coverages']);
    const basis = withVehicle(exampleOne, { valueType: 'actual_cash_value' });
    expect(explain(exampleOne, basis)).toMatchObject([
      {
        answer: 'rating_value_type',
        rows: [{ about: 'settlement', before: ['agreed_value'], after: ['actual_cash_value'] }],
      },
    ]);
  });

  test('by another state, another value, and another class is told apart', () => {
    const after = withVehicle({ ...exampleOne, state: 'FL' }, { value: 15_000_000, year: 2015, class: 'class_c' });
    expect(answersOf(explain(exampleOne, after))).toEqual(['garaging', 'type', 'year', 'rating_value']);
  });

  test.each<[answer: string, vehicles: number, then: number]>([
    ['second_vehicle', 1, 2],
    ['vehicle_added', 2, 3],
    ['vehicles_added', 1, 3],
    ['vehicle_removed', 3, 2],
    ['vehicles_removed', 3, 1],
  ])('by vehicles that come or go is a %s, and not one by their answers', (answer, vehicles, then) => {
    const of = (count: number) => ({
      ...exampleOne,
      vehicles: Array.from({ length: count }, (_, index) => ({ ...motorhome, vehicleId: `vehicle-${index}` })),
    });
    expect(answersOf(explain(of(vehicles), of(then)))).toEqual([answer]);
  });

  test.each<[answer: string, drivers: number, then: number]>([
    ['second_driver', 1, 2],
    ['driver_added', 2, 3],
    ['driver_removed', 3, 2],
    ['drivers', 1, 3],
  ])('by drivers who come or go is a %s, and not one by their answers', (answer, drivers, then) => {
    // Each is dearer than the one before, so that the last one counts.
    const young = ['1968-03-09', '2003-01-01', '2008-01-01'].map((birthdate) => ({
      ...couple,
      birthdate: day(birthdate),
    }));
    const of = (count: number) => ({ ...exampleOne, drivers: young.slice(0, count) });
    expect(answersOf(explain(of(drivers), of(then)))).toEqual([answer]);
  });

  const other = { ...exampleOne, coverages: { ...exampleOne.coverages, pet: {} } };
  test.each<[answer: PriceAnswer, about: RowChange['about'], after: RatingSubject]>([
    ['garaging', 'territory', { ...exampleOne, state: 'FL' }],
    ['type', 'base', withVehicle(exampleOne, { class: 'class_b' })],
    ['year', 'vehicle_age', withVehicle(exampleOne, { year: 2012 })],
    ['rating_value', 'value', withVehicle(exampleOne, { value: 9_000_000 })],
    ['usage_type', 'usage', withVehicle(exampleOne, { usage: 'frequent' })],
    ['storage_type', 'storage', withVehicle(exampleOne, { storage: 'street' })],
    ['estimated_yearly_mileage', 'yearly_miles', withVehicle(exampleOne, { annualMiles: 25_000 })],
    ['rental_utilization_rate', 'rental_utilisation', withVehicle(exampleOne, { rentalUtilization: 20 })],
    ['birthdate', 'driver_age', withDriver(exampleOne, { birthdate: day('2004-01-01') })],
    ['rv_driving_experience_years', 'experience', withDriver(exampleOne, { rvExperienceYears: 0 })],
    ['incidents', 'points', withDriver(exampleOne, { points: 4 })],
    ['score', 'score', { ...exampleOne, scoreTier: 'E' }],
    ['coverages', 'pet', other],
    ['rating_value_type', 'settlement', withVehicle(exampleOne, { valueType: 'total_loss_replacement' })],
    ['policy_duration_months', 'term', { ...exampleOne, termMonths: 6 }],
    ['effective_date', 'driver_age', { ...exampleOne, effectiveDate: day('2033-06-01') }],
    ['payment_term', 'discount', { ...exampleOne, paymentTerm: 'pay_in_full' }],
    ['discounts', 'discount', { ...exampleOne, discounts: ['claim_free', 'device'] }],
  ])('by %s alone is by that, and has the row of %s', (answer, about, after) => {
    const [move, ...others] = explain(exampleOne, after);
    expect(others).toEqual([]);
    expect(move?.answer).toBe(answer);
    expect(move?.rows.map((row) => row.about)).toContain(about);
    // The way back has the same rows, the other way round.
    const [back] = explain(after, exampleOne);
    expect(back).toMatchObject({ answer, before: move?.after, after: move?.before });
    expect(back?.rows.map((row) => row.about)).toEqual(move?.rows.map((row) => row.about));
  });

  test('that was no price before is the first one, without rows', () => {
    const open = withVehicle(fiveAnswers, { value: null });
    expect(explain(open, fiveAnswers)).toEqual([
      { answer: 'rating_value', before: null, after: shownPrice(fiveAnswers, demoBook), rows: [] },
    ]);
  });

  test('is none while the answers leave no price', () => {
    expect(explain(fiveAnswers, withVehicle(fiveAnswers, { year: null }))).toEqual([]);
  });

  test('is compared with the last price that was shown when an answer in between leaves none', () => {
    const after = withVehicle(withVehicle(exampleOne, { usage: 'business' }), { storage: 'street' });
    expect(shownPrice(after, demoBook)).toBeNull();
    const back = { ...exampleOne, vehicles: [{ ...motorhome, year: 2010 }] };
    expect(explain(exampleOne, back)).toMatchObject([{ answer: 'year', before: shownPrice(exampleOne, demoBook) }]);
  });

  test('is none where an answer costs nothing, and where a first driver says nothing yet', () => {
    expect(explain(texanTrailer, { ...texanTrailer, drivers: [couple] })).toEqual([]);
    expect(explain(fiveAnswers, { ...fiveAnswers, drivers: [unknown] })).toEqual([]);
    expect(explain({ ...fiveAnswers, drivers: [unknown] }, fiveAnswers)).toEqual([]);
  });

  test.each(['provider', 'organization'] as const)('by another %s is by that, with the rows that differ', (answer) => {
    const seller = { answer, book: dearerBook };
    const [move, ...others] = explain(exampleOne, exampleOne, seller);
    expect(others).toEqual([]);
    expect(move).toMatchObject({
      answer,
      before: shownPrice(exampleOne, dearerBook),
      after: shownPrice(exampleOne, demoBook),
      rows: [{ about: 'usage' }],
    });
    expect(move?.before?.low).toBeGreaterThan(move?.after.low ?? Infinity);
  });

  test('by another seller comes before what it brought with it, at its own rates', () => {
    const seller = { answer: 'provider', book: dearerBook } as const;
    const paidInFull = { ...exampleOne, paymentTerm: 'pay_in_full' } as const;
    const moves = explain(exampleOne, paidInFull, seller);
    expect(answersOf(moves)).toEqual(['provider', 'payment_term']);
    expect(moves[1]?.before).toEqual(shownPrice(exampleOne, demoBook));
  });

  test('by another seller is none where its rates are the same', () => {
    expect(explain(exampleOne, exampleOne, { answer: 'organization', book: demoBook })).toEqual([]);
  });

  test('follows from the move before it, whatever changed: the first begins and the last ends at a price that was shown', () => {
    fc.assert(
      fc.property(arbitrarySubject, arbitrarySubject, (before, after) => {
        const moves = explain(before, after);
        const [from, to] = [shownPrice(before, demoBook), shownPrice(after, demoBook)];
        for (const [index, move] of moves.entries()) {
          expect(move.before).toEqual(index === 0 ? from : moves[index - 1]?.after);
          expect(move.before && isSamePrice(move.before, move.after)).not.toBe(true);
        }
        expect(moves.at(-1)?.after ?? from).toEqual(to ?? moves.at(-1)?.after ?? from);
        expect(new Set(answersOf(moves)).size).toBe(moves.length);
      }),
      { ...seeded, numRuns: 60 },
    );
  });

  test('of a quote that is not changed is none', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        expect(explain(subject, { ...subject, drivers: subject.drivers.map((one) => ({ ...one })) })).toEqual([]);
      }),
      { ...seeded, numRuns: 60 },
    );
  });
});

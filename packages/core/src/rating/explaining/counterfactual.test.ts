import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deductibles } from '../../products/vocabulary.ts';
import { applyChange, priceChange, type SubjectChange } from './counterfactual.ts';
import { rateQuote } from '../rate.ts';
import { arbitrarySubject } from '../testing/arbitrary-subject.ts';
import { couple, demoBook, exampleOne, motorhome, seeded, texanTrailer, trailer } from '../testing/example-subjects.ts';

const change = (what: SubjectChange) => priceChange(exampleOne, what, demoBook);

describe('a change', () => {
  test('of the collision deductible to $1,000 saves what a real rating says', () => {
    // 476.140716072 x .88 = 419.00383013436: 57.14 less, and 5 % of it less discount
    const cheaper = { coverages: { collision: { deductible: 1000 } } } as const;
    expect(change(cheaper)).toBe(-5714 + (5382 - 5096));
    expect(change(cheaper)).toBe(99_325 - 104_753);
  });

  test('of nothing costs nothing', () => {
    expect(change({})).toBe(0);
    expect(change({ vehicles: { motorhome: { storage: 'secured' } } })).toBe(0);
  });

  test('that drops a cover takes its price away', () => {
    // 4000 less, and the 5 % discount of it
    expect(change({ coverages: { uninsured_motorist: null } })).toBe(-3800);
  });

  test('that adds a cover puts its price on top', () => {
    expect(change({ coverages: { pet: {} } })).toBe(570);
  });

  test('of the quote, a vehicle or a driver touches that alone', () => {
    const two = { ...exampleOne, vehicles: [motorhome, trailer], drivers: [couple, couple] };
    const after = applyChange(two, {
      quote: { termMonths: 6 },
      vehicles: { trailer: { storage: 'street' } },
      drivers: { 1: { points: 2 } },
    });
    expect(after).toEqual({
      ...two,
      termMonths: 6,
      vehicles: [motorhome, { ...trailer, storage: 'street' }],
      drivers: [couple, { ...couple, points: 2 }],
    });
  });

  test('of a vehicle or driver that is not there changes nothing', () => {
    expect(applyChange(exampleOne, { vehicles: { other: { year: 1990 } }, drivers: { 7: { points: 9 } } })).toEqual(
      exampleOne,
    );
  });

  test('leaves the quote that it starts from as it was', () => {
    const before = JSON.stringify(exampleOne);
    change({ coverages: { liability: null }, vehicles: { motorhome: { year: 2000 } } });
    expect(JSON.stringify(exampleOne)).toBe(before);
  });

  test('has no price when either side has none', () => {
    expect(change({ quote: { paymentTerm: null } })).toBeNull();
    expect(priceChange({ ...exampleOne, scoreTier: null }, { quote: { scoreTier: 'A' } }, demoBook)).toBeNull();
  });

  test('of open coverages starts from none', () => {
    const open = { ...texanTrailer, coverages: null };
    expect(applyChange(open, { coverages: { roadside: {} } }).coverages).toEqual({ roadside: {} });
    expect(applyChange(open, {}).coverages).toBeNull();
  });

  test('there and back costs nothing, and is the difference of two ratings', () => {
    fc.assert(
      fc.property(arbitrarySubject, fc.constantFrom(...deductibles), (subject, deductible) => {
        const there = { coverages: { collision: { deductible } } };
        const back = { coverages: { collision: subject.coverages?.collision ?? null } };
        const moved = applyChange(subject, there);
        const cents = priceChange(subject, there, demoBook);
        expect(applyChange(moved, back)).toEqual(subject);
        expect(cents).toBe((rateQuote(moved, demoBook).total ?? 0) - (rateQuote(subject, demoBook).total ?? 0));
        expect((cents ?? 0) + (priceChange(moved, back, demoBook) ?? 0)).toBe(0);
      }),
      seeded,
    );
  });
});

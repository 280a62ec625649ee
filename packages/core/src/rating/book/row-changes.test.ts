import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coverages } from '../../products/coverages.ts';
import { rowsOf } from './rate-book.ts';
import { rateQuote } from '../rate.ts';
import type { RatingSubject } from '../rating-subject.ts';
import { type RowChange, rowChanges } from './row-changes.ts';
import { arbitrarySubject } from '../testing/arbitrary-subject.ts';
import {
  demoBook,
  exampleOne,
  motorhome,
  seeded,
  texanTrailer,
  trailer,
  withVehicle,
} from '../testing/example-subjects.ts';

const traced = (subject: RatingSubject) => rateQuote(subject, demoBook, { trace: true });
const between = (before: RatingSubject, after: RatingSubject) => rowChanges([[traced(before), traced(after)]]);
const covers = (change: Coverages): RatingSubject => ({
  ...exampleOne,
  coverages: { ...exampleOne.coverages, ...change },
});
function without(code: keyof Coverages): RatingSubject {
  const { [code]: _, ...coverages } = exampleOne.coverages ?? {};
  return { ...exampleOne, coverages };
}
const aboutOf = (changes: readonly RowChange[]) => changes.map(({ about }) => about);

describe('rows that differ', () => {
  test('are named once, however many coverages they touch', () => {
    expect(between(exampleOne, { ...exampleOne, scoreTier: 'D' })).toEqual([
      { about: 'score', before: ['B'], after: ['D'] },
    ]);
  });

  test('of two vehicles are gathered under one factor', () => {
    const two = { ...exampleOne, vehicles: [motorhome, trailer] };
    const after = { ...two, vehicles: two.vehicles.map((one) => ({ ...one, storage: 'street' as const })) };
    expect(between(two, after)).toEqual([{ about: 'storage', before: ['secured', 'driveway'], after: ['street'] }]);
  });

  test('of a deductible and a limit are the factor', () => {
    expect(between(exampleOne, covers({ collision: { deductible: 1000 } }))).toEqual([
      { about: 'deductible', before: ['500'], after: ['1000'] },
    ]);
    expect(between(exampleOne, covers({ liability: { limit: '50/100/50' } }))).toEqual([
      { about: 'increased_limits', before: ['100/300/100'], after: ['50/100/50'] },
    ]);
  });

  test('of a charge are its coverage, whether it came, went or changed', () => {
    expect(between(exampleOne, covers({ medical_payments: { limit: 10_000 } }))).toEqual([
      { about: 'medical_payments', before: ['5000'], after: ['10000'] },
    ]);
    expect(between(exampleOne, covers({ pet: {} }))).toEqual([{ about: 'pet', before: [], after: ['all'] }]);
    expect(between(exampleOne, without('roadside'))).toEqual([{ about: 'roadside', before: ['motorised'], after: [] }]);
  });

  test('of a coverage that one side alone has are the coverage with its deductible, and not its dozen factors', () => {
    expect(between(exampleOne, without('collision'))).toEqual([{ about: 'collision', before: ['500'], after: [] }]);
    expect(between(without('liability'), exampleOne)).toEqual([
      { about: 'liability', before: [], after: ['100/300/100'] },
    ]);
  });

  test('that are the same and count for more are named with the same key', () => {
    const richer = withVehicle(exampleOne, { value: (motorhome.value ?? 0) + 100_000 });
    const [change, ...others] = between(exampleOne, richer);
    expect(others).toEqual([]);
    expect(change?.about).toBe('value');
    expect(change?.before).toEqual(change?.after);
  });

  test('include discounts and the step up to the minimum premium', () => {
    expect(between(exampleOne, { ...exampleOne, discounts: ['claim_free', 'affinity'] })).toEqual([
      { about: 'discount', before: [], after: ['affinity'] },
    ]);
    const small: RatingSubject = {
      ...withVehicle(texanTrailer, { value: 500_000 }),
      coverages: { comprehensive: { deductible: 500 } },
    };
    expect(aboutOf(between(small, { ...small, paymentTerm: 'pay_in_full' }))).toContain('discount');
    expect(aboutOf(between(withVehicle(small, { value: 5_000_000 }), small))).toContain('minimum_premium');
  });

  test('at both ends of a range are gathered in the order of the ends', () => {
    const [low, high] = [traced(exampleOne), traced(withVehicle(exampleOne, { storage: 'street' }))];
    const now = traced(withVehicle(exampleOne, { storage: 'indoor' }));
    expect(
      rowChanges([
        [low, now],
        [high, now],
      ]),
    ).toEqual([{ about: 'storage', before: ['secured', 'street'], after: ['indoor'] }]);
  });

  test('are at most four keys of a factor', () => {
    const vehicles = Array.from({ length: 6 }, (_, index) => ({
      ...motorhome,
      vehicleId: `v${index}`,
      year: 2023 - index * 4,
    }));
    const after = { ...exampleOne, vehicles: vehicles.map((one) => ({ ...one, year: 2026 })) };
    const [change] = between({ ...exampleOne, vehicles }, after);
    expect(change).toMatchObject({ about: 'vehicle_age' });
    expect(change?.before).toHaveLength(4);
  });

  test('stand in the rate book under the factor that they are named by', () => {
    const ofItem = new Set<string>(['comprehensive', 'collision', 'liability', 'minimum_premium']);
    fc.assert(
      fc.property(arbitrarySubject, arbitrarySubject, (one, other) => {
        for (const { about, before, after } of between(one, other)) {
          if (ofItem.has(about)) continue;
          for (const key of [...before, ...after]) {
            const known = rowsOf(demoBook, about).byKey;
            expect(known.has(key) || known.has(Number(key)), `${about} / ${key}`).toBe(true);
          }
        }
      }),
      { ...seeded, numRuns: 60 },
    );
  });

  test('are none where nothing differs, and mirror each other there and back', () => {
    fc.assert(
      fc.property(arbitrarySubject, arbitrarySubject, (one, other) => {
        expect(between(one, one)).toEqual([]);
        const there = between(one, other);
        const back = between(other, one);
        expect(new Set(aboutOf(there))).toEqual(new Set(aboutOf(back)));
        for (const change of there) {
          const mirrored = back.find(({ about }) => about === change.about);
          // Of many keys, each side names its first four.
          if (change.before.length < 4) expect(new Set(mirrored?.after)).toEqual(new Set(change.before));
        }
      }),
      { ...seeded, numRuns: 60 },
    );
  });
});

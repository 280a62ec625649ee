import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyDelta,
  areIndependent,
  type ChangedPart,
  composeDeltas,
  conflictsOf,
  type Delta,
  type Description,
  differenceOf,
  inverseOf,
  isHeldBy,
  isNothing,
} from './delta.ts';

const seed = 3_906;
const options = { seed, numRuns: 2_000 };
const none: Description = { coverages: {}, discounts: {}, locations: {}, vehicles: {}, entities: {} };

const keys = fc.constantFrom('a', 'b', 'c');
const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null), fc.constant({ floor: 'oak' }));
// Covers have the settings that they have; rows have every column.
const settings = fc.dictionary(fc.constantFrom('limit', 'deductible'), value);
const columns = fc.record({ storage_type: value, mileage: value });
const description = fc.record({
  coverages: fc.dictionary(keys, settings),
  discounts: fc.dictionary(keys, fc.constant({})),
  locations: fc.constant({}),
  vehicles: fc.dictionary(keys, columns),
  entities: fc.dictionary(keys, columns),
});
const change = (fields: fc.Arbitrary<Record<string, unknown>>, some: fc.Arbitrary<Record<string, unknown>>) =>
  fc.oneof(
    fc.record({ add: fields }),
    fc.record({ put: fields }),
    fc.record({ set: some }),
    fc.constant({ remove: true } as const),
  );
const delta: fc.Arbitrary<Delta> = fc.record({
  coverages: fc.dictionary(keys, change(settings, settings), { maxKeys: 2 }),
  vehicles: fc.dictionary(keys, change(columns, fc.record({ mileage: value })), { maxKeys: 2 }),
});

/** What a change makes of a description that it fits. */
function must(before: Description, one: Delta): Description {
  const decision = applyDelta(before, one);
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.event;
}

describe('a change as an intention', () => {
  test('is the difference of what it is made on and what it leaves', () => {
    fc.assert(
      fc.property(description, description, (before, after) => {
        const change = differenceOf(before, after);
        expect(must(before, change)).toEqual(after);
        expect(isNothing(differenceOf(after, after))).toBe(true);
      }),
      options,
    );
  });

  test('comes to nothing with its inverse', () => {
    fc.assert(
      fc.property(description, delta, (before, one) => {
        fc.pre(conflictsOf(before, one).length === 0);
        expect(must(must(before, one), inverseOf(before, one))).toEqual(before);
      }),
      options,
    );
  });

  test('does in one what two do in turn', () => {
    let fitting = 0;
    fc.assert(
      fc.property(description, delta, delta, (before, first, second) => {
        const then = applyDelta(before, first);
        fc.pre(then.ok);
        if (!then.ok) return;
        const both = composeDeltas(first, second);
        const inTurn = applyDelta(then.event, second);
        expect(both.ok && conflictsOf(before, both.event).length === 0).toBe(inTurn.ok);
        if (!inTurn.ok || !both.ok) return;
        fitting += 1;
        expect(must(before, both.event)).toEqual(inTurn.event);
      }),
      options,
    );
    expect(fitting).toBeGreaterThan(100);
  });

  test('may be made before or after one that is about other records', () => {
    fc.assert(
      fc.property(description, delta, delta, (before, one, other) => {
        fc.pre(areIndependent(one, other));
        const [first, second] = [applyDelta(before, one), applyDelta(before, other)];
        fc.pre(first.ok && second.ok);
        if (!first.ok || !second.ok) return;
        expect(must(first.event, other)).toEqual(must(second.event, one));
      }),
      options,
    );
  });

  test('holds for a description that moved elsewhere meanwhile', () => {
    const before = { ...none, vehicles: { rig: { storage_type: 'street', mileage: 5_000 } } };
    const moved = { ...none, vehicles: { rig: { storage_type: 'street', mileage: 9_000 } } };
    const change = differenceOf(before, { ...none, vehicles: { rig: { storage_type: 'indoor', mileage: 5_000 } } });
    expect(change).toEqual({ vehicles: { rig: { set: { storage_type: 'indoor' } } } });
    expect(must(moved, change).vehicles).toEqual({ rig: { storage_type: 'indoor', mileage: 9_000 } });
  });

  test.each<[string, Delta, { readonly part: ChangedPart; readonly key: string; readonly is: string }]>([
    [
      'a vehicle that is gone',
      { vehicles: { rig: { set: { mileage: 1 } } } },
      { part: 'vehicles', key: 'rig', is: 'missing' },
    ],
    [
      'a cover that is gone',
      { coverages: { pet: { remove: true } } },
      { part: 'coverages', key: 'pet', is: 'missing' },
    ],
    [
      'a discount that is there',
      { discounts: { tow: { add: {} } } },
      { part: 'discounts', key: 'tow', is: 'there_already' },
    ],
    [
      'a place that nothing describes',
      { vehicles: { bus: { set: { location: 'lot' } } } },
      { part: 'locations', key: 'lot', is: 'missing' },
    ],
  ])('that does not fit names %s, and its record', (_what, change, conflict) => {
    const before = { ...none, discounts: { tow: {} }, vehicles: { bus: { location: null } } };
    expect(conflictsOf(before, change)).toEqual([conflict]);
    expect(applyDelta(before, change)).toMatchObject({
      ok: false,
      refusal: { code: 'change_does_not_fit', field: `${conflict.part}.${conflict.key}` },
    });
  });
});

test('a change is held by a description that says all of it by now, and by no other', () => {
  const covered = { ...none, discounts: { tow: {} }, vehicles: { rig: { storage_type: 'indoor', mileage: 9_000 } } };
  const held: readonly Delta[] = [
    { discounts: { tow: { add: {} } } },
    { coverages: { pet: { remove: true } } },
    { vehicles: { rig: { set: { storage_type: 'indoor' } } } },
  ];
  for (const delta of held) expect(isHeldBy(covered, delta)).toBe(true);
  const undone: readonly Delta[] = [
    { discounts: { tow: { remove: true } } },
    { coverages: { pet: { add: {} } } },
    { vehicles: { rig: { set: { storage_type: 'street' } } } },
    { vehicles: { bus: { set: { storage_type: 'indoor' } } } },
    { discounts: { tow: { add: {} } }, vehicles: { rig: { put: { mileage: 1 } } } },
  ];
  for (const delta of undone) expect(isHeldBy(covered, delta)).toBe(false);
});

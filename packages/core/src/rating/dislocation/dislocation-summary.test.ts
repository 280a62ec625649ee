import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dislocation, rateDislocation } from './dislocation.ts';
import {
  barOfChange,
  basisPointsOf,
  decilesOf,
  type DislocationGroups,
  type DislocationSums,
  emptyDislocation,
  mergeDislocations,
  summarizeDislocations,
} from './dislocation-summary.ts';
import { arbitrarySubject } from '../testing/arbitrary-subject.ts';
import { demoBook, seeded } from '../testing/example-subjects.ts';

type Counted = Dislocation & { readonly groups: DislocationGroups };

const here: DislocationGroups = { state: 'OH', class: 'class_a', organization: 'harbor' };

const moved = (before: number | null, after: number | null, more: Partial<Counted> = {}): Counted => ({
  before,
  after,
  capped: before === null ? null : after,
  charged: before,
  referrals: [],
  refusals: [],
  missing: [],
  says: {},
  groups: here,
  ...more,
});

const cents = fc.option(fc.integer({ min: 1, max: 2_000_000 }), { freq: 8 });
const codes = fc.subarray(['driver_points', 'vehicle_age', 'business_use']);
const arbitraryPolicy: fc.Arbitrary<Counted> = fc
  .record({
    before: cents,
    after: cents,
    share: fc.double({
      min: 0,
      max: 1,
      noNaN: true,
    }),
    charged: cents,
    referrals: codes,
    refusals: codes,
    missing: fc.subarray(['vehicles.usage_type', 'garaging_state']),
    groups: fc.record({
      state: fc.constantFrom('OH', 'TX', 'ON'),
      class: fc.constantFrom('class_a', 'pop_up'),
      organization: fc.constantFrom('harbor', 'mirage'),
    }),
  })
  .map(({ share, ...policy }) => {
    const { before, after } = policy;
    const capped = before === null || after === null ? null : before + Math.trunc((after - before) * share);
    return { ...policy, capped, says: {} };
  });
const arbitraryBook = fc.array(arbitraryPolicy, { maxLength: 40 });

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('a book under another version', () => {
  test('moves by the sum of what its policies move, to the cent, and so does every group of it', () => {
    fc.assert(
      fc.property(arbitraryBook, (book) => {
        const { total, states, classes, organizations } = summarizeDislocations(book);
        const deltas = (policies: readonly Counted[], of: 'after' | 'capped') =>
          sum(policies.map((one) => (one.before === null ? 0 : (one[of] ?? one.before) - one.before)));
        expect(total.after - total.before).toBe(deltas(book, 'after'));
        expect(total.capped - total.before).toBe(deltas(book, 'capped'));
        for (const [kind, groups] of [
          ['state', states],
          ['class', classes],
          ['organization', organizations],
        ] as const) {
          for (const [name, sums] of Object.entries(groups)) {
            const members = book.filter((one) => one.groups[kind] === name);
            expect(sums.after - sums.before).toBe(deltas(members, 'after'));
            expect(sums.policies).toBe(members.length);
          }
          const parts = Object.values<DislocationSums>(groups);
          for (const name of ['before', 'after', 'capped', 'lost', 'referred', 'unpriced'] as const) {
            expect(sum(parts.map((part) => part[name]))).toBe(total[name]);
          }
        }
      }),
      seeded,
    );
  });

  test('is the same however it is parted and in whatever order its parts are merged', () => {
    fc.assert(
      fc.property(arbitraryBook, fc.array(fc.nat({ max: 5 })), fc.boolean(), (book, places, backwards) => {
        const parts = Array.from({ length: 6 }, (_, part) =>
          summarizeDislocations(book.filter((_policy, index) => (places[index % (places.length || 1)] ?? 0) === part)),
        );
        const ordered = backwards ? parts.toReversed() : parts;
        expect(ordered.reduce(mergeDislocations, emptyDislocation())).toEqual(summarizeDislocations(book));
      }),
      seeded,
    );
  });

  test('does not move at all under the same version', () => {
    fc.assert(
      fc.property(fc.array(arbitrarySubject, { maxLength: 8 }), (subjects) => {
        const found = subjects.map((subject) => ({
          ...rateDislocation({ subject, charged: null }, demoBook, demoBook, 5),
          groups: here,
        }));
        const { total, histogram, referrals, refusals, changes } = summarizeDislocations(found);
        expect(total.after - total.before).toBe(0);
        expect(total.capped - total.before).toBe(0);
        expect([total.rising, total.falling, total.referred, total.refused, total.unpriced]).toEqual([0, 0, 0, 0, 0]);
        expect(histogram.filter((_count, bar) => bar !== 6)).toEqual(Array.from({ length: 12 }, () => 0));
        expect({ referrals, refusals }).toEqual({ referrals: {}, refusals: {} });
        expect(new Set(decilesOf(changes))).toEqual(new Set(subjects.length > 0 ? [0] : []));
      }),
      { ...seeded, numRuns: 60 },
    );
  });

  test('counts in its histograms whatever both versions have a price for', () => {
    fc.assert(
      fc.property(arbitraryBook, (book) => {
        const { total, histogram, cappedHistogram, changes } = summarizeDislocations(book);
        expect([sum(histogram), sum(cappedHistogram), sum(Object.values(changes))]).toEqual([
          total.compared,
          total.compared,
          total.compared,
        ]);
        expect(total.compared + total.unpriced + total.withoutBase).toBe(total.policies);
      }),
      seeded,
    );
  });

  test('tells policies that rise, fall, lose their price, have none before, or are charged something else', () => {
    const { total } = summarizeDislocations([
      moved(1_000, 1_200),
      moved(1_000, 900),
      moved(1_000, 1_000),
      moved(5_000, null, { capped: null }),
      moved(null, 700),
      moved(null, null),
      moved(1_000, 1_000, { charged: 1_001 }),
      moved(1_000, 1_000, { charged: null }),
    ]);
    expect(total).toMatchObject({ policies: 8, compared: 5, rising: 1, falling: 1, unpriced: 1, lost: 5_000 });
    expect(total).toMatchObject({ withoutBase: 2, chargedOtherwise: 1, before: 5_000, after: 5_100 });
  });

  test('counts what is newly crossed by its code, and the policies that cross something once', () => {
    const found = summarizeDislocations([
      moved(1, 1, { referrals: ['driver_points', 'vehicle_age'] }),
      moved(1, 1, { referrals: ['vehicle_age'], refusals: ['value_below_minimum'] }),
      moved(1, null, { missing: ['garaging_state'] }),
    ]);
    expect(found).toMatchObject({
      referrals: { driver_points: 1, vehicle_age: 2 },
      refusals: { value_below_minimum: 1 },
      missing: { garaging_state: 1 },
      total: { referred: 2, refused: 1 },
    });
  });
});

describe('what a book says of its findings', () => {
  const textOf = (message: string) => moved(100, 100, { referrals: ['age'], says: { age: { message } } });

  test('is one sentence for each code, the same one in whichever order policies come', () => {
    const [one, other] = [textOf('A vehicle of 20 years.'), textOf('A vehicle of 25 years.')];
    const { says } = summarizeDislocations([one, other]);
    expect(says).toEqual({ age: { message: 'A vehicle of 20 years.' } });
    expect(summarizeDislocations([other, one]).says).toEqual(says);
    const parts = [one, other].map((policy) => summarizeDislocations([policy]));
    const [first = emptyDislocation(), second = emptyDislocation()] = parts;
    expect(mergeDislocations(second, first).says).toEqual(says);
    expect(mergeDislocations(first, second).says).toEqual(says);
  });

  test('is nothing where nothing was found', () => {
    expect(summarizeDislocations([moved(100, 120)]).says).toEqual({});
  });
});

describe('a bar of the histogram', () => {
  test.each([
    [10_000, 1, 0],
    [10_000, 7_499, 0],
    [10_000, 7_500, 1],
    [10_000, 7_999, 1],
    [10_000, 8_000, 2],
    [10_000, 9_500, 5],
    [10_000, 9_999, 5],
    [10_000, 10_000, 6],
    [10_000, 10_001, 7],
    [10_000, 10_500, 7],
    [10_000, 10_501, 8],
    [10_000, 12_500, 11],
    [10_000, 12_501, 12],
    [10_000, 990_000, 12],
    [1_000_000_000, 1_000_000_001, 7],
    [0, 0, 6],
    [0, 1, 12],
  ])('of a premium that moves from %i to %i is the bar %i', (before, after, bar) => {
    expect(barOfChange(before, after)).toBe(bar);
  });
});

describe('a change in basis points', () => {
  test.each([
    [10_000, 10_001, 1],
    [10_000, 9_999, -1],
    [20_000, 20_001, 1],
    [20_000, 19_999, 0],
    [20_001, 20_002, 0],
    [10_000, 10_000, 0],
    [10_000, 0, -10_000],
    [10_000, 12_345, 2_345],
    [1, 1_000_000, 100_000],
    [0, 5, 100_000],
    [0, 0, 0],
  ])('from %i to %i is %i', (before, after, points) => {
    expect(basisPointsOf(before, after)).toBe(points);
  });
});

describe('deciles', () => {
  test('are the changes that so many tenths of the policies do not lie above', () => {
    const changes = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [String(index + 1), 1]));
    expect(decilesOf(changes)).toEqual([1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  test('are exact: the same as picked from the sorted list of all policies', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 1, maxLength: 200 }), (list) => {
        const counted: Record<string, number> = {};
        for (const change of list) counted[change] = (counted[change] ?? 0) + 1;
        const sorted = list.toSorted((one, other) => one - other);
        const picked = Array.from(
          { length: 11 },
          (_, tenth) => sorted[Math.max(1, Math.ceil((tenth * list.length) / 10)) - 1],
        );
        expect(decilesOf(counted)).toEqual(picked);
      }),
      seeded,
    );
  });

  test('of one policy are its change, eleven times', () => {
    expect(decilesOf({ '-40': 1 })).toEqual(Array.from({ length: 11 }, () => -40));
  });

  test('of nothing are none', () => {
    expect(decilesOf({})).toEqual([]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Charge, chargesOf } from '../billing/charge-lines.ts';
import { endorsementMoney } from '../billing/endorsement/endorsement-money.ts';
import type { PolicyMoney } from '../billing/money-diff.ts';
import { addDays, type Day, day, daysBetween } from '../shared/time/day.ts';
import { applyDelta, areIndependent, type Delta, type Description } from './delta.ts';
import { type AppliedChange, coversSame, type DatedDescription, replay, replayAfter } from './replay.ts';

const [from, to] = [day('2025-03-15'), day('2026-03-15')];
const term = { from, to, months: 12 };
const base: Description = {
  coverages: { collision: { deductible: 3 }, roadside: {} },
  discounts: { paperless: {} },
  locations: {},
  vehicles: { rig: { mileage: 4, storage: 1 }, toad: { mileage: 2, storage: 2 } },
  entities: {},
};

/** A price in cents that depends on every cover of every vehicle, and never comes out even. */
function pricedBy({ coverages, discounts, vehicles }: Description): Charge[] {
  // What discounts take off is rounded with each part.
  const share = 1 - 0.07 * Object.keys(discounts).length;
  const items = Object.entries(vehicles).flatMap(([vehicleId, { mileage, storage }]) =>
    Object.entries(coverages).map(([coverage, { deductible }]) => ({
      vehicleId,
      coverage,
      cents: Math.round(
        share * (10_007 + 1_301 * Number(mileage) + 517 * Number(storage) - 333 * Number(deductible ?? 0)),
      ),
    })),
  );
  const subtotal = items.reduce((sum, { cents }) => sum + cents, 0);
  return chargesOf({ items, discounts: [], fees: [], subtotal, minimum_top_up: 0, total: subtotal }, term);
}

/** How a term is covered, day after day, and everything that was charged for it. */
type Book = { readonly changes: AppliedChange[]; readonly days: DatedDescription[]; readonly charges: Charge[] };

const coveredOn = (days: readonly DatedDescription[], on: Day): Description =>
  days.findLast(({ effective }) => effective <= on)?.description ?? base;

/** Books a change as a policy does: on what is covered on its day, later ones again after it. Null where it does not fit. */
function booked({ changes, days, charges }: Book, change: AppliedChange): Book | null {
  const later = changes.filter(({ effective }) => effective > change.effective);
  const replayed = replayAfter(coveredOn(days, change.effective), change, later);
  if (!replayed.ok) return null;
  const lines = charges.map((charge, index) => ({ ...charge, lineId: String(index) }));
  const priceOf = ({ effective, description }: DatedDescription) => ({
    effective,
    before: pricedBy(coveredOn(days, effective)),
    after: pricedBy(description),
    ofSameDay: new Set(
      lines.filter((one, index) => one.from === effective && index >= first.length).map(({ lineId }) => lineId),
    ),
  });
  const [own, ...others] = replayed.event.map(priceOf);
  if (!own) throw new Error('A change comes to something');
  const money: PolicyMoney = { charges: lines, invoices: [], receivable: 0, unapplied: 0 };
  const written = endorsementMoney(money, { ...own, later: others, months: 12, today: from, announceDays: 7 }).charges;
  const isBefore = (one: AppliedChange) => one.effective <= change.effective;
  return {
    changes: [...changes.filter(isBefore), change, ...later],
    days: [...days.filter(({ effective }) => effective < change.effective), ...replayed.event],
    charges: [...charges, ...written],
  };
}

const first = pricedBy(base);
const unchanged: Book = { changes: [], days: [], charges: first };

/** What each cover of each vehicle is charged from each day on. */
function sums(charges: readonly Charge[]): Map<string, number> {
  const grouped = Map.groupBy(charges, (one) => `${one.from} ${one.vehicleId} ${one.coverage}`);
  const summed = [...grouped].map(([key, lines]) => [key, lines.reduce((sum, one) => sum + one.amount, 0)] as const);
  return new Map(summed.filter(([, sum]) => sum !== 0).toSorted(([one], [other]) => one.localeCompare(other)));
}

// Each says what is to be; whether it fits depends on what others add and take away.
const delta: fc.Arbitrary<Delta> = fc.oneof(
  fc
    .record({ key: fc.constantFrom('rig', 'toad'), mileage: fc.integer({ min: 0, max: 5 }) })
    .map(({ key, mileage }) => ({ vehicles: { [key]: { set: { mileage } } } })),
  fc.integer({ min: 0, max: 5 }).map((storage) => ({ vehicles: { rig: { set: { storage } } } })),
  fc.integer({ min: 0, max: 9 }).map((deductible) => ({ coverages: { collision: { put: { deductible } } } })),
  fc.constant<Delta>({ coverages: { roadside: { remove: true } } }),
  fc.constant<Delta>({ coverages: { pet: { add: {} } } }),
  fc.constant<Delta>({ vehicles: { bike: { add: { mileage: 1, storage: 5 } } } }),
  fc.constant<Delta>({ vehicles: { toad: { remove: true } } }),
  // What is applied at once: a discount, one that ends, and a correction that costs nothing.
  fc.constant<Delta>({ discounts: { affinity: { add: {} } } }),
  fc.constant<Delta>({ discounts: { paperless: { remove: true } } }),
  fc.integer({ min: 1, max: 3 }).map((vin) => ({ vehicles: { rig: { set: { vin } } } })),
);
const stack = fc.uniqueArray(fc.record({ passed: fc.integer({ min: 0, max: 364 }), delta }), {
  minLength: 2,
  maxLength: 6,
  // Changes of one day count in the order in which they are booked, and that is what differs here.
  selector: ({ passed }) => passed,
});
const changeOf = ({ passed, delta: one }: { readonly passed: number; readonly delta: Delta }): AppliedChange => ({
  effective: addDays(from, passed),
  delta: one,
});

describe('changes out of sequence', () => {
  test('come to the same cover and the same cents in any order: 2,000 stacks', () => {
    let fitting = 0;
    const property = fc.property(stack, fc.infiniteStream(fc.nat()), (entries, chance) => {
      const inOrder = entries.map(changeOf).toSorted((one, other) => one.effective.localeCompare(other.effective));
      const expected = inOrder.reduce<Book | null>((book, one) => book && booked(book, one), unchanged);
      fc.pre(expected !== null);
      if (!expected) return;
      const keyed = inOrder.map((one) => ({ one, key: chance.next().value ?? 0 }));
      const shuffled = keyed.toSorted((one, other) => one.key - other.key).map(({ one }) => one);
      // What needs an earlier one that is not booked yet is refused until it is.
      let waiting = shuffled;
      let book = unchanged;
      for (let round = 0; waiting.length > 0 && round < 10; round += 1) {
        waiting = waiting.filter((one) => {
          const next = booked(book, one);
          book = next ?? book;
          return next === null;
        });
      }
      fc.pre(waiting.length === 0);
      fitting += 1;
      expect(book.days).toEqual(expected.days);
      expect(sums(book.charges)).toEqual(sums(expected.charges));
    });
    fc.assert(property, { seed: 3_907, numRuns: 2_000, maxSkipsPerRun: 200 });
    expect(fitting).toBe(2_000);
  });

  test('that are asked for again from an earlier day count from there, as if they had been asked for then: 1,000 stacks', () => {
    let moved = 0;
    const property = fc.property(stack, fc.nat(), fc.integer({ min: 0, max: 364 }), (entries, which, day) => {
      const inOrder = entries.map(changeOf).toSorted((one, other) => one.effective.localeCompare(other.effective));
      const book = inOrder.reduce<Book | null>((known, one) => known && booked(known, one), unchanged);
      const again = inOrder[which % inOrder.length];
      const effective = addDays(from, day);
      fc.pre(book !== null && again !== undefined && effective < again.effective);
      fc.pre(inOrder.every((one) => one.effective !== effective));
      const earlier = { effective, delta: again?.delta ?? {} };
      const twice = book && booked(book, earlier);
      fc.pre(twice !== null);
      const once = [...inOrder.filter((one) => one !== again), earlier]
        .toSorted((one, other) => one.effective.localeCompare(other.effective))
        .reduce<Book | null>((known, one) => known && booked(known, one), unchanged);
      // A change of between that says something else of the same record is still followed by the one of the later day.
      const isBetween = inOrder.some(
        (one) => one !== again && one.effective > effective && !areIndependent(one.delta, earlier.delta),
      );
      fc.pre(once !== null && !isBetween);
      if (!twice || !once) return;
      moved += 1;
      const everyDay = (of: Book) => [...inOrder, earlier].map((one) => coveredOn(of.days, one.effective));
      expect(everyDay(twice)).toEqual(everyDay(once));
      expect(sums(twice.charges)).toEqual(sums(once.charges));
    });
    fc.assert(property, { seed: 3_909, numRuns: 1_000, maxSkipsPerRun: 400 });
    expect(moved).toBe(1_000);
  });

  test('leave out what an earlier one did already, and stop at what it did otherwise', () => {
    const on = (text: string, one: Delta): AppliedChange => ({ effective: day(text), delta: one });
    const later = [on('2025-06-01', { coverages: { roadside: { remove: true }, pet: { add: { limit: 1 } } } })];
    const same = on('2025-05-01', { coverages: { roadside: { remove: true }, pet: { add: { limit: 1 } } } });
    expect(replayAfter(base, same, later)).toMatchObject({ ok: true });
    const other = on('2025-05-01', { coverages: { pet: { add: { limit: 2 } } } });
    expect(replayAfter(base, other, later)).toMatchObject({
      refusal: { code: 'later_change_does_not_fit', field: 'coverages.pet' },
    });
    // What is asked for itself has to fit: nobody is told that something changed which was so.
    expect(replayAfter(base, on('2025-05-01', { coverages: { pet: { remove: true } } }), [])).toMatchObject({
      refusal: { code: 'change_does_not_fit' },
    });
  });

  test('are charged what each day of the term costs as it is covered in the end, to a cent for each line', () => {
    const property = fc.property(stack, (entries) => {
      const book = entries.map(changeOf).reduce<Book>((known, one) => booked(known, one) ?? known, unchanged);
      const charged = book.charges.reduce((sum, one) => sum + one.amount, 0);
      const ends = [...book.days.slice(1).map(({ effective }) => effective), to];
      const exact = book.days.reduce(
        (sum, { effective, description }, index) => {
          const price = pricedBy(description).reduce((whole, one) => whole + one.termAmount, 0);
          return sum + price * daysBetween(effective, ends[index] ?? to);
        },
        first.reduce((whole, one) => whole + one.termAmount, 0) * daysBetween(from, book.days[0]?.effective ?? to),
      );
      expect(Math.abs(charged - exact / 365)).toBeLessThanOrEqual(0.5 * (book.charges.length - first.length) + 1e-6);
    });
    fc.assert(property, { seed: 3_908, numRuns: 500 });
  });

  test('name the day of the later one that does not fit any more, and what is missing', () => {
    const later: AppliedChange[] = [
      { effective: day('2025-05-01'), delta: { vehicles: { rig: { set: { storage: 2 } } } } },
      { effective: day('2025-06-01'), delta: { vehicles: { toad: { set: { mileage: 9 } } } } },
    ];
    const gone: AppliedChange = { effective: day('2025-04-01'), delta: { vehicles: { toad: { remove: true } } } };
    const refused = replayAfter(base, gone, later);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'later_change_does_not_fit', field: 'vehicles.toad' },
    });
    expect(refused.ok || refused.refusal.message).toContain('Jun 1, 2025');
    const unfit: AppliedChange = { ...gone, delta: { vehicles: { bus: { remove: true } } } };
    expect(replayAfter(base, unfit, later)).toMatchObject({ refusal: { code: 'change_does_not_fit' } });
  });

  test('of one day are made in the order in which they were booked, and are one day of cover', () => {
    const on = day('2025-05-01');
    const changes: AppliedChange[] = [
      { effective: on, delta: { vehicles: { rig: { set: { mileage: 9 } } } } },
      { effective: on, delta: { vehicles: { rig: { set: { mileage: 7 } } } } },
    ];
    const replayed = replay(base, changes);
    const once = applyDelta(base, { vehicles: { rig: { set: { mileage: 7 } } } });
    expect(replayed).toMatchObject({ ok: true, event: [{ effective: on }] });
    if (replayed.ok && once.ok) expect(replayed.event[0]?.description).toEqual(once.event);
  });

  test('cover the same whatever places are kept that nothing is at any more', () => {
    const moved = { ...base, locations: { lot: { postal_code: '44114' } } };
    expect(coversSame(base, moved)).toBe(true);
    expect(coversSame(base, { ...base, coverages: {} })).toBe(false);
    // Who was added says what was said of them, and their row knows more by now.
    const said = { ...base, entities: { jo: { first_name: 'Jo', sealed: ['birthdate'] } } };
    const known = { ...base, entities: { jo: { first_name: 'Jo', answers: {}, business_name: null } } };
    expect(coversSame(said, known)).toBe(true);
    expect(coversSame(said, { ...known, entities: { jo: { first_name: 'Al' } } })).toBe(false);
    expect(coversSame(said, base)).toBe(false);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/time/day.ts';
import { isLiveIn } from './live-states.ts';
import { feesOn } from './product-fees.ts';
import { exampleProduct, today, update } from './product.fixture.ts';
import type { TermChanges } from './product-terms.ts';
import { allAreas, legalStatusOf } from './sold-areas.ts';
import { productUpdated } from './events/product-updated.ts';
import { paymentTerms, policyDurations, verificationKinds } from './vocabulary.ts';

const seed = 4_444;
const options = { seed, numRuns: 300 };

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null, freq: 2 });
const areas = fc.subarray([...allAreas, 'US', 'CA', 'US-ZZ'], { maxLength: 12 });

/** Changes, sensible and not. */
const anyChanges: fc.Arbitrary<TermChanges> = fc.record({
  product_name: maybe(fc.string({ maxLength: 120 })),
  description: maybe(fc.string({ maxLength: 60 })),
  support_renewal: maybe(fc.boolean()),
  renewal_days: maybe(fc.integer({ min: -5, max: 200 })),
  underwriter_cutoff_days: maybe(fc.integer({ min: -5, max: 200 })),
  live_in: maybe(areas),
  not_live_in: maybe(areas),
  required_verifications: maybe(fc.subarray([...verificationKinds, 'dna'])),
  available_payment_terms: maybe(fc.subarray([...paymentTerms])),
  available_policy_duration_months: maybe(fc.subarray([...policyDurations, 3])),
  default_policy_duration_months: maybe(fc.constantFrom(12, 6, 3)),
  new_policy_number: maybe(fc.constantFrom('RWP', 'AB', 'a', 'LONGLONG')),
});
/** Changes of which each is likely to be taken. */
const fewChanges = fc
  .tuple(anyChanges, fc.subarray(Object.keys(exampleProduct().terms), { minLength: 1, maxLength: 2 }))
  .map(([changes, names]) => Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name))));

function taken(changes: TermChanges) {
  const decision = update({ changes });
  return decision.ok ? decision.event : null;
}

/** What holds of every change that is taken. */
function whenTaken(holds: (event: NonNullable<ReturnType<typeof taken>>) => void): void {
  let count = 0;
  const property = fc.property(fc.oneof(anyChanges, fewChanges), (changes) => {
    const event = taken(changes);
    if (event === null) return;
    count += 1;
    holds(event);
  });
  fc.assert(property, options);
  // A generator that makes nothing fit would prove nothing.
  expect(count).toBeGreaterThan(20);
}

describe(`whatever change is taken (seed ${seed})`, () => {
  test('underwriters have time to decide about a renewal that exists', () => {
    whenTaken(({ after }) => {
      expect(after.underwriter_cutoff_days).toBeGreaterThanOrEqual(1);
      expect(after.underwriter_cutoff_days).toBeLessThanOrEqual(after.renewal_days);
      expect(after.renewal_days).toBeLessThanOrEqual(180);
    });
  });

  test('a product has a name, letters, a usual term that it offers and a way to pay', () => {
    whenTaken(({ after }) => {
      expect(after.product_name.trim()).not.toBe('');
      expect(after.new_policy_number).toMatch(/^[A-Z]{2,6}$/);
      expect(after.available_policy_duration_months).toContain(after.default_policy_duration_months);
      expect(after.available_payment_terms.length).toBeGreaterThan(0);
    });
  });

  test('no area is in both lists, and none is opened that the law closes', () => {
    whenTaken(({ after, opened }) => {
      expect(after.live_in.filter((area) => after.not_live_in.includes(area))).toEqual([]);
      for (const area of opened) expect(legalStatusOf(area, today, 'live_in')?.closes).not.toBe('all');
    });
  });

  test('what opened is sold and what closed is not', () => {
    whenTaken(({ before, after, opened, closed }) => {
      const lists = (terms: typeof after) => ({ liveIn: terms.live_in, notLiveIn: terms.not_live_in });
      for (const area of opened)
        expect([isLiveIn(lists(before), area), isLiveIn(lists(after), area)]).toEqual([false, true]);
      for (const area of closed)
        expect([isLiveIn(lists(before), area), isLiveIn(lists(after), area)]).toEqual([true, false]);
    });
  });

  test('something changed, and nothing that was not named did', () => {
    whenTaken(({ before, after, changed }) => {
      expect(changed.length).toBeGreaterThan(0);
      const rest = Object.keys(before).filter((name) => !changed.some((one) => one === name));
      const values = (terms: object) =>
        rest.map((name) => [name, [Object.entries(terms).find(([key]) => key === name)?.[1]].flat().toSorted()]);
      expect(values(after)).toEqual(values(before));
    });
  });

  test('made once more changes nothing', () => {
    whenTaken(({ after }) => {
      expect(update({ changes: after }, {}, exampleProduct(after))).toEqual({ ok: true, event: null });
    });
  });

  test('its history fits where it is kept, and says something', () => {
    whenTaken((event) => {
      const { facts = {} } = productUpdated.entryOf(event) ?? {};
      expect(Object.keys(facts).length).toBeGreaterThan(0);
      expect(JSON.stringify(facts).length).toBeLessThan(4_000);
    });
  });
});

test(`fees of a day ahead count from that day on, and before it nothing changes (seed ${seed})`, () => {
  const ahead = fc.integer({ min: 1, max: 400 });
  const fee = fc.integer({ min: 0, max: 100_000 });
  const property = fc.property(ahead, fee, fc.integer({ min: 0, max: 50 }), (days, installment_fee, deposit_share) => {
    const from = addDays(today, days);
    const decision = update({ parameters: { effective_date: from, installment_fee, deposit_share } });
    if (!decision.ok || decision.event === null || decision.event.fees === null) throw new Error('They are taken');
    const { fees } = exampleProduct();
    const now = [...fees.filter((one) => one.from !== from), decision.event.fees.after];
    expect(feesOn(now, from)).toEqual({ installmentFee: installment_fee, depositShare: deposit_share });
    expect(feesOn(now, addDays(from, -1))).toEqual(feesOn(fees, addDays(from, -1)));
    expect(decision.event.fees.before).toMatchObject(feesOn(fees, from));
  });
  fc.assert(property, options);
});

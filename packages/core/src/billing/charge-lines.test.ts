import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, daysBetween } from '../shared/time/day.ts';
import { sumCents } from '../shared/money/money.ts';
import { type BookedRating, chargedFor, chargesOf } from './charge-lines.ts';
import { earnedBefore } from './ledger/earning.ts';

const seed = 2_010;
const term = { from: day('2026-03-20'), to: day('2027-03-20'), months: 12 };
const halfYear = { from: day('2026-03-20'), to: day('2026-09-20'), months: 6 };

/** Example E1 of the rules, for one vehicle. */
const e1: BookedRating = {
  items: [
    { vehicleId: 'a', coverage: 'comprehensive', cents: 30_092 },
    { vehicleId: 'a', coverage: 'collision', cents: 47_614 },
    { vehicleId: 'a', coverage: 'liability', cents: 19_429 },
    { vehicleId: 'a', coverage: 'roadside', cents: 10_500 },
  ],
  discounts: [{ code: 'claim_free', percent: 5, cents: 5_382 }],
  fees: [{ code: 'policy_fee', cents: 2_500 }],
  subtotal: 107_635,
  minimum_top_up: 0,
  total: 104_753,
};

const anyRating: fc.Arbitrary<BookedRating> = fc
  .record({
    cents: fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 16 }),
    percent: fc.integer({ min: 0, max: 25 }),
    topUp: fc.nat(20_000),
    fee: fc.nat(5_000),
  })
  .map(({ cents, percent, topUp, fee }) => {
    const subtotal = sumCents(cents);
    const discount = Math.round((subtotal * percent) / 100);
    return {
      items: cents.map((one, index) => ({
        vehicleId: `v${index % 3}`,
        coverage: `c${index}`,
        cents: one,
      })),
      discounts: [
        {
          code: 'device',
          percent,
          cents: discount,
        },
      ],
      fees: [
        {
          code: 'policy_fee',
          cents: fee,
        },
      ],
      subtotal,
      minimum_top_up: topUp,
      total: subtotal - discount + topUp + fee,
    };
  });

describe('a new term is charged', () => {
  test('a line for each coverage with its share of the discounts, and the fee', () => {
    const lines = chargesOf(e1, term);
    expect(lines.map(({ coverage, code, amount }) => [coverage ?? code, amount])).toEqual([
      ['comprehensive', 28_587],
      ['collision', 45_233],
      ['liability', 18_458],
      ['roadside', 9_975],
      ['policy_fee', 2_500],
    ]);
  });

  test('premium by the days of the term, fees with the first of them', () => {
    for (const { kind, earning, from, to, isRefundable } of chargesOf(e1, term)) {
      expect(earning).toBe(kind === 'fee' ? 'at_once' : 'pro_rata');
      expect([from, to, isRefundable]).toEqual([term.from, term.to, true]);
    }
  });

  test('nothing for what costs nothing', () => {
    const free = { ...e1, items: [...e1.items, { vehicleId: 'a', coverage: 'towing', cents: 0 }] };
    expect(chargesOf(free, term).map(({ coverage }) => coverage)).not.toContain('towing');
  });

  test.each([
    [term, 1],
    [halfYear, 2],
  ])('of %j what a year costs is %i times as much', (length, times) => {
    for (const { kind, annual, amount } of chargesOf(e1, length)) {
      expect(annual).toBe(kind === 'fee' ? amount : amount * times);
    }
  });

  test(`exactly its price, and no line below nothing (seed ${seed})`, () => {
    const property = fc.property(anyRating, (rating) => {
      const lines = chargesOf(rating, term);
      expect(chargedFor(lines, 'premium', 'tax', 'surcharge', 'fee')).toBe(rating.total);
      expect(chargedFor(lines, 'fee')).toBe(sumCents(rating.fees.map(({ cents }) => cents)));
      for (const { amount } of lines) expect(amount).toBeGreaterThan(0);
    });
    fc.assert(property, { seed });
  });

  test(`what its days earn, all of it by its end, never less on a later day (seed ${seed})`, () => {
    const property = fc.property(anyRating, fc.nat(400), fc.nat(60), (rating, on, later) => {
      const charges = chargesOf(rating, term);
      const earned = (days: number) => earnedBefore({ charges, ended: null }, addDays(term.from, days));
      expect(earned(on + later)).toBeGreaterThanOrEqual(earned(on));
      expect(earned(0)).toBe(0);
      expect(earned(daysBetween(term.from, term.to))).toBe(chargedFor(charges, 'premium'));
    });
    fc.assert(property, { seed });
  });
});

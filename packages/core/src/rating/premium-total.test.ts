import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rational, roundHalfUp } from '../shared/money/rational.ts';
import { newFindings } from './findings.ts';
import { applyDiscounts, totalPremium, type VehiclePremium } from './premium-total.ts';
import type { RatingSubject } from './rating-subject.ts';
import { demoBook, exampleOne, seeded } from './testing/example-subjects.ts';
import { type DiscountCode, discountCodes } from './vocabulary.ts';

const withDiscounts = (discounts: readonly DiscountCode[], paymentTerm: 'monthly' | 'pay_in_full' = 'monthly') => ({
  ...exampleOne,
  discounts,
  paymentTerm,
});
const discount = (subtotal: number, subject: RatingSubject) =>
  applyDiscounts(subtotal, subject, demoBook, newFindings());
const total = (vehicles: readonly VehiclePremium[], subject: RatingSubject) =>
  totalPremium(vehicles, subject, demoBook, newFindings());

describe('a discount', () => {
  test.each([
    ['multi_policy', 5, 500],
    ['original_owner', 3, 300],
    ['claim_free', 5, 500],
    ['affinity', 5, 500],
    ['device', 5, 500],
  ] as const)('for %s takes %i percent', (code, percent, cents) => {
    expect(discount(10_000, withDiscounts([code]))).toEqual([{ code, percent, cents }]);
  });

  test('for paying in full follows from the payment term alone', () => {
    const paidInFull = [{ code: 'paid_in_full', percent: 5, cents: 500 }];
    expect(discount(10_000, withDiscounts([], 'pay_in_full'))).toEqual(paidInFull);
    expect(discount(10_000, withDiscounts(['paid_in_full'], 'pay_in_full'))).toEqual(paidInFull);
    expect(discount(10_000, withDiscounts(['paid_in_full']))).toEqual([]);
  });

  test('listed twice counts once', () => {
    expect(discount(10_000, withDiscounts(['device', 'device']))).toHaveLength(1);
  });

  test('beyond 25 percent in all is cut from the last', () => {
    const all = discount(10_000, withDiscounts(discountCodes, 'pay_in_full'));
    expect(all.map(({ code, percent }) => `${code} ${percent}`)).toEqual([
      'multi_policy 5',
      'paid_in_full 5',
      'original_owner 3',
      'claim_free 5',
      'affinity 5',
      'device 2',
    ]);
    expect(all.reduce((sum, { cents }) => sum + cents, 0)).toBe(2500);
  });

  test('for loyalty comes after all others, and gives way to the cap first', () => {
    // 8 % of 1,076.35 is 86.11, of which 53.82 are those for who is claim free.
    expect(discount(107_635, withDiscounts(['loyalty', 'claim_free']))).toEqual([
      { code: 'claim_free', percent: 5, cents: 5382 },
      { code: 'loyalty', percent: 3, cents: 3229 },
    ]);
    const twenty = ['multi_policy', 'claim_free', 'affinity', 'device', 'original_owner', 'loyalty'] as const;
    expect(discount(10_000, withDiscounts(twenty)).at(-1)).toEqual({ code: 'loyalty', percent: 2, cents: 200 });
  });

  test.each([
    [107_635, 5382],
    [10, 1],
    [9, 0],
    [50, 3],
    [0, 0],
  ])('of 5 percent on %i cents is %i, a half cent up', (subtotal, cents) => {
    expect(discount(subtotal, withDiscounts(['claim_free']))[0]?.cents).toBe(cents);
  });

  test('is rounded once for all, and the parts add up to it', () => {
    const codes = fc.uniqueArray(fc.constantFrom(...discountCodes));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), codes, (subtotal, discounts) => {
        const applied = discount(subtotal, withDiscounts(discounts, 'pay_in_full'));
        const percent = applied.reduce((sum, part) => sum + part.percent, 0);
        const cents = applied.reduce((sum, part) => sum + part.cents, 0);
        expect(cents).toBe(Number(roundHalfUp(rational(subtotal * percent, 100))));
      }),
      seeded,
    );
  });
});

describe('a total', () => {
  test('is coverages, less discounts, and the fee', () => {
    const priced = total([{ cents: 107_635, minimum: 1_500_000 }], withDiscounts(['claim_free']));
    expect(priced).toMatchObject({ subtotal: 107_635, minimum_top_up: 0, total: 104_753 });
    expect(priced.fees).toEqual([{ code: 'policy_fee', cents: 2500 }]);
  });

  test.each([
    ['at the minimum', 15_000, [], 0, 17_500],
    ['a cent below it', 14_999, [], 1, 17_500],
    ['lifted above it before the discount', 15_500, ['claim_free'], 275, 17_500],
    ['just kept above it', 15_790, ['claim_free'], 0, 17_500],
    ['well above it', 20_000, ['claim_free'], 0, 21_500],
  ] as const)('of a motorhome %s', (_, cents, discounts, topUp, sum) => {
    const priced = total([{ cents, minimum: 1_500_000 }], withDiscounts(discounts));
    expect(priced).toMatchObject({ minimum_top_up: topUp, total: sum });
  });

  test('holds every vehicle to its own minimum: a dear one does not carry a cheap one', () => {
    const vehicles = [
      { cents: 100_000, minimum: 1_500_000 },
      { cents: 4000, minimum: 1_000_000 },
    ];
    expect(total(vehicles, withDiscounts([]))).toMatchObject({ minimum_top_up: 6000, total: 112_500 });
    expect(total(vehicles, withDiscounts(['claim_free']))).toMatchObject({ minimum_top_up: 6200, total: 107_500 });
  });

  test('charges the fee once, whatever the vehicles', () => {
    const vehicles = [1, 2, 3].map(() => ({ cents: 50_000, minimum: 1_000_000 }));
    expect(total(vehicles, withDiscounts([])).total).toBe(152_500);
  });

  const premium = fc.record({
    cents: fc.integer({ min: 0, max: 40_000 }),
    minimum: fc.constantFrom(1_000_000, 1_500_000),
  });
  const codes = fc.uniqueArray(fc.constantFrom(...discountCodes));

  test('is never below the minimums, nor below the discounted coverages', () => {
    fc.assert(
      fc.property(fc.array(premium, { minLength: 1, maxLength: 4 }), codes, (vehicles, discounts) => {
        const priced = total(vehicles, withDiscounts(discounts));
        const minimums = vehicles.reduce((sum, { minimum }) => sum + minimum / 100, 0);
        expect(priced.total - 2500).toBeGreaterThanOrEqual(minimums);
        expect(priced.minimum_top_up).toBeGreaterThanOrEqual(0);
      }),
      seeded,
    );
  });

  test('never falls when a vehicle costs a cent more', () => {
    fc.assert(
      fc.property(premium, premium, codes, (one, other, discounts) => {
        const subject = withDiscounts(discounts);
        const dearer = total([{ ...one, cents: one.cents + 1 }, other], subject).total;
        expect(dearer).toBeGreaterThanOrEqual(total([one, other], subject).total);
      }),
      { ...seeded, numRuns: 2000 },
    );
  });
});

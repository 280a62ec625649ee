import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/time/day.ts';
import { sumCents } from '../shared/money/money.ts';
import { depositOf, type DepositTerm, earliestNonPaymentEnd, paidUntil } from './deposit.ts';
import { scheduleInvoices } from './instalments.ts';

const seed = 20_261_122;
const term: DepositTerm = {
  premium: 120_000,
  paymentTerm: 'monthly',
  months: 12,
  effectiveDate: day('2025-05-01'),
  state: 'OH',
  depositShare: 20,
};

describe('the earliest day on which non-payment could end the cover', () => {
  // The second instalment is due on 1 June, the notice is mailed on the 9th; a Sunday gives way to the Monday.
  test.each([
    ['KS', '2025-06-17'],
    ['CA', '2025-06-23'],
    ['TX', '2025-06-23'],
    ['NY', '2025-06-27'],
    ['ON', '2025-07-10'],
  ])('is in %s %s', (state, end) => {
    expect(earliestNonPaymentEnd(day('2025-05-01'), state)).toBe(end);
  });

  test('gives a holiday of the country to the day after, and none of the other', () => {
    expect(earliestNonPaymentEnd(day('2026-04-23'), 'ON')).toBe('2026-07-02');
    expect(earliestNonPaymentEnd(day('2026-05-14'), 'TX')).toBe('2026-07-06');
    expect(earliestNonPaymentEnd(day('2026-05-10'), 'OH')).toBe('2026-07-01');
  });

  test('counts from the Monday where the notice would be mailed on a Saturday', () => {
    expect(earliestNonPaymentEnd(day('2026-05-12'), 'NJ')).toBe('2026-07-10');
  });

  test('gives a weekend to the Monday', () => {
    expect(earliestNonPaymentEnd(day('2025-04-30'), 'OH')).toBe('2025-06-23');
    expect(earliestNonPaymentEnd(day('2025-05-31'), 'OH')).toBe('2025-07-21');
  });
});

describe('a deposit', () => {
  test('is asked for where a twelfth does not reach that day, and says why', () => {
    const deposit = depositOf(term);
    expect(deposit?.premium).toBe(24_000);
    expect(deposit?.reason.message).toBe(
      '20% of the premium is due first: a month’s share would pay for cover until May 31, 2025, and unpaid cover could end on Jun 23, 2025 at the earliest.',
    );
  });

  test.each<[string, Partial<DepositTerm>]>([
    ['the whole is paid at once', { paymentTerm: 'pay_in_full' }],
    ['the product asks for none', { depositShare: 0 }],
    ['its share is no more than an instalment', { depositShare: 8 }],
    ['a sixth is more than its share', { months: 6, depositShare: 16 }],
    ['there is nothing to pay', { premium: 0 }],
  ])('is not asked for where %s', (_why, change) => {
    expect(depositOf({ ...term, ...change })).toBeNull();
  });

  test.each([
    [30_000, 120_000, 91],
    [0, 120_000, 0],
    [120_000, 120_000, 365],
    [10_000, 0, 0],
  ])('%i of %i cents pay for %i days of a year', (paid, premium, days) => {
    expect(paidUntil(paid, { ...term, premium })).toBe(addDays(term.effectiveDate, days));
  });

  test(`changes no total, and leaves the rest in equal parts (seed ${seed})`, () => {
    const property = fc.property(
      fc.integer({ min: 5_000, max: 10_000_000 }),
      fc.integer({ min: 0, max: 50 }),
      fc.constantFrom(6 as const, 12 as const),
      (premium, depositShare, months) => {
        const deposit = depositOf({ ...term, premium, depositShare, months })?.premium ?? null;
        const billing = { premium, policyFee: 2_500, installmentFee: 500, firstDue: term.effectiveDate };
        const parts = scheduleInvoices({ ...billing, paymentTerm: 'monthly', months, deposit }).map(
          (one) => one.premium,
        );
        const [first = 0, ...rest] = parts;
        expect(sumCents(parts)).toBe(premium);
        // The cents that do not divide are due first, with the deposit.
        if (deposit !== null) expect(first - deposit).toBe((premium - deposit) % rest.length);
        for (const part of rest) expect(part).toBeLessThanOrEqual(first);
        expect(new Set(rest).size).toBe(1);
      },
    );
    fc.assert(property, { seed });
  });

  test.each([-1, 0.5, 120_001])('of %d cents is refused', (deposit) => {
    const billing = { premium: 120_000, policyFee: 0, installmentFee: 0, firstDue: term.effectiveDate };
    expect(() => scheduleInvoices({ ...billing, paymentTerm: 'monthly', months: 12, deposit })).toThrow(RangeError);
  });
});

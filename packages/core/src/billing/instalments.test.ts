import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOfMonth, day, daysInMonth, monthOf, yearOf } from '../shared/time/day.ts';
import { sumCents } from '../shared/money/money.ts';
import { scheduleInvoices, totalOf, type Billing } from './instalments.ts';

const seed = 64_646;
const fees = { policyFee: 2_500, installmentFee: 500 };
const yearly: Billing = {
  premium: 64_646,
  policyFee: 0,
  installmentFee: 0,
  paymentTerm: 'monthly',
  months: 12,
  firstDue: day('2026-03-20'),
};

function dueDates(billing: Partial<Billing>): string[] {
  return scheduleInvoices({ ...yearly, ...billing }).map((invoice) => invoice.dueDate);
}

const anyBilling: fc.Arbitrary<Billing> = fc.record({
  premium: fc.integer({ min: 0, max: 10_000_000 }),
  policyFee: fc.integer({ min: 0, max: 10_000 }),
  installmentFee: fc.integer({ min: 0, max: 2_000 }),
  paymentTerm: fc.constantFrom('monthly', 'pay_in_full'),
  months: fc.constantFrom(12, 6),
  firstDue: fc.integer({ min: 0, max: 3_652 }).map((days) => addDays(day('2024-01-01'), days)),
  anchorDay: fc.integer({ min: 1, max: 31 }),
});

describe('instalments', () => {
  // 64 646 in twelve is the vector of Socotra's published tests, remainder on the first.
  test('of 64,646 in twelve parts are 5,389 and eleven times 5,387', () => {
    const premiums = scheduleInvoices(yearly).map((invoice) => invoice.premium);
    expect(premiums).toEqual([5_389, ...Array.from({ length: 11 }, () => 5_387)]);
  });

  test.each([
    ['monthly', 12, 12],
    ['monthly', 6, 6],
    ['pay_in_full', 12, 1],
    ['pay_in_full', 6, 1],
  ] as const)('paid %s over %i months are %i', (paymentTerm, months, count) => {
    const invoices = scheduleInvoices({ ...yearly, paymentTerm, months });
    expect(invoices.map((invoice) => invoice.sequence)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  test('bear the policy fee on the first and the instalment fee on all others', () => {
    const invoices = scheduleInvoices({ ...yearly, ...fees });
    expect(invoices.map((invoice) => invoice.fees)).toEqual([2_500, ...Array.from({ length: 11 }, () => 500)]);
    expect(invoices[0]?.amount).toBe(5_389 + 2_500);
    expect(invoices[1]?.amount).toBe(5_387 + 500);
  });

  test('paid in full bear no instalment fee', () => {
    const [only, ...more] = scheduleInvoices({ ...yearly, ...fees, paymentTerm: 'pay_in_full' });
    expect(more).toEqual([]);
    expect(only).toEqual({
      sequence: 1,
      dueDate: '2026-03-20',
      premium: 64_646,
      fees: 2_500,
      amount: 67_146,
    });
    const requested = scheduleInvoices({ ...yearly, ...fees, paymentTerm: 'pay_in_full', deposit: 20_000 });
    expect(requested).toEqual([only]);
  });

  test.each([
    [-1, 0, 0],
    [0.5, 0, 0],
    [100, -1, 0],
    [100, 0, -1],
    [Number.NaN, 0, 0],
  ])('of %d with fees %d and %d are refused', (premium, policyFee, installmentFee) => {
    expect(() => scheduleInvoices({ ...yearly, premium, policyFee, installmentFee })).toThrow(RangeError);
  });

  test.each([0, 32, 1.5])('anchored on day %d are refused', (anchorDay) => {
    expect(() => scheduleInvoices({ ...yearly, anchorDay })).toThrow(RangeError);
  });
});

describe('due dates', () => {
  test('keep to the 31st through shorter months', () => {
    expect(dueDates({ firstDue: day('2026-01-31') })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
    ]);
  });

  test('from 31 January 2012 with anchor 30 go on to 29 February', () => {
    expect(dueDates({ firstDue: day('2012-01-31'), anchorDay: 30 }).slice(0, 3)).toEqual([
      '2012-01-31',
      '2012-02-29',
      '2012-03-30',
    ]);
  });

  test.each([
    ['2026-03-15', 6, '2026-08-15'],
    ['2026-03-15', 12, '2027-02-15'],
    ['2024-02-29', 12, '2025-01-29'],
    ['2025-12-31', 6, '2026-05-31'],
    ['2026-08-31', 6, '2027-01-31'],
  ] as const)('from %s over %i months end on %s', (firstDue, months, last) => {
    expect(dueDates({ firstDue: day(firstDue), months }).at(-1)).toBe(last);
  });

  test(`fall in consecutive months, on the anchor or the month's last day (seed ${seed})`, () => {
    const property = fc.property(anyBilling, (billing) => {
      const dates = scheduleInvoices(billing).map((invoice) => invoice.dueDate);
      expect(dates[0]).toBe(billing.firstDue);
      const first = yearOf(billing.firstDue) * 12 + monthOf(billing.firstDue);
      for (const [index, date] of dates.entries()) {
        expect(yearOf(date) * 12 + monthOf(date)).toBe(first + index);
        const anchor = Math.min(billing.anchorDay ?? 0, daysInMonth(yearOf(date), monthOf(date)));
        expect(dayOfMonth(date)).toBe(index === 0 ? dayOfMonth(billing.firstDue) : anchor);
      }
    });
    fc.assert(property, { seed });
  });
});

describe('the sum of a schedule', () => {
  test(`is premium, policy fee and instalment fees to the cent (seed ${seed})`, () => {
    const property = fc.property(anyBilling, (billing) => {
      const invoices = scheduleInvoices(billing);
      const installmentFees = billing.installmentFee * (invoices.length - 1);
      expect(sumCents(invoices.map((invoice) => invoice.premium))).toBe(billing.premium);
      expect(totalOf(invoices)).toBe(billing.premium + billing.policyFee + installmentFees);
      for (const invoice of invoices) expect(invoice.amount).toBe(invoice.premium + invoice.fees);
    });
    fc.assert(property, { seed });
  });

  test(`is spread evenly, no part more than the number of parts above another (seed ${seed})`, () => {
    const property = fc.property(anyBilling, (billing) => {
      const [first = 0, ...rest] = scheduleInvoices(billing).map((invoice) => invoice.premium);
      expect(new Set(rest).size).toBeLessThanOrEqual(1);
      for (const part of rest) {
        expect(first).toBeGreaterThanOrEqual(part);
        expect(first - part).toBeLessThan(rest.length + 1);
      }
    });
    fc.assert(property, { seed });
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day, day, daysBetween } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import { type Charge, chargesOf } from '../charge-lines.ts';
import { scheduleInvoices } from '../instalments.ts';
import type { BilledInvoice, PolicyMoney } from '../money-diff.ts';
import { endorsementMoney, type EndorsedTerm } from './endorsement-money.ts';

const [from, to] = [day('2025-03-15'), day('2026-03-15')];
const line = (amount: number, changes: Partial<Charge> = {}): Charge => ({
  vehicleId: 'v',
  coverage: 'collision',
  kind: 'premium',
  code: null,
  annual: amount,
  termAmount: amount,
  from,
  to,
  amount,
  earning: 'pro_rata',
  isRefundable: true,
  ...changes,
});
const fee = line(2_500, { vehicleId: null, coverage: null, kind: 'fee', code: 'policy_fee', earning: 'at_once' });

/** Twelve invoices of a term, so many of them paid. */
const monthly = (premium: number, paid: number): BilledInvoice[] =>
  scheduleInvoices({
    premium,
    policyFee: 2500,
    installmentFee: 500,
    months: 12,
    firstDue: from,
    paymentTerm: 'monthly',
  }).map((one) => ({
    ...one,
    invoiceId: `i${one.sequence}`,
    kind: one.sequence === 1 ? 'deposit' : 'instalment',
    ...(one.sequence <= paid
      ? ({
          status: 'paid',
          paidAmount: one.amount,
        } as const)
      : ({
          status: 'scheduled',
          paidAmount: 0,
        } as const)),
  }));
const moneyOf = (charges: readonly Charge[], invoices: readonly BilledInvoice[] = []): PolicyMoney => ({
  charges: charges.map((charge, index) => ({ ...charge, lineId: `l${index}` })),
  invoices,
  receivable: 0,
  unapplied: 0,
});
const dayOf = (passed: number): Day => addDays(from, passed);
const change = (before: readonly Charge[], after: readonly Charge[], passed: number): EndorsedTerm => ({
  before,
  after,
  effective: dayOf(passed),
  today: dayOf(passed),
  months: 12,
  ofSameDay: new Set<string>(),
  announceDays: 7,
});
const amounts = (charges: readonly Charge[]) => charges.map(({ amount }) => amount);

describe('what a change within a term costs', () => {
  test('is the difference of the prices for the days that are left: 240 dollars from day 100 of 365 are 174.25', () => {
    const before = [line(100_000), fee];
    const term = change(before, [line(124_000), fee], 100);
    const { charges, premiumBefore, premiumAfter } = endorsementMoney(moneyOf(before), term);
    expect(charges).toEqual([line(17_425, { annual: 24_000, termAmount: 24_000, from: dayOf(100) })]);
    expect([premiumBefore, premiumAfter]).toEqual([100_000, 117_425]);
  });

  test('is asked of each coverage by itself; fees stay, and what is new or gone counts whole', () => {
    const before = [line(100_000), line(7_300, { coverage: 'roadside' }), fee];
    const after = [line(90_000), line(3_650, { coverage: 'contents' }), { ...fee, amount: 9_900 }];
    const { charges } = endorsementMoney(moneyOf(before), change(before, after, 165));
    expect(charges.map(({ coverage, kind, amount }) => [coverage, kind, amount])).toEqual([
      ['collision', 'premium', -5_479],
      ['roadside', 'premium', -4_000],
      ['contents', 'premium', 2_000],
    ]);
  });

  test('of a six months’ term counts its own days, and the line says what a year costs', () => {
    const half = { to: day('2025-09-15') };
    const before = [line(50_000, half)];
    const after = [line(52_000, half)];
    const { charges } = endorsementMoney(moneyOf(before), { ...change(before, after, 92), months: 6 });
    expect(charges).toEqual([line(1_000, { ...half, annual: 4_000, termAmount: 2_000, from: dayOf(92) })]);
  });

  test('and of its undoing on the same day is nothing, whatever the day', () => {
    const property = fc.property(
      fc.integer({ min: 1, max: 900_000 }),
      fc.integer({ min: 1, max: 900_000 }),
      fc.integer({ min: 0, max: 364 }),
      (was, is, passed) => {
        const [before, after] = [[line(was)], [line(is)]];
        const once = endorsementMoney(moneyOf(before), change(before, after, passed)).charges;
        const known = moneyOf([...before, ...once]);
        const back = { ...change(after, before, passed), ofSameDay: new Set(['l1']) };
        expect(sumCents(amounts([...once, ...endorsementMoney(known, back).charges]))).toBe(0);
        const elsewhere = endorsementMoney(known, { ...back, ofSameDay: new Set() }).charges;
        expect(sumCents(amounts([...once, ...elsewhere]))).toBe(0);
      },
    );
    fc.assert(property, { seed: 2_070, numRuns: 200 });
  });

  test.each([6, 12, 18, 24, 36, 60])(
    'and of its undoing on the same day is nothing in a term of %i months',
    (months) => {
      const last = addMonths(from, months, 15);
      const term = { from, to: last, months };
      const priced = (cents: number) =>
        chargesOf(
          {
            items: [{ vehicleId: 'v', coverage: 'collision', cents }],
            discounts: [],
            fees: [],
            subtotal: cents,
            minimum_top_up: 0,
            total: cents,
          },
          term,
        );
      const property = fc.property(
        fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 0, max: daysBetween(from, last) - 1 }),
        (prices, passed) => {
          const [was = 1] = prices;
          let written = priced(was);
          for (const [before, after] of [...prices, was]
            .slice(1)
            .map((price, index) => [prices[index] ?? was, price] as const)) {
            const ofSameDay = new Set(written.slice(1).map((_, place) => `l${place + 1}`));
            const requested = { ...change(priced(before), priced(after), passed), months, ofSameDay };
            written = [...written, ...endorsementMoney(moneyOf(written), requested).charges];
          }
          expect(sumCents(amounts(written))).toBe(was);
        },
      );
      fc.assert(property, { seed: 17, numRuns: 200 });
    },
  );

  test('of several on one day is rounded as one', () => {
    const property = fc.property(
      fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 364 }),
      (prices, passed) => {
        const written = [line(prices[0] ?? 1)];
        for (const [index, price] of prices.slice(1).entries()) {
          const ofSameDay = new Set(written.slice(1).map((_, place) => `l${place + 1}`));
          const term = { ...change([line(prices[index] ?? 1)], [line(price)], passed), ofSameDay };
          const { charges } = endorsementMoney(moneyOf(written), term);
          expect(charges.length).toBe(price === prices[index] ? 0 : 1);
          written.push(...charges);
        }
        const [first = 1, last = 1] = [prices[0], prices.at(-1)];
        const whole = ((last - first) * daysBetween(dayOf(passed), to)) / 365;
        const rounded = Math.sign(whole) * Math.round(Math.abs(whole));
        expect(sumCents(amounts(written.slice(1)))).toBe(rounded === 0 ? 0 : rounded);
      },
    );
    fc.assert(property, { seed: 2_071, numRuns: 200 });
  });
});

describe('how it is invoiced', () => {
  const before = [line(120_000), fee];
  const up = change(before, [line(124_000), fee], 100);
  const down = (price: number) => change(before, [line(price), fee], 100);

  test('what is added is spread over the invoices that lie ahead, the remainder on the first', () => {
    const { invoiced, invoices, balance, billed } = endorsementMoney(moneyOf(before, monthly(120_000, 4)), up);
    const ahead = [5, 6, 7, 8, 9, 10, 11, 12];
    expect(invoiced).toEqual(ahead.map((each) => ({ invoiceId: `i${each}`, premium: 10_363 })));
    expect([balance, billed]).toEqual([0, 0]);
    expect(invoices[4]).toMatchObject({ sequence: 5, before: 10_500, after: 10_863 });
    const uneven = endorsementMoney(moneyOf(before, monthly(120_000, 5)), up).invoiced.map(({ premium }) => premium);
    expect(uneven).toEqual([10_420, 10_414, 10_414, 10_414, 10_414, 10_414, 10_414]);
  });

  test('what its payer was told of already stays as it was told', () => {
    const stated = monthly(120_000, 4).map((one) => (one.sequence === 5 ? { ...one, isAnnounced: true } : one));
    const { invoiced } = endorsementMoney(moneyOf(before, stated), up);
    expect(invoiced.map(({ invoiceId }) => invoiceId)).toEqual(['i6', 'i7', 'i8', 'i9', 'i10', 'i11', 'i12']);
  });

  test('what is added where nothing lies ahead is an invoice of its own, a letter ahead of its day', () => {
    const { invoices, billed, billedOn, balance } = endorsementMoney(moneyOf(before, monthly(120_000, 12)), up);
    expect([billed, billedOn, balance]).toEqual([2_904, dayOf(107), 2_904]);
    expect(invoices.at(-1)).toEqual({ invoiceId: null, sequence: 13, dueDate: dayOf(107), before: 0, after: 2_904 });
    const last = { ...up, effective: dayOf(360), today: dayOf(360) };
    expect(endorsementMoney(moneyOf(before, monthly(120_000, 12)), last).billedOn).toBe(dayOf(360));
  });

  test('what comes back is taken off the next invoices, each down to nothing before the one after it', () => {
    const { invoiced, invoices, refund } = endorsementMoney(moneyOf(before, monthly(120_000, 4)), down(100_000));
    expect(invoiced).toEqual([
      { invoiceId: 'i5', premium: 0 },
      { invoiceId: 'i6', premium: 5_479 },
    ]);
    expect(invoices.slice(4, 6).map(({ after }) => after)).toEqual([0, 5_979]);
    expect(refund).toBe(0);
  });

  test('what is due and unpaid is lowered last, and what nothing takes goes back', () => {
    const open = monthly(120_000, 10).map((one) =>
      one.sequence === 11 ? ({ ...one, status: 'partly_paid', paidAmount: 4_500 } as const) : one,
    );
    const { invoiced, refund } = endorsementMoney(moneyOf(before, open), down(90_000));
    expect(invoiced).toEqual([
      { invoiceId: 'i12', premium: 0 },
      { invoiceId: 'i11', premium: 4_000 },
    ]);
    expect(refund).toBe(21_781 - 6_000 - 10_000);
    const full = endorsementMoney(moneyOf(before, monthly(120_000, 12)), down(90_000));
    expect([full.refund, full.invoiced]).toEqual([21_781, []]);
  });

  test('comes to the change of what is charged, whatever is paid, and no invoice falls below what was paid of it', () => {
    const property = fc.property(
      fc.integer({ min: 10_000, max: 900_000 }),
      fc.integer({ min: 0, max: 900_000 }),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 0, max: 12 }),
      (was, is, passed, paid) => {
        const [one, other] = [
          [line(was), fee],
          [line(is), fee],
        ];
        const invoices = monthly(was, paid);
        const diff = endorsementMoney(moneyOf(one, invoices), change(one, other, passed));
        const premiums = new Map(diff.invoiced.map(({ invoiceId, premium }) => [invoiceId, premium]));
        const moved = sumCents(invoices.map((each) => (premiums.get(each.invoiceId) ?? each.premium) - each.premium));
        expect(moved + diff.billed - diff.refund).toBe(diff.chargedAfter - diff.chargedBefore);
        for (const each of invoices) expect(premiums.get(each.invoiceId) ?? 0).toBeGreaterThanOrEqual(0);
        expect(sumCents(diff.lines.map(({ after }) => after))).toBe(diff.chargedAfter);
      },
    );
    fc.assert(property, { seed: 2_080, numRuns: 200 });
  });
});

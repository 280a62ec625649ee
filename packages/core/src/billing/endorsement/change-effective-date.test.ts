import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examplePolicy } from '../../policies/policy.fixture.ts';
import type { PolicyStatus } from '../../policies/vocabulary.ts';
import { addDays, addMonths, type Day, day } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import type { Charge } from '../charge-lines.ts';
import { scheduleInvoices } from '../instalments.ts';
import type { BilledInvoice, PolicyMoney } from '../money-diff.ts';
import {
  checkDateMovable,
  decideEffectiveDate,
  type EffectiveDateFacts,
  movableDays,
  type MovedTerm,
  movedTermMoney,
} from './change-effective-date.ts';

const [from, to, today] = [day('2026-03-20'), day('2027-03-20'), day('2026-03-02')];
const facts = (changes: Partial<EffectiveDateFacts> = {}, status: PolicyStatus = 'pending'): EffectiveDateFacts => ({
  policy: examplePolicy({ status }),
  today,
  isMoneyUnderWay: false,
  ...changes,
});
const requested = (on: string, known = facts()) => {
  const decision = decideEffectiveDate(known, on);
  return decision.ok ? decision.event : decision.refusal.code;
};

describe('another first day', () => {
  test.each([
    ['pending', null],
    ['active', 'cover_begun'],
    ['delinquent', 'cover_begun'],
    ['pending_cancellation', 'cancellation_pending'],
    ['cancelled', 'policy_over'],
    ['expired', 'policy_over'],
    ['rewritten', 'policy_over'],
  ] as const)('of a policy that is %s: %s', (status, code) => {
    expect(checkDateMovable(facts({}, status))?.code ?? null).toBe(code);
  });

  test('is not for a term whose first day has come, though nobody wrote down that it began', () => {
    expect(requested('2026-04-01', facts({ today: from }))).toBe('cover_begun');
    expect(requested('2026-04-01', facts({ today: day('2026-03-19') }))).toBe('2026-04-01');
  });

  test('waits for a payment that is under way', () => {
    expect(requested('2026-04-01', facts({ isMoneyUnderWay: true }))).toBe('money_under_way');
  });

  test.each([
    ['2026-03-02', 'effective_date_out_of_range'],
    ['2026-03-03', '2026-03-03'],
    ['2026-05-01', '2026-05-01'],
    ['2026-05-02', 'effective_date_out_of_range'],
    ['2026-03-20', 'nothing_changed'],
    ['2026-02-30', 'day_not_valid'],
  ])('is tomorrow at the earliest, and as far ahead as cover is sold (%s: %s)', (on, outcome) => {
    expect(requested(on)).toBe(outcome);
    expect(movableDays(today)).toEqual({ earliest: '2026-03-03', latest: '2026-05-01' });
  });
});

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
const invoicesOf = (premium: number, anchorDay?: number): BilledInvoice[] =>
  scheduleInvoices({
    premium,
    policyFee: 2500,
    installmentFee: 500,
    months: 12,
    firstDue: from,
    paymentTerm: 'monthly',
    ...(anchorDay === undefined ? {} : { anchorDay }),
  }).map((one) => ({
    ...one,
    invoiceId: `i${one.sequence}`,
    kind: one.sequence === 1 ? 'deposit' : 'instalment',
    ...(one.sequence === 1
      ? ({
          status: 'paid',
          paidAmount: one.amount,
        } as const)
      : ({
          status: 'scheduled',
          paidAmount: 0,
        } as const)),
  }));
const moneyOf = (charges: readonly Charge[], invoices = invoicesOf(120_000)): PolicyMoney => ({
  charges: charges.map((charge, index) => ({
    ...charge,
    lineId: `l${index}`,
  })),
  invoices,
  receivable: 0,
  unapplied: 0,
});
const on = (after: Day, price = 120_000, changes: Partial<MovedTerm> = {}): MovedTerm => ({
  after: [line(price), fee].map((one) => ({
    ...one,
    from: after,
    to: addMonths(after, 12),
  })),
  from: {
    before: from,
    after,
  },
  today,
  anchorDay: 20,
  announceDays: 7,
  ...changes,
});
const dueOf = (term: MovedTerm, money = moneyOf([line(120_000), fee])) =>
  movedTermMoney(money, term).days.map(({ dueDate }) => dueDate);

describe('the money of a term that moves', () => {
  test('is as it was where the other day costs the same: each line is taken back whole and charged on its days', () => {
    const diff = movedTermMoney(moneyOf([line(120_000), fee]), on(day('2026-04-10')));
    expect(diff.takenBack).toEqual([
      { ...line(-120_000), takesBack: 'l0' },
      { ...fee, annual: -2_500, termAmount: -2_500, amount: -2_500, takesBack: 'l1' },
    ]);
    expect(diff.charges.map(({ from: first, to: last }) => [first, last])).toEqual([
      ['2026-04-10', '2027-04-10'],
      ['2026-04-10', '2027-04-10'],
    ]);
    expect([diff.chargedBefore, diff.chargedAfter, diff.refund, diff.balance]).toEqual([122_500, 122_500, 0, 0]);
    expect(diff.invoiced).toEqual([]);
    expect(diff.lines.every(({ before, after }) => before === after)).toBe(true);
  });

  test('is due on the day on which cover begins, month by month, through shorter ones', () => {
    expect(dueOf(on(day('2026-03-31'))).slice(0, 3)).toEqual(['2026-04-30', '2026-05-31', '2026-06-30']);
    expect(dueOf(on(day('2026-04-10'))).slice(0, 2)).toEqual(['2026-05-10', '2026-06-10']);
    expect(dueOf(on(day('2026-04-10'))).at(-1)).toBe('2027-03-10');
    expect(movedTermMoney(moneyOf([line(120_000), fee]), on(day('2026-03-31'))).anchorDay).toBe(31);
  });

  test('keeps the day of the month that was agreed on', () => {
    const money = moneyOf([line(120_000), fee], invoicesOf(120_000, 5));
    const term = on(day('2026-05-01'), 120_000, { anchorDay: 5 });
    expect(dueOf(term, money).slice(0, 2)).toEqual(['2026-06-05', '2026-07-05']);
    expect(movedTermMoney(money, term).anchorDay).toBe(5);
  });

  test('is spread over the payments that lie ahead where the other day costs more, and off the next where it costs less', () => {
    const more = movedTermMoney(moneyOf([line(120_000), fee]), on(day('2026-04-10'), 122_200));
    expect(more.invoiced).toHaveLength(11);
    expect(sumCents(more.invoiced.map(({ premium }) => premium))).toBe(110_000 + 2_200);
    const less = movedTermMoney(moneyOf([line(120_000), fee]), on(day('2026-04-10'), 105_000));
    expect(less.invoiced).toEqual([
      { invoiceId: 'i2', premium: 0 },
      { invoiceId: 'i3', premium: 5_000 },
    ]);
    expect(less.invoices.slice(0, 3).map(({ dueDate, after }) => [dueDate, after])).toEqual([
      ['2026-03-20', 12_500],
      ['2026-05-10', 0],
      ['2026-06-10', 5_500],
    ]);
    expect([less.premiumBefore, less.premiumAfter]).toEqual([120_000, 105_000]);
  });

  test('goes back, or has an invoice of its own, where nothing lies ahead', () => {
    const paid = moneyOf([line(120_000), fee], []);
    expect(movedTermMoney(paid, on(day('2026-04-10'), 118_000))).toMatchObject({ refund: 2_000, billed: 0 });
    expect(movedTermMoney(paid, on(day('2026-04-10'), 121_000))).toMatchObject({
      refund: 0,
      billed: 1e3,
      balance: 1e3,
      billedOn: '2026-03-09',
      invoices: [
        {
          invoiceId: null,
          sequence: 1,
          dueDate: '2026-03-09',
          before: 0,
          after: 1e3,
        },
      ],
    });
  });

  test('leaves fees that were given back by hand as they are', () => {
    const back = { ...fee, code: 'fee_returned', amount: -1_000, annual: -1_000 };
    const diff = movedTermMoney(moneyOf([line(120_000), fee, back]), on(day('2026-04-10')));
    expect(diff.takenBack.map(({ takesBack }) => takesBack)).toEqual(['l0', 'l1']);
    expect(diff.chargedAfter).toBe(121_500);
  });

  test('and is the price of its day after any sequence of moves, as though it had been sold for the last', () => {
    const price = fc.integer({ min: 5_000, max: 900_000 });
    const moves = fc.array(fc.record({ days: fc.integer({ min: 1, max: 60 }), price }), { minLength: 1, maxLength: 6 });
    const property = fc.property(price, moves, fc.boolean(), (sold, requested, isMonthly) => {
      let money = moneyOf([line(sold), fee], isMonthly ? invoicesOf(sold) : []);
      let [before, refunded, own] = [from, 0, 0];
      for (const { days, price: is } of requested) {
        const after = addDays(today, days);
        const term = on(after, is, { from: { before, after }, anchorDay: Number(before.slice(8)) });
        const diff = movedTermMoney(money, term);
        const premiums = new Map(diff.invoiced.map(({ invoiceId, premium }) => [invoiceId, premium]));
        const dueDays = new Map(diff.days.map(({ invoiceId, dueDate }) => [invoiceId, dueDate]));
        money = moneyOf(
          diff.charges,
          money.invoices.map((one) => ({
            ...one,
            premium: premiums.get(one.invoiceId) ?? one.premium,
            dueDate: dueDays.get(one.invoiceId) ?? one.dueDate,
          })),
        );
        refunded += diff.refund;
        own += diff.billed;
        before = after;
        expect(diff.chargedAfter).toBe(is + 2_500);
      }
      const last = requested.at(-1)?.price ?? sold;
      const invoiced = sumCents(money.invoices.map(({ premium }) => premium));
      expect(invoiced + own - refunded).toBe(isMonthly ? last : last - sold);
      const due = money.invoices.slice(1).map(({ dueDate }) => dueDate);
      const again = scheduleInvoices({
        premium: last,
        policyFee: 0,
        installmentFee: 0,
        months: 12,
        firstDue: before,
        paymentTerm: 'monthly',
      });
      expect(due).toEqual(isMonthly ? again.slice(1).map(({ dueDate }) => dueDate) : []);
    });
    fc.assert(property, { seed: 3_160, numRuns: 120 });
  });
});

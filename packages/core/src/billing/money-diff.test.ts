import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnBases } from '../policies/cancellation/return-premium.ts';
import { addDays, day } from '../shared/time/day.ts';
import { splitCents, sumCents } from '../shared/money/money.ts';
import type { Charge } from './charge-lines.ts';
import { scheduleInvoices } from './instalments.ts';
import { type BilledInvoice, type CancelledTerm, cancellationMoney, type PolicyMoney } from './money-diff.ts';

const seed = 2_006;
const [from, to] = [day('2025-01-15'), day('2026-01-15')];
const line = (lineId: string, amount: number, changes: Partial<Charge> = {}): Charge & { lineId: string } => ({
  lineId,
  vehicleId: 'v',
  coverage: lineId,
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
const fee = line('fee', 2_500, {
  vehicleId: null,
  coverage: null,
  kind: 'fee',
  code: 'policy_fee',
  earning: 'at_once',
});
const readStatus = (
  { sequence, premium, fees }: Pick<BilledInvoice, 'sequence' | 'premium' | 'fees'>,
  isPaid: boolean,
) =>
  ({
    kind: sequence === 1 ? 'deposit' : 'instalment',
    status: isPaid ? 'paid' : 'scheduled',
    paidAmount: isPaid ? premium + fees : 0,
  }) as const;
const invoices = (premium: number, paid: number, monthly: boolean) =>
  scheduleInvoices({
    premium,
    policyFee: 2500,
    installmentFee: 500,
    months: 12,
    firstDue: from,
    paymentTerm: monthly ? 'monthly' : 'pay_in_full',
  }).map((one, index) => ({ ...one, invoiceId: `i${index}`, ...readStatus(one, index < paid) }) as const);
const moneyOf = (premium: number, paid: number, monthly = true): PolicyMoney => {
  const all = invoices(premium, paid, monthly);
  const received = sumCents(all.slice(0, paid).map((one) => one.premium)) + (paid > 0 ? 2_500 : 0);
  const [a = 0, b = 0] = splitCents(premium, 2);
  return {
    charges: [line('liability', a), line('collision', b), fee],
    invoices: all,
    receivable: premium + 2_500 - received,
    unapplied: 0,
  };
};
const cancelled = (changes: Partial<CancelledTerm> = {}): CancelledTerm => ({
  basis: 'pro_rata',
  cancelled: day('2025-09-01'),
  today: day('2025-09-01'),
  minimumEarned: 0,
  leastReturnShare: 0,
  ...changes,
});

test.each([
  ['paid in full, pro rata', moneyOf(146_000, 1, false), {}, 54_400, 0],
  ['paid in full, 90 per cent of it', moneyOf(146_000, 1, false), { basis: 'short_rate_90' }, 48_960, 0],
  [
    'paid in full, flat: the fee too',
    moneyOf(146_000, 1, false),
    { basis: 'flat', cancelled: from, today: from },
    148_500,
    0,
  ],
  ['paid in nine of twelve parts', moneyOf(146_000, 9), {}, 109_502 - 91_600, 0],
  ['with five parts paid of the seven and a half that are earned', moneyOf(146_000, 5), {}, 0, 91_600 - 60_838],
] as const)('of a term %s', (_title, money, changes, refund, balance) => {
  const diff = cancellationMoney(money, cancelled(changes));
  expect([diff.refund, diff.balance]).toEqual([refund, balance]);
});

test('voids what is not paid, bills what is owed once, and says each line before and after', () => {
  const diff = cancellationMoney(moneyOf(146_000, 5), cancelled());
  expect(diff.invoices.map(({ before, after }) => [before, after])).toEqual([
    [14674, 14674],
    ...Array.from({ length: 4 }, () => [12666, 12666]),
    ...Array.from({ length: 7 }, () => [12666, 0]),
    [0, 30762],
  ]);
  expect(diff.lines).toMatchObject([
    { coverage: 'liability', before: 73_000, after: 45_800 },
    { coverage: 'collision', before: 73_000, after: 45_800 },
    { code: 'policy_fee', before: 2_500, after: 2_500 },
  ]);
});

test('of a day to come takes the instalments until then for paid', () => {
  const diff = cancellationMoney(moneyOf(146_000, 5), cancelled({ today: day('2025-06-10') }));
  expect([diff.dueBefore, diff.refund, diff.balance]).toEqual([3 * 12_666, 3 * 12_166 - 30_762, 0]);
});

/** The sixth instalment as somebody asked for it, and what of it was paid; its fee is in the books. */
function requested(changes: Partial<BilledInvoice>, unapplied = 0): PolicyMoney {
  const money = moneyOf(146_000, 5);
  const paid = changes.paidAmount ?? 0;
  return {
    ...money,
    receivable: money.receivable + 500 - paid,
    unapplied,
    invoices: money.invoices.map((one) =>
      one.invoiceId === 'i5'
        ? {
            ...one,
            status: 'issued',
            ...changes,
          }
        : one,
    ),
  };
}

test('the fee of an instalment that is not asked for any more falls away', () => {
  const diff = cancellationMoney(requested({}), cancelled());
  expect(diff.waived).toEqual([{ invoiceId: 'i5', fees: 500 }]);
  expect([diff.refund, diff.balance]).toEqual([0, 30_762]);
});

test('what was paid of an invoice stays paid, its fee first', () => {
  const diff = cancellationMoney(requested({ status: 'partly_paid', paidAmount: 10_500 }), cancelled());
  expect(diff.waived).toEqual([]);
  expect(diff.invoices[5]).toMatchObject({ before: 12_666, after: 10_500 });
  expect([diff.refund, diff.balance]).toEqual([0, 20_762]);
  const little = cancellationMoney(requested({ status: 'partly_paid', paidAmount: 300 }), cancelled());
  expect(little.waived).toEqual([{ invoiceId: 'i5', fees: 200 }]);
  expect(little.balance).toBe(30_762);
});

test('what was paid ahead pays what is owed, and the rest of it goes back', () => {
  expect(cancellationMoney(requested({}, 10_000), cancelled())).toMatchObject({ refund: 0, balance: 20_762 });
  const more = cancellationMoney(requested({}, 40_000), cancelled());
  expect(more).toMatchObject({ refund: 40_000 - 30_762, balance: 0 });
  expect(more.invoices.at(-1), 'it is billed and paid').toMatchObject({ before: 0, after: 30_762 });
});

test('what a bank is being asked for is billed until the bank has answered, and is not refunded before', () => {
  const diff = cancellationMoney(requested({ status: 'pending' }), cancelled());
  expect(diff.invoices[5]).toMatchObject({ before: 12_666, after: 0 });
  expect([diff.refund, diff.balance]).toEqual([0, 30_762]);
});

const anyTerm = fc
  .record({
    premium: fc.integer({ min: 1_200, max: 900_000 }),
    paid: fc.integer({ min: 0, max: 12 }),
    basis: fc.constantFrom(...returnBases),
    days: fc.integer({ min: 0, max: 364 }),
    minimumEarned: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ premium, paid, basis, days, minimumEarned }) => {
    const on = basis === 'flat' ? from : addDays(from, days);
    return { money: moneyOf(premium, paid), term: cancelled({ basis, cancelled: on, today: on, minimumEarned }) };
  });

test(`lines, what was paid and what is left of the account add up, and no more comes back than was paid (seed ${seed})`, () => {
  const property = fc.property(anyTerm, ({ money, term }) => {
    const diff = cancellationMoney(money, term);
    // Where everything comes back, so do the fees of instalments that were paid.
    const settled = money.invoices.filter(({ status }) => status === 'paid').map(({ invoiceId }) => invoiceId);
    const feesBack = diff.waived.filter(({ invoiceId }) => settled.includes(invoiceId)).map(({ fees }) => fees);
    const paid = diff.chargedBefore - money.receivable + sumCents(feesBack);
    expect(diff.chargedAfter).toBe(paid - diff.refund + diff.balance);
    expect(sumCents(diff.lines.map(({ after }) => after))).toBe(diff.chargedAfter);
    expect(diff.refund).toBeLessThanOrEqual(paid);
    expect(Math.min(diff.refund, diff.balance)).toBe(0);
  });
  fc.assert(property, { seed });
});

const anyRequested = fc.record({
  status: fc.constantFrom('issued', 'pending', 'partly_paid'),
  paidAmount: fc.integer({ min: 1, max: 12_665 }),
  unapplied: fc.integer({ min: 0, max: 200_000 }),
  days: fc.integer({ min: 150, max: 364 }),
} as const);

test(`whatever is asked for or paid ahead, the invoices that are left are what cover cost less what goes back of it (seed ${seed})`, () => {
  const property = fc.property(anyRequested, ({ status, paidAmount, unapplied, days }) => {
    const on = addDays(from, days);
    const paid = status === 'partly_paid' ? paidAmount : 0;
    const money = requested({ status, paidAmount: paid }, unapplied);
    const diff = cancellationMoney(money, cancelled({ cancelled: on, today: on }));
    const invoiced = sumCents(diff.invoices.map(({ after }) => after));
    const fees = 4 * 500 + Math.min(paid, 500);
    const billed = diff.invoices.at(-1)?.invoiceId === null ? (diff.invoices.at(-1)?.after ?? 0) : 0;
    const aheadThatGoesBack = Math.min(diff.refund, Math.max(unapplied - billed, 0));
    expect(diff.chargedAfter + fees).toBe(invoiced - (diff.refund - aheadThatGoesBack));
    expect(diff.balance).toBe(Math.max(billed - unapplied, 0));
  });
  fc.assert(property, { seed });
});

test(`taking the lines back restores the account exactly (seed ${seed})`, () => {
  const property = fc.property(anyTerm, ({ money, term }) => {
    const { charges, chargedBefore } = cancellationMoney(money, term);
    const back = charges.map((one, index) => ({ ...one, lineId: `b${index}`, amount: -one.amount }));
    const written = charges.map((one, index) => ({ ...one, lineId: `w${index}` }));
    const again = cancellationMoney({ ...money, charges: [...money.charges, ...written, ...back] }, term);
    expect(again.chargedBefore).toBe(chargedBefore);
    expect(again.refund).toBe(cancellationMoney(money, term).refund);
  });
  fc.assert(property, { seed });
});

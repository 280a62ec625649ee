import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnBases } from '../../policies/cancellation/return-premium.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import type { Charge } from '../charge-lines.ts';
import { scheduleInvoices } from '../instalments.ts';
import { type BilledInvoice, cancellationMoney, type PolicyMoney } from '../money-diff.ts';
import { reinstatementMoney, type ReinstatementMoney } from './reinstatement-money.ts';

const [from, to] = [day('2025-03-15'), day('2026-03-15')];
const cancelled = day('2025-07-01');

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
const withKeys = (charges: readonly Charge[], prefix: string) =>
  charges.map((charge, index) => ({ ...charge, lineId: `${prefix}${index}` }));
const premiumOf = ({ charges }: PolicyMoney) => sumCents(charges.map(({ amount }) => amount));

type Term = { readonly premium: number; readonly parts: number; readonly paid: number; readonly monthly: boolean };

/** A term without fees, of which so many payments were made. */
function termOf({ premium, parts, paid, monthly }: Term): PolicyMoney {
  const each = Math.floor(premium / parts);
  const charges = Array.from({ length: parts }, (_, index) =>
    line(index === 0 ? premium - each * (parts - 1) : each, { coverage: `cover ${index}` }),
  );
  const paymentTerm = monthly ? 'monthly' : 'pay_in_full';
  const billing = { premium, policyFee: 0, installmentFee: 0, months: 12, firstDue: from, paymentTerm } as const;
  const invoices = scheduleInvoices(billing).map((one, index): BilledInvoice => ({
    ...one,
    invoiceId: `i${one.sequence}`,
    kind: index === 0 ? 'deposit' : 'instalment',
    status: index < paid ? 'paid' : 'scheduled',
    paidAmount: index < paid ? one.amount : 0,
  }));
  const received = sumCents(invoices.slice(0, paid).map((one) => one.premium));
  return { charges: withKeys(charges, 'n'), invoices, receivable: premium - received, unapplied: 0 };
}

/** The same once it was cancelled: what was owed back has gone out, or not yet. */
function ended(before: PolicyMoney, on = cancelled, basis: (typeof returnBases)[number] = 'pro_rata') {
  const requested = { basis, cancelled: on, today: on, minimumEarned: 0, leastReturnShare: 0 };
  const diff = cancellationMoney(before, requested);
  const after = new Map(diff.invoices.map((one) => [one.invoiceId, one.after]));
  const voided = before.invoices.filter((one) => one.status === 'scheduled' && after.get(one.invoiceId) === 0);
  const invoices = before.invoices.map((one) => (voided.includes(one) ? { ...one, status: 'void' as const } : one));
  const bill: BilledInvoice[] =
    diff.balance === 0
      ? []
      : [
          {
            invoiceId: 'balance',
            sequence: 13,
            dueDate: on,
            premium: diff.balance,
            fees: 0,
            kind: 'balance',
            status: 'issued',
            paidAmount: 0,
          },
        ];
  const written = withKeys(diff.charges, 'c');
  return {
    money: {
      charges: [...before.charges, ...written],
      invoices: [...invoices, ...bill],
      receivable: diff.balance,
      unapplied: 0,
    },
    written: new Set(written.map(({ lineId }) => lineId)),
    voided: new Set(voided.map(({ invoiceId }) => invoiceId)),
    refund: diff.refund,
  };
}

type Again = {
  readonly resumes?: typeof cancelled;
  readonly today?: typeof cancelled;
  readonly fee?: number;
  readonly isSent?: boolean;
};
function again(
  term: PolicyMoney,
  { resumes = cancelled, today = resumes, fee = 0, isSent = false }: Again = {},
): ReinstatementMoney {
  const { money, written, voided, refund } = ended(term);
  const stopped = { amount: isSent ? 0 : refund, ahead: 0 };
  return reinstatementMoney(money, { cancelled, resumes, today, fee, written, voided, stopped });
}

const yearly = termOf({ premium: 120_000, parts: 1, paid: 1, monthly: false });
const monthly = termOf({ premium: 120_000, parts: 1, paid: 3, monthly: true });
const afterGap = { resumes: day('2025-07-11') } as const;

describe('with a gap from July 1 to July 11', () => {
  test('a year of 120,000 costs 116,712: the gap of 3,288 is not charged', () => {
    expect(again(yearly, afterGap)).toMatchObject({ gap: 3_288, premiumAfter: 116_712, chargedAfter: 116_712 });
  });

  test('what was paid for the gap goes back where nothing else is to come', () => {
    expect(again(yearly, afterGap)).toMatchObject({ refund: 3_288, balance: 0, restored: [] });
    expect(again(yearly, { ...afterGap, fee: 1_500 })).toMatchObject({ refund: 1_788, balance: 0 });
    expect(again(yearly, { ...afterGap, isSent: true }).balance).toBe(116_712 - 35_507);
  });

  test('instalments that lie ahead are those of the shorter term, and the rest is due now', () => {
    const diff = again(monthly, { ...afterGap, fee: 1_500 });
    expect(diff.restored).toHaveLength(8);
    expect(new Set(diff.restored.map(({ premium }) => premium))).toEqual(new Set([9_726]));
    // Four instalments of 9,726 have fallen due, 30,000 is paid; the fee comes on top.
    expect(diff).toMatchObject({ balance: 4 * 9_726 - 30_000 + 1_500, refund: 0 });
    expect(diff.invoices.filter(({ before, after }) => before !== after)).toHaveLength(10);
  });
});

describe('without a gap', () => {
  test('what fell due since is due now with the fee, and the rest on its days as it was', () => {
    const diff = again(monthly, { fee: 1_500 });
    expect(diff).toMatchObject({ gap: 0, premiumAfter: 120_000, balance: 11_500, refund: 0 });
    expect(diff.restored.map(({ premium }) => premium)).toEqual(Array.from({ length: 8 }, () => 10_000));
  });

  test('so does what fell due since cover had ended', () => {
    const diff = again(monthly, { fee: 1_500, today: day('2025-07-20') });
    expect(diff).toMatchObject({ balance: 21_500 });
    expect(diff.restored).toHaveLength(7);
  });

  test('whoever paid in full and whose refund was stopped pays the fee alone', () => {
    expect(again(yearly, { fee: 1_500 })).toMatchObject({ balance: 1_500, refund: 0 });
    expect(again(yearly)).toMatchObject({ balance: 0, refund: 0, billed: 0 });
  });

  test('money that was paid for nothing yet pays first', () => {
    const { money, written, voided } = ended(monthly);
    const requested = { cancelled, resumes: cancelled, today: cancelled, fee: 0, written, voided };
    const none = { amount: 0, ahead: 0 };
    const known = { ...money, unapplied: 4_000 };
    const expected = { billed: 10_000, balance: 6_000 };
    expect(reinstatementMoney(known, { ...requested, stopped: none })).toMatchObject(expected);
    const owedBack = { amount: 4_000, ahead: 4_000 };
    expect(reinstatementMoney(money, { ...requested, stopped: owedBack })).toMatchObject(expected);
  });
});

test('a credit comes off the next instalments, each down to nothing before the one after it', () => {
  const { money, written, voided } = ended(monthly);
  const requested = { cancelled, ...afterGap, today: afterGap.resumes, fee: 0, written, voided };
  const diff = reinstatementMoney(money, { ...requested, stopped: { amount: 20_000, ahead: 0 } });
  expect(diff).toMatchObject({ refund: 0, balance: 0 });
  expect(diff.restored.map(({ premium }) => premium)).toEqual([8_356, ...Array.from({ length: 6 }, () => 9_726)]);
  expect(diff.invoices.filter(({ before, after }) => before === 0 && after === 0)).toHaveLength(1);
});

const anyTerm = fc.record({
  premium: fc.integer({ min: 5_000, max: 900_000 }),
  parts: fc.integer({ min: 1, max: 7 }),
  paid: fc.integer({ min: 1, max: 12 }),
  monthly: fc.boolean(),
});

test('reversing a cancellation restores what was charged and what is owed exactly, whatever the basis', () => {
  const bases = returnBases.filter((basis) => basis !== 'flat');
  fc.assert(
    fc.property(anyTerm, fc.integer({ min: 1, max: 360 }), fc.constantFrom(...bases), (facts, days, basis) => {
      const before = termOf(facts);
      const on = addDays(from, days);
      const { money, written, voided, refund } = ended(before, on, basis);
      const requested = { cancelled: on, resumes: on, today: on, fee: 0, written, voided };
      const diff = reinstatementMoney(money, { ...requested, stopped: { amount: refund, ahead: 0 } });
      expect(diff.chargedAfter).toBe(premiumOf(before));
      expect(diff.lines.every(({ after }, index) => after === before.charges[index]?.amount)).toBe(true);
      const ahead = sumCents(diff.restored.map(({ premium }) => premium));
      expect(diff.balance + ahead - diff.refund).toBe(before.receivable);
    }),
  );
});

test('after any gap the term costs its days less the gap, and invoices, refund and what was paid add up to it', () => {
  fc.assert(
    fc.property(
      anyTerm,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 31 }),
      fc.nat({ max: 5_000 }),
      fc.boolean(),
      (facts, days, gapDays, fee, isSent) => {
        const before = termOf(facts);
        const [on, resumes] = [addDays(from, days), addDays(from, days + gapDays)];
        const { money, written, voided, refund } = ended(before, on);
        const stopped = { amount: isSent ? 0 : refund, ahead: 0 };
        const requested = { cancelled: on, resumes, today: resumes, fee, written, voided, stopped };
        const diff = reinstatementMoney(money, requested);
        const gap = Math.floor((facts.premium * gapDays * 2 + 365) / 730);
        expect(diff.gap).toBe(gap);
        expect(diff.premiumAfter).toBe(facts.premium - gap);
        expect(diff.chargedAfter).toBe(facts.premium - gap + fee);
        const paid = facts.premium - before.receivable;
        const ahead = sumCents(diff.restored.map(({ premium }) => premium));
        expect(paid - (isSent ? refund : 0) + diff.balance + ahead - diff.refund).toBe(diff.chargedAfter);
        expect(diff.restored.every(({ premium }) => premium > 0)).toBe(true);
      },
    ),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, type Day, day } from '../../shared/time/day.ts';
import { splitCents, sumCents } from '../../shared/money/money.ts';
import { type Allocated, allocatePayment, openAmount, statusWith } from '../ledger/allocate-payment.ts';
import {
  type CollectedInvoice,
  decideCollection,
  defaultCollection as terms,
  dueNow,
  nextAttemptAfter,
} from './collect.ts';
import {
  applicationEntries,
  feeEntries,
  type LedgerEntry,
  receivedEntries,
  returnedEntries,
} from '../ledger/ledger.ts';
import type { LedgerAccount } from '../vocabulary.ts';
import { sampled } from '../../shared/testing/sampled.ts';

/** What comes of a charge, or what a customer does besides, on a day. */
type Fate = 'pays' | 'declines' | 'declines_for_good' | 'is_lost_for_days';
type Happening = {
  readonly gap: number;
  readonly fate: Fate;
  readonly paysBesides: number;
  readonly takesBack: boolean;
};

/** One policy through a year: its invoices, its payments, and the books of both. */
class Life {
  invoices: CollectedInvoice[];
  status: 'active' | 'delinquent' = 'active';
  nextAttempt: Day | null = null;
  isRefused = false;
  lostUntil: Day | null = null;
  readonly tried = new Map<string, Day>();
  readonly payments: { amount: number; allocated: Allocated }[] = [];
  readonly entries: LedgerEntry[] = [];
  readonly charges: { readonly on: Day; readonly amount: number; readonly due: number }[] = [];

  constructor(premium: number, fee: number) {
    this.invoices = splitCents(premium, 12).map((part, index): CollectedInvoice => ({
      invoiceId: `i${index + 1}`,
      sequence: index + 1,
      dueDate: addMonths(day('2026-01-31'), index, 31),
      amount: part + fee,
      paidAmount: 0,
      status: 'scheduled',
      collectFrom: null,
    }));
  }

  change(invoiceId: string, change: Partial<CollectedInvoice>): void {
    this.invoices = this.invoices.map((one) => (one.invoiceId === invoiceId ? { ...one, ...change } : one));
  }

  /** Moves what payments pay of invoices, in either direction. */
  allot(allocations: Allocated['allocations'], sign: 1 | -1): void {
    for (const { invoiceId, amount } of allocations) {
      const invoice = this.invoices.find((one) => one.invoiceId === invoiceId);
      if (!invoice) throw new Error(invoiceId);
      const paidAmount = invoice.paidAmount + sign * amount;
      this.change(invoiceId, { paidAmount, status: statusWith(invoice.amount, paidAmount) });
    }
  }

  receive(amount: number): void {
    const due = this.invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
    const allocated = allocatePayment(amount, due);
    this.entries.push(...receivedEntries(allocated));
    this.allot(allocated.allocations, 1);
    this.payments.push({ amount, allocated });
  }

  /** What lies unapplied pays what is due by now. */
  applyRest(): void {
    for (const payment of this.payments) {
      if (payment.allocated.unapplied === 0) continue;
      const due = this.invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
      const { allocations, unapplied } = allocatePayment(payment.allocated.unapplied, due);
      if (allocations.length === 0) return;
      this.entries.push(...applicationEntries(allocations));
      this.allot(allocations, 1);
      payment.allocated = { allocations: [...payment.allocated.allocations, ...allocations], unapplied };
    }
  }

  takeLastBack(): void {
    const payment = this.payments.pop();
    if (!payment) return;
    this.entries.push(...returnedEntries(payment.allocated));
    this.allot(payment.allocated.allocations, -1);
  }

  live(today: Day, fate: Fate): void {
    if (this.lostUntil !== null && this.lostUntil <= today) {
      this.lostUntil = null;
      this.receive(Math.max(1, dueNow(this.invoices)));
    }
    const steps = decideCollection(
      {
        status: this.status,
        invoices: this.invoices,
        canCharge: !this.isRefused,
        nextAttempt: this.nextAttempt,
        isUnderWay: this.lostUntil !== null,
        tried: new Set(this.tried.keys()),
        terms,
      },
      today,
    );
    for (const { invoiceId, collectFrom } of steps.announce) this.change(invoiceId, { collectFrom });
    for (const invoiceId of steps.issue) {
      this.change(invoiceId, { status: 'issued' });
      this.entries.push(...feeEntries(500, invoiceId));
    }
    this.applyRest();
    if (steps.becomes) this.status = steps.becomes;
    // What lay unapplied may have paid it meanwhile.
    const amount = Math.min(steps.charge, dueNow(this.invoices));
    if (amount > 0) this.charge(today, amount, fate);
  }

  charge(today: Day, amount: number, fate: Fate): void {
    this.charges.push({ on: today, amount, due: dueNow(this.invoices) });
    const requested = this.invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
    const first = this.tried.get(requested[0]?.invoiceId ?? '') ?? today;
    for (const { invoiceId } of requested) if (!this.tried.has(invoiceId)) this.tried.set(invoiceId, today);
    this.nextAttempt = null;
    if (fate === 'pays') this.receive(amount);
    else if (fate === 'is_lost_for_days') this.lostUntil = addDays(today, 2);
    else {
      const isFinal = fate === 'declines_for_good';
      this.isRefused = isFinal;
      this.nextAttempt = nextAttemptAfter(first, { today, isFinal }, terms);
    }
  }
}

const balance = (entries: readonly LedgerEntry[], account: LedgerAccount) =>
  sumCents(entries.filter((one) => one.account === account).map(({ amount }) => amount));

const happening: fc.Arbitrary<Happening> = fc.record({
  gap: fc.integer({ min: 1, max: 9 }),
  fate: fc.constantFrom<Fate>('pays', 'pays', 'pays', 'declines', 'declines_for_good', 'is_lost_for_days'),
  paysBesides: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 30_000 })),
  takesBack: fc.boolean(),
});

/** Everything that holds of a policy's money at every hour of its life. */
function check(life: Life): void {
  expect(sumCents(life.entries.map(({ amount }) => amount))).toBe(0);
  const cash = sumCents(life.payments.map(({ amount }) => amount));
  const unapplied = sumCents(life.payments.map(({ allocated }) => allocated.unapplied));
  const paid = sumCents(life.invoices.map(({ paidAmount }) => paidAmount));
  expect(balance(life.entries, 'cash')).toBe(cash);
  expect(balance(life.entries, 'unapplied_cash') + unapplied).toBe(0);
  expect(paid + unapplied).toBe(cash);
  for (const invoice of life.invoices) {
    expect(invoice.paidAmount).toBeGreaterThanOrEqual(0);
    expect(invoice.paidAmount).toBeLessThanOrEqual(invoice.amount);
    expect(openAmount(invoice)).toBe(invoice.amount - invoice.paidAmount);
  }
  for (const { amount, due } of life.charges) expect(amount).toBeLessThanOrEqual(due);
}

const often = sampled(20, 200);

test(`a year of charges, declines, payments, returns and outages balances on every day of it (seed ${often.seed})`, () => {
  const property = fc.property(
    fc.array(happening, { minLength: 20, maxLength: 90 }),
    fc.integer({ min: 60_000, max: 900_000 }),
    (happenings, premium) => {
      const life = new Life(premium, 500);
      let today = day('2026-01-15');
      for (const { gap, fate, paysBesides, takesBack } of happenings) {
        today = addDays(today, gap);
        life.live(today, fate);
        if (paysBesides > 0 && life.lostUntil === null) life.receive(paysBesides);
        if (takesBack && paysBesides > 20_000) life.takeLastBack();
        check(life);
      }
    },
  );
  fc.assert(property, often);
});

test('who always pays is charged twelve times, once for each invoice, and owes nothing at the end', () => {
  const life = new Life(120_000, 500);
  for (let today = day('2026-01-15'); today < day('2027-02-15'); today = addDays(today, 1)) life.live(today, 'pays');
  expect(life.charges).toHaveLength(12);
  expect(life.invoices.every(({ status }) => status === 'paid')).toBe(true);
  expect(balance(life.entries, 'cash')).toBe(126_000);
  expect(life.status).toBe('active');
});

test('who never can pay is tried three times for each payment that falls due, and stays delinquent', () => {
  const life = new Life(120_000, 500);
  for (let today = day('2026-01-15'); today < day('2026-03-20'); today = addDays(today, 1)) {
    life.live(today, 'declines');
  }
  expect(life.charges.map(({ on, amount }) => `${on} ${amount}`)).toEqual([
    '2026-01-31 10500',
    '2026-02-03 10500',
    '2026-02-06 10500',
    '2026-02-28 21000',
  ]);
  expect(life.status).toBe('delinquent');
  life.receive(21_000);
  life.live(day('2026-03-20'), 'declines');
  expect(life.status).toBe('active');
});

test('what was overpaid pays the next invoice before anything is charged', () => {
  const life = new Life(120_000, 500);
  life.receive(15_000);
  for (let today = day('2026-01-15'); today < day('2026-03-05'); today = addDays(today, 1)) life.live(today, 'pays');
  expect(life.charges.map(({ on, amount }) => `${on} ${amount}`)).toEqual(['2026-02-28 6000']);
  expect(balance(life.entries, 'unapplied_cash')).toBe(0);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnBases } from '../../policies/cancellation/return-premium.ts';
import { addDays, day, type Day } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import { allocatePayment, openAmount } from '../ledger/allocate-payment.ts';
import type { Charge } from '../charge-lines.ts';
import { scheduleInvoices } from '../instalments.ts';
import {
  applicationEntries,
  chargeEntries,
  type LedgerEntry,
  receivedEntries,
  refundOwedEntries,
  refundPaidEntries,
} from '../ledger/ledger.ts';
import { type BilledInvoice, cancellationMoney, type MoneyDiff, type PolicyMoney } from '../money-diff.ts';
import { reinstatementMoney } from './reinstatement-money.ts';

const seed = 1_207;
const [from, to] = [day('2026-03-20'), day('2027-03-20')];
const fee = 1_500;

type Refund = { amount: number; ahead: number; status: 'owed' | 'paid' | 'stopped' };
type Ended = { readonly on: Day; readonly written: ReadonlySet<string>; readonly voided: ReadonlySet<string> };

/** A policy that ends and goes on again and again: what was charged, invoiced, paid and owed back, and its books. */
class Life {
  charges: PolicyMoney['charges'] = [];
  invoices: BilledInvoice[] = [];
  refunds: Refund[] = [];
  entries: LedgerEntry[] = [];
  ended: Ended | null = null;
  today = from;

  constructor(premium: number) {
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
    this.charge([line(premium - 700), line(700, { coverage: 'roadside' })]);
    const term = { premium, policyFee: 0, installmentFee: 0, months: 12, firstDue: from } as const;
    this.invoices = scheduleInvoices({ ...term, paymentTerm: 'monthly' }).map((one) => ({
      ...one,
      invoiceId: `i${one.sequence}`,
      kind: one.sequence === 1 ? 'deposit' : 'instalment',
      status: 'scheduled',
      paidAmount: 0,
    }));
  }

  balance(account: LedgerEntry['account']): number {
    return sumCents(this.entries.flatMap((one) => (one.account === account ? [one.amount] : [])));
  }

  get money(): PolicyMoney {
    const [receivable, unapplied] = [this.balance('premium_receivable'), -this.balance('unapplied_cash')];
    return { charges: this.charges, invoices: this.invoices, receivable, unapplied };
  }

  charge(written: readonly Charge[]): ReadonlySet<string> {
    const lines = written.map((one, index) => ({ ...one, lineId: `l${this.charges.length + index}` }));
    this.charges = [...this.charges, ...lines];
    if (written.length > 0) this.entries.push(...chargeEntries(written));
    return new Set(lines.map(({ lineId }) => lineId));
  }

  allocated(amount: number) {
    const open = this.invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
    const result = allocatePayment(
      amount,
      open.map((one) => ({ ...one, amount: one.premium + one.fees })),
    );
    for (const part of result.allocations) {
      this.invoices = this.invoices.map((one) => {
        if (one.invoiceId !== part.invoiceId) return one;
        const paidAmount = one.paidAmount + part.amount;
        return { ...one, paidAmount, status: paidAmount === one.premium + one.fees ? 'paid' : 'partly_paid' };
      });
    }
    return result;
  }

  pay(amount: number): void {
    if (this.ended === null) this.entries.push(...receivedEntries(this.allocated(amount)));
  }

  applyCash(): void {
    const cash = -this.balance('unapplied_cash');
    if (cash === 0) return;
    const { allocations } = this.allocated(cash);
    if (allocations.length > 0) this.entries.push(...applicationEntries(allocations));
  }

  /** Days pass, and what falls due is asked for. */
  live(days: number): void {
    this.today = addDays(this.today, days);
    this.invoices = this.invoices.map((one) =>
      one.status === 'scheduled' && one.dueDate <= this.today ? { ...one, status: 'issued' } : one,
    );
    this.applyCash();
  }

  owe(refund: number): void {
    if (refund === 0) return;
    const account = { receivable: this.balance('premium_receivable'), unapplied: this.balance('unapplied_cash') };
    this.entries.push(...refundOwedEntries(account));
    this.refunds.push({ amount: refund, ahead: -account.unapplied, status: 'owed' });
  }

  bill({ invoices }: MoneyDiff, kind: BilledInvoice['kind']): void {
    const billed = invoices.find(({ invoiceId }) => invoiceId === null);
    if (!billed) return;
    const { sequence, dueDate, after: premium } = billed;
    this.invoices.push({
      invoiceId: `i${sequence}`,
      sequence,
      dueDate,
      premium,
      fees: 0,
      kind,
      status: 'issued',
      paidAmount: 0,
    });
    this.applyCash();
  }

  cancel(basis: (typeof returnBases)[number]): void {
    if (this.ended !== null || this.today <= from || this.today >= to) return;
    const terms = { basis, cancelled: this.today, today: this.today, minimumEarned: 0, leastReturnShare: 0 };
    const diff = cancellationMoney(this.money, terms);
    const after = new Map(diff.invoices.map((one) => [one.invoiceId, one]));
    const voided = new Set<string>();
    this.invoices = this.invoices.map((one) => {
      const change = after.get(one.invoiceId);
      if (!change || change.before === change.after) return one;
      if (change.after > 0) return { ...one, premium: change.after, status: 'paid' };
      voided.add(one.invoiceId);
      return { ...one, status: 'void' };
    });
    this.ended = { on: this.today, written: this.charge(diff.charges), voided };
    this.bill(diff, 'balance');
    this.owe(diff.refund);
    expect(diff.balance === 0 || diff.refund === 0).toBe(true);
  }

  send(): void {
    for (const refund of this.refunds.filter(({ status }) => status === 'owed')) {
      refund.status = 'paid';
      this.entries.push(...refundPaidEntries(refund.amount, 0));
    }
  }

  reinstate(hasLapse: boolean): void {
    if (this.ended === null || addDays(this.today, 1) >= to) return;
    const unsent = this.refunds.filter(({ status }) => status === 'owed');
    const stopped = {
      amount: sumCents(unsent.map((one) => one.amount)),
      ahead: sumCents(unsent.map((one) => one.ahead)),
    };
    const { on: cancelled, written, voided } = this.ended;
    const resumes = hasLapse ? addDays(this.today, 1) : cancelled;
    const term = { cancelled, resumes, today: this.today, fee, written, voided, stopped };
    const before = sumCents(this.charges.filter(({ lineId }) => !written.has(lineId)).map((one) => one.amount));
    const diff = reinstatementMoney(this.money, term);
    expect(diff.chargedAfter).toBe(before + fee - diff.gap);
    for (const refund of unsent) {
      refund.status = 'stopped';
      const owed = refundOwedEntries({ receivable: refund.ahead - refund.amount, unapplied: -refund.ahead });
      this.entries.push(...owed.map((one) => ({ ...one, amount: -one.amount })));
    }
    this.charge(diff.charges);
    const again = new Map(diff.restored.map((one) => [one.invoiceId, one.premium]));
    this.invoices = this.invoices.map((one) => {
      const premium = again.get(one.invoiceId);
      if (premium !== undefined) return { ...one, premium, status: 'scheduled' };
      const change = diff.invoices.find(({ invoiceId }) => invoiceId === one.invoiceId);
      return change && change.before > 0 && change.after === 0 ? { ...one, status: 'void' } : one;
    });
    this.ended = null;
    this.bill(diff, 'reinstatement');
    this.owe(diff.refund);
    const open = this.invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
    const due = sumCents(open.map((one) => openAmount({ ...one, amount: one.premium + one.fees })));
    expect(due, 'what is charged is all that is due').toBe(diff.balance);
  }

  check(): void {
    expect(sumCents(this.entries.map(({ amount }) => amount))).toBe(0);
    const charged = sumCents(this.charges.map(({ amount }) => amount));
    const invoiced = sumCents(
      this.invoices.map((one) => (one.status === 'void' ? one.paidAmount : one.premium + one.fees)),
    );
    const alive = this.refunds.filter(({ status }) => status !== 'stopped');
    const back = sumCents(alive.map(({ amount, ahead }) => amount - ahead));
    expect(charged, 'lines are invoices less what goes back').toBe(invoiced - back);
    const payable = sumCents(this.refunds.filter(({ status }) => status === 'owed').map(({ amount }) => amount));
    expect(payable + this.balance('refunds_payable')).toBe(0);
    const requested = this.invoices.filter(({ status }) => !['void', 'paid'].includes(status));
    const owed = sumCents(requested.map((one) => one.premium + one.fees - one.paidAmount));
    expect(this.balance('premium_receivable')).toBe(owed);
    expect(this.balance('unapplied_cash')).toBeLessThanOrEqual(0);
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('live' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({
    kind: fc.constant('cancel' as const),
    basis: fc.constantFrom(...returnBases.filter((one) => one !== 'flat')),
  }),
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('reinstate' as const), hasLapse: fc.boolean() }),
);

test('after any sequence of payments, ends and reinstatements the sums of lines, invoices, refunds and books agree', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 500_000 }),
      fc.array(step, { minLength: 5, maxLength: 50 }),
      (premium, steps) => {
        const life = new Life(premium);
        for (const one of steps) {
          if (one.kind === 'live') life.live(one.days);
          else if (one.kind === 'pay') life.pay(one.amount);
          else if (one.kind === 'cancel') life.cancel(one.basis);
          else if (one.kind === 'send') life.send();
          else life.reinstate(one.hasLapse);
          life.check();
        }
      },
    ),
    { seed, numRuns: 300 },
  );
});

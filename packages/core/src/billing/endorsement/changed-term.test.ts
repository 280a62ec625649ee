import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describedFrom, endedOn, resumedOn, type Segment } from '../../policies/segments.ts';
import { addDays, addMonths, type Day, day, daysBetween } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import type { Charge } from '../charge-lines.ts';
import { earnedBefore } from '../ledger/earning.ts';
import { scheduleInvoices } from '../instalments.ts';
import { chargeEntries } from '../ledger/ledger.ts';
import { type BilledInvoice, cancellationMoney, type InvoiceDiff, type PolicyMoney } from '../money-diff.ts';
import { reinstatementMoney } from '../reinstatement/reinstatement-money.ts';
import { endorsementMoney } from './endorsement-money.ts';
import { isExhaustive } from '../../shared/testing/sampled.ts';

// A term that is changed, ended and goes on by the very functions that do it, day after day.

const seed = 7_070;
const [from, to] = [day('2026-03-20'), day('2027-03-20')];
type Prices = readonly [collision: number, roadside: number];
type Line = PolicyMoney['charges'][number];

const linesOf = (prices: Prices): Charge[] =>
  (['collision', 'roadside'] as const).map((coverage, index) => ({
    vehicleId: 'v',
    coverage,
    kind: 'premium',
    code: null,
    annual: prices[index] ?? 0,
    termAmount: prices[index] ?? 0,
    from,
    to,
    amount: prices[index] ?? 0,
    earning: 'pro_rata',
    isRefundable: true,
  }));

class Term {
  charges: Line[] = [];
  invoices: BilledInvoice[];
  prices: Prices;
  paid = 0;
  refunded = 0;
  today = from;
  changes = 0;
  segments: readonly Segment[] = [{ from, to, status: 'in_force', quoteId: 'quote-0' }];
  /** Which lines each day's changes wrote. */
  readonly ofDay = new Map<Day, Set<string>>();
  ended: { on: Day; written: Set<string>; voided: Set<string>; premium: number } | null = null;

  constructor(prices: Prices) {
    this.prices = prices;
    this.write(linesOf(prices));
    const premium = sumCents(prices);
    const schedule = { premium, policyFee: 0, installmentFee: 0, months: 12, firstDue: from } as const;
    this.invoices = scheduleInvoices({ ...schedule, paymentTerm: 'monthly' }).map((one) => ({
      ...one,
      invoiceId: `i${one.sequence}`,
      kind: one.sequence === 1 ? 'deposit' : 'instalment',
      status: 'scheduled',
      paidAmount: 0,
    }));
  }

  write(written: readonly Charge[]): Set<string> {
    const lines = written.map((one, index) => ({ ...one, lineId: `l${this.charges.length + index}` }));
    this.charges.push(...lines);
    if (lines.length > 0) expect(sumCents(chargeEntries(lines).map(({ amount }) => amount))).toBe(0);
    return new Set(lines.map(({ lineId }) => lineId));
  }
  get charged(): number {
    return sumCents(this.charges.map(({ amount }) => amount));
  }
  get money(): PolicyMoney {
    const receivable = this.charged - this.paid + this.refunded;
    return { charges: this.charges, invoices: this.invoices, receivable, unapplied: 0 };
  }
  put(id: string, changes: Partial<BilledInvoice>): void {
    this.invoices = this.invoices.map((one) => (one.invoiceId === id ? { ...one, ...changes } : one));
  }
  bill(diffs: readonly InvoiceDiff[], kind: BilledInvoice['kind'], status: BilledInvoice['status']): void {
    const own = diffs.find(({ invoiceId }) => invoiceId === null);
    if (!own) return;
    const { sequence, dueDate, after: premium } = own;
    const invoiceId = `i${sequence}`;
    this.invoices.push({ invoiceId, sequence, dueDate, kind, status, premium, fees: 0, paidAmount: 0 });
  }
  /** What a change left without payment and without anything to ask is void. */
  voidGone(diffs: readonly InvoiceDiff[]): Set<string> {
    const gone = diffs.flatMap(({ invoiceId, before, after }) =>
      invoiceId !== null && before > 0 && after === 0 ? [invoiceId] : [],
    );
    for (const id of gone) this.put(id, { status: 'void' });
    return new Set(gone);
  }

  pay(): void {
    const next = this.invoices.find(({ status }) => status === 'scheduled' || status === 'issued');
    if (!next) return;
    this.put(next.invoiceId, { status: 'paid', paidAmount: next.premium });
    this.paid += next.premium;
  }
  change(prices: Prices): void {
    const { today } = this;
    // As `not_covered_throughout`: from a day that has no cover, or before one, nothing is changed.
    if (this.ended || this.segments.some(({ status, to: until }) => status === 'lapsed' && until > today)) return;
    const known = this.ofDay.get(today) ?? new Set<string>();
    const diff = endorsementMoney(this.money, {
      before: linesOf(this.prices),
      after: linesOf(prices),
      effective: today,
      today,
      months: 12,
      announceDays: 7,
      ofSameDay: known,
    });
    this.ofDay.set(today, new Set([...known, ...this.write(diff.charges)]));
    for (const { invoiceId, premium } of diff.invoiced) this.put(invoiceId, { premium });
    this.voidGone(diff.invoices);
    this.bill(diff.invoices, 'endorsement', 'scheduled');
    this.refunded += diff.refund;
    this.prices = prices;
    this.changes += 1;
    this.segments = describedFrom(this.segments, today, `quote-${this.changes}`);
  }
  end(basis: 'pro_rata' | 'short_rate_90' | 'short_rate_table'): void {
    if (this.ended || this.today === from) return;
    const premium = this.charged;
    const requested = { basis, cancelled: this.today, today: this.today, minimumEarned: 0, leastReturnShare: 0 };
    const diff = cancellationMoney(this.money, requested);
    expect(diff.chargedAfter, 'ending a term takes nothing more').toBeLessThanOrEqual(diff.chargedBefore);
    const written = this.write(diff.charges);
    this.ended = { on: this.today, written, voided: this.voidGone(diff.invoices), premium };
    this.bill(diff.invoices, 'balance', 'issued');
    this.refunded += diff.refund;
    this.segments = endedOn(this.segments, this.today);
  }
  goOn(hasGap: boolean): void {
    if (!this.ended) return;
    const { on: cancelled, written, voided, premium } = this.ended;
    const resumes = hasGap ? addDays(this.today, 1) : cancelled;
    const stopped = { amount: 0, ahead: 0 };
    const diff = reinstatementMoney(this.money, {
      cancelled,
      resumes,
      today: this.today,
      fee: 0,
      written,
      voided,
      stopped,
    });
    this.write(diff.charges);
    this.voidGone(diff.invoices);
    for (const { invoiceId, premium: again } of diff.restored) {
      this.put(invoiceId, { status: 'scheduled', premium: again });
    }
    this.bill(diff.invoices, 'reinstatement', 'issued');
    this.refunded += diff.refund;
    this.segments = resumedOn(this.segments, cancelled, resumes);
    if (!hasGap) expect(this.charged, 'without a gap the term costs what it did').toBe(premium);
    this.ended = null;
  }
}

function expectBalance(term: Term): void {
  const requested = term.invoices.filter(({ status }) => status !== 'void');
  const open = requested.filter(({ status }) => status !== 'paid');
  expect(sumCents(requested.map(({ premium }) => premium)) - term.refunded).toBe(term.charged);
  expect(sumCents(open.map(({ premium }) => premium))).toBe(term.money.receivable);
  expect(term.refunded, 'no more goes back than was paid').toBeLessThanOrEqual(term.paid);
}

function expectSegments({ segments, changes, ended }: Term): void {
  expect([segments[0]?.from, segments.at(-1)?.to]).toEqual([from, to]);
  for (const [index, one] of segments.entries()) {
    expect(daysBetween(one.from, one.to)).toBeGreaterThan(0);
    if (index > 0) expect(segments[index - 1]?.to).toBe(one.from);
  }
  expect(segments.at(-1)).toMatchObject({
    quoteId: `quote-${changes}`,
    status: ended ? 'lapsed' : 'in_force',
  });
}

function expectEarned({ charges, ended }: Term): void {
  const term = { charges, ended: ended?.on ?? null };
  const premium = sumCents(charges.map(({ amount }) => amount));
  const byMonth = Array.from({ length: 12 }, (_, index) => addMonths(from, index + 1)).map((until, index) => {
    const before = earnedBefore(term, addMonths(from, index));
    return earnedBefore(term, until) - before;
  });
  expect(earnedBefore(term, from) + sumCents(byMonth)).toBe(premium);
}

const price = fc.integer({ min: 1, max: 500_000 });
const anyStep = fc.record({
  what: fc.constantFrom('pay', 'pay', 'change', 'change', 'end', 'go_on', 'go_on_gapped'),
  prices: fc.tuple(price, price),
  days: fc.constantFrom(0, 0, 1, 9, 17),
  basis: fc.constantFrom('pro_rata', 'short_rate_90', 'short_rate_table'),
});

describe('a term that is changed, ended and goes on', () => {
  test(`has lines, invoices and payments that agree after each step (seed ${seed})`, () => {
    const steps = fc.array(anyStep, { minLength: 12, maxLength: 20 });
    const property = fc.property(fc.tuple(price, price), steps, (prices, requested) => {
      const term = new Term(prices);
      for (const { what, prices: other, days, basis } of requested) {
        term.today = addDays(term.today, days);
        if (what === 'pay') term.pay();
        if (what === 'change') term.change(other);
        if (what === 'end') term.end(basis);
        if (what === 'go_on' || what === 'go_on_gapped') term.goOn(what === 'go_on_gapped');
        expectBalance(term);
        expectSegments(term);
        expectEarned(term);
      }
    });
    fc.assert(property, { seed, numRuns: isExhaustive ? 150 : 40 });
  });

  test('costs at its end what each description cost for its days, rounded once for each change', () => {
    const term = new Term([36_500, 7_300]);
    term.today = addDays(from, 100);
    term.change([73_000, 7_300]);
    term.today = addDays(from, 200);
    term.change([36_500, 3_650]);
    const [first, second, third] = [100 * 120, 100 * 220, 165 * 110];
    expect(term.charged).toBe(first + second + third);
  });
});

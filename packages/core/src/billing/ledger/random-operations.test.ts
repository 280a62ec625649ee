import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnBases } from '../../policies/cancellation/return-premium.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import type { Charge } from '../charge-lines.ts';
import { earnedBefore } from './earning.ts';
import { endorsementMoney } from '../endorsement/endorsement-money.ts';
import { scheduleInvoices } from '../instalments.ts';
import { chargeEntries, type LedgerEntry, receivedEntries, refundOwedEntries, refundPaidEntries } from './ledger.ts';
import { type BilledInvoice, cancellationMoney } from '../money-diff.ts';
import { splitRefund } from '../refunds/split-refund.ts';

const seed = 5_050;
const [from, to] = [day('2026-03-20'), day('2027-03-20')];

/** A policy that somebody lives with: what was charged, invoiced, paid and paid back, and every entry in its books. */
function aLife(premium: number) {
  const fee = { kind: 'fee', code: 'policy_fee', earning: 'at_once', coverage: null } as const;
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
  const charges = [line(premium - 700), line(700, { coverage: 'roadside' }), line(2_500, fee)];
  const schedule = { premium, policyFee: 2_500, installmentFee: 0, months: 12, firstDue: from } as const;
  const invoices = scheduleInvoices({ ...schedule, paymentTerm: 'monthly' }).map((one): BilledInvoice => ({
    ...one,
    invoiceId: `i${one.sequence}`,
    kind: one.sequence === 1 ? 'deposit' : 'instalment',
    status: 'scheduled',
    paidAmount: 0,
  }));
  const payments: { paymentId: string; amount: number; refunded: number }[] = [];
  return {
    charges,
    invoices,
    payments,
    refunds: 0,
    /** What the whole term costs by what describes it now, and from which day on it was changed last. */
    price: premium,
    changed: from,
    ended: null as typeof from | null,
    entries: chargeEntries(charges),
  };
}
type Life = ReturnType<typeof aLife>;
const balanceOf = ({ entries }: Life, account: LedgerEntry['account']) =>
  sumCents(entries.flatMap((entry) => (entry.account === account ? [entry.amount] : [])));

function write(life: Life, written: readonly Charge[]): void {
  if (written.length === 0) return;
  life.charges.push(...written);
  life.entries.push(...chargeEntries(written));
}

function pay(life: Life): void {
  const next = life.invoices.find(({ status }) => status === 'scheduled' || status === 'issued');
  const amount = (next?.premium ?? 0) + (next?.fees ?? 0);
  if (!next || amount === 0) return;
  life.invoices = life.invoices.map((one) => (one === next ? { ...one, status: 'paid', paidAmount: amount } : one));
  life.payments.push({ paymentId: `p${life.payments.length}`, amount, refunded: 0 });
  const allocations = [{ invoiceId: next.invoiceId, amount }];
  life.entries.push(...receivedEntries({ allocations, unapplied: 0 }));
}

function payBack(life: Life, refund: number): void {
  const { parts, left } = splitRefund(refund, life.payments);
  expect(left, 'no more goes back than was paid').toBe(0);
  for (const part of parts) {
    const paid = life.payments.find(({ paymentId }) => paymentId === part.paymentId);
    if (paid) paid.refunded += part.amount;
  }
  life.refunds += refund;
  life.entries.push(...refundPaidEntries(refund, 0));
}

const open = (kind: BilledInvoice['kind'], premium: number) =>
  ({ kind, premium, fees: 0, paidAmount: 0, status: 'issued' }) as const;

function cancel(life: Life, days: number, basis: (typeof returnBases)[number]): void {
  const cancelled = basis === 'flat' ? from : addDays(from, days);
  const charges = life.charges.map((charge, index) => ({ ...charge, lineId: `l${index}` }));
  const receivable = balanceOf(life, 'premium_receivable');
  const requested = { basis, cancelled, today: cancelled, minimumEarned: 0, leastReturnShare: 0 };
  const diff = cancellationMoney({ charges, invoices: life.invoices, receivable, unapplied: 0 }, requested);
  write(life, diff.charges);
  life.ended = cancelled;
  const after = new Map(diff.invoices.map((one) => [one.invoiceId, one.after]));
  life.invoices = life.invoices.map((one) => (after.get(one.invoiceId) === 0 ? { ...one, status: 'void' } : one));
  const billed = { invoiceId: `b${life.invoices.length}`, sequence: life.invoices.length + 1, dueDate: cancelled };
  if (diff.balance > 0) life.invoices.push({ ...billed, ...open('balance', diff.balance) });
  if (diff.refund === 0) return;
  const account = { receivable: balanceOf(life, 'premium_receivable'), unapplied: 0 };
  life.entries.push(...refundOwedEntries(account));
  payBack(life, diff.refund);
}

/** As though it had never ended: what was taken back is charged again, and owed at once. */
function goOn(life: Life, before: Life['charges']): void {
  const taken = life.charges.slice(before.length);
  write(
    life,
    taken.map((one) => ({ ...one, amount: -one.amount, annual: -one.annual, termAmount: -one.termAmount })),
  );
  life.ended = null;
  life.invoices = life.invoices.map((one) => (one.status === 'paid' ? one : { ...one, status: 'void' }));
  const owed = balanceOf(life, 'premium_receivable');
  const again = { invoiceId: `r${life.invoices.length}`, sequence: life.invoices.length + 1, dueDate: from };
  if (owed > 0) life.invoices.push({ ...again, ...open('reinstatement', owed) });
}

/** Another price from a day on, not before the last change: more on what lies ahead, less off the next, and the rest back. */
function endorse(life: Life, days: number, price: number): void {
  const effective = [addDays(from, days), life.changed].toSorted().at(-1) ?? from;
  const term = (amount: number): Charge[] =>
    life.charges.slice(0, 1).map((one) => ({ ...one, annual: amount, termAmount: amount, amount, from, to }));
  const charges = life.charges.map((charge, index) => ({ ...charge, lineId: `l${index}` }));
  const receivable = balanceOf(life, 'premium_receivable');
  const diff = endorsementMoney(
    { charges, invoices: life.invoices, receivable, unapplied: 0 },
    {
      before: term(life.price),
      after: term(price),
      effective,
      today: effective,
      months: 12,
      announceDays: 7,
      ofSameDay: new Set<string>(),
    },
  );
  write(life, diff.charges);
  [life.price, life.changed] = [price, effective];
  const premiums = new Map(diff.invoiced.map((one) => [one.invoiceId, one.premium]));
  life.invoices = life.invoices.map((one) => ({ ...one, premium: premiums.get(one.invoiceId) ?? one.premium }));
  const own = { invoiceId: `e${life.invoices.length}`, sequence: life.invoices.length + 1, dueDate: diff.billedOn };
  if (diff.billed > 0) life.invoices.push({ ...own, ...open('endorsement', diff.billed), status: 'scheduled' });
  if (diff.refund === 0) return;
  life.entries.push(...refundOwedEntries({ receivable: -diff.refund, unapplied: 0 }));
  payBack(life, diff.refund);
}

const anyStep = fc.record({
  what: fc.constantFrom('pay', 'pay', 'pay', 'end', 'go_on', 'change'),
  price: fc.integer({ min: 2_000, max: 900_000 }),
  days: fc.integer({ min: 1, max: 364 }),
  basis: fc.constantFrom(...returnBases),
});

test(`fifty random operations leave lines, books, payments and refunds in balance after each (seed ${seed})`, () => {
  const steps = fc.array(anyStep, { minLength: 50, maxLength: 50 });
  const property = fc.property(fc.integer({ min: 5_000, max: 900_000 }), steps, (premium, operations) => {
    const life = aLife(premium);
    let before = [...life.charges];
    for (const { what, days, basis, price } of operations) {
      if (what === 'pay') pay(life);
      else if (what === 'change' && life.ended === null) endorse(life, days, price);
      else if (what === 'go_on' && life.ended !== null) goOn(life, before);
      else if (what === 'end' && life.ended === null) {
        before = [...life.charges];
        cancel(life, days, basis);
      }
      const charged = sumCents(life.charges.map(({ amount }) => amount));
      const paid = sumCents(life.payments.map(({ amount }) => amount));
      expect(sumCents(life.entries.map(({ amount }) => amount))).toBe(0);
      expect(charged).toBe(balanceOf(life, 'premium_receivable') + paid - life.refunds);
      expect(balanceOf(life, 'cash')).toBe(paid - life.refunds);
      expect(life.refunds).toBeLessThanOrEqual(paid);
      if (life.ended === null) {
        const requested = life.invoices.filter(({ status }) => status !== 'void');
        const invoiced = sumCents(requested.map((one) => one.premium + one.fees));
        expect(invoiced - life.refunds, 'invoices less what went back are what is charged').toBe(charged);
      }
      expect(earnedBefore({ charges: life.charges, ended: life.ended }, to)).toBe(
        sumCents(life.charges.flatMap(({ kind, amount }) => (kind === 'premium' ? [amount] : []))),
      );
    }
  });
  fc.assert(property, { seed, numRuns: 24 });
});

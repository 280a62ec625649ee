import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day, daysBetween } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import { sampled } from '../../shared/testing/sampled.ts';
import type { Charge } from '../charge-lines.ts';
import { advanceSettledEntries, type LedgerEntry, refundOwedEntries, refundPaidEntries } from '../ledger/ledger.ts';
import { type BilledInvoice, cancellationMoney, type PolicyMoney } from '../money-diff.ts';
import { aheadFrom, dueAhead, isPaidAhead } from './pay-ahead.ts';

test.each([
  ['nothing where nothing comes back', { refund: 0, unapplied: 0, advanced: 0 }, null],
  ['what comes back', { refund: 500, unapplied: 0, advanced: 0 }, { unapplied: 0, advanced: 500 }],
  ['what lies unapplied first', { refund: 500, unapplied: 200, advanced: 0 }, { unapplied: 200, advanced: 300 }],
  [
    'of what lies unapplied no more than comes back',
    { refund: 500, unapplied: 900, advanced: 0 },
    { unapplied: 500, advanced: 0 },
  ],
  ['what was not sent yet', { refund: 500, unapplied: 0, advanced: 300 }, { unapplied: 0, advanced: 200 }],
  ['nothing where all was sent, or more', { refund: 500, unapplied: 0, advanced: 501 }, null],
] as const)('before an end is due %s', (_title, facts, due) => {
  expect(dueAhead(facts)).toEqual(due);
});

const due = day('2026-08-02');
test.each([
  ['is lawful where all went back by the day', { parts: [{ amount: 5, paidOn: due }], left: 0, paidLater: 0 }, true],
  [
    'is none where a part went a day late',
    { parts: [{ amount: 5, paidOn: addDays(due, 1) }], left: 0, paidLater: 4 },
    false,
  ],
  ['is none where a part has not gone', { parts: [{ amount: 5, paidOn: null }], left: 0, paidLater: 0 }, false],
  ['is none where a cent was decided nowhere', { parts: [], left: 1, paidLater: 0 }, false],
  [
    'is lawful where no more is late than came in after the day',
    { parts: [{ amount: 5, paidOn: null }], left: 1, paidLater: 6 },
    true,
  ],
] as const)('an end before which something is due %s', (_title, paid, isLawful) => {
  expect(isPaidAhead({ due, ...paid })).toBe(isLawful);
});

test('what may be paid until then is sent three days before its day, everything else at once', () => {
  const announced = day('2026-07-01');
  expect(aheadFrom('fraud_claim', { announced, due })).toBe(announced);
  expect(aheadFrom('non_payment', { announced, due })).toBe('2026-07-30');
  expect(aheadFrom('non_payment', { announced, due: announced })).toBe(announced);
});

const from = day('2026-01-01');
const to = day('2027-01-01');
const charge = (amount: number, lineId: string, since = from): Charge & { lineId: string } => ({
  lineId,
  vehicleId: null,
  coverage: null,
  kind: 'premium',
  code: null,
  annual: amount,
  termAmount: amount,
  amount,
  from: since,
  to,
  earning: 'pro_rata',
  isRefundable: true,
});

/** The books of a policy, by account. */
class Books {
  private readonly sums = new Map<string, number>();
  book(entries: readonly LedgerEntry[]): void {
    expect(sumCents(entries.map(({ amount }) => amount))).toBe(0);
    for (const { account, amount } of entries) this.sums.set(account, this.of(account) + amount);
  }
  of(account: string): number {
    return this.sums.get(account) ?? 0;
  }
}

const life = fc.record({
  premium: fc.integer({ min: 1, max: 400_000 }),
  // Changes of cover before the end is announced, of payments meanwhile, and what becomes of each.
  changed: fc.array(fc.record({ amount: fc.integer({ min: -50_000, max: 50_000 }), after: fc.nat(150) }), {
    maxLength: 3,
  }),
  paid: fc.nat(500_000),
  unapplied: fc.nat(20_000),
  meanwhile: fc.array(fc.nat(30_000), { maxLength: 4 }),
  ends: fc.integer({ min: 1, max: 364 }),
  /** At the last, the end is moved by days, taken back, or comes. */
  moved: fc.integer({ min: 0, max: 40 }),
  isTakenBack: fc.boolean(),
});

test('whatever is paid and changed meanwhile, an advance loses no cent: the end settles it, and one that does not come asks for it', () => {
  const property = fc.property(life, (one) => {
    const books = new Books();
    const charges = [
      charge(one.premium, 'sale'),
      ...one.changed.map(({ amount, after }, index) => charge(amount, `change ${index}`, addDays(from, after))),
    ].filter(({ amount }) => amount !== 0);
    const charged = sumCents(charges.map(({ amount }) => amount));
    // The receivable is what was charged, less what was paid of it; the rest of a payment lies unapplied.
    let [receivable, unapplied, cash] = [charged - one.paid, one.unapplied, one.paid + one.unapplied];
    const invoice: BilledInvoice = {
      invoiceId: 'i1',
      sequence: 1,
      kind: 'deposit',
      dueDate: from,
      premium: one.paid,
      fees: 0,
      paidAmount: one.paid,
      status: 'paid',
    };
    const money = (): PolicyMoney => ({ charges, receivable, unapplied, invoices: [invoice] });
    const ended = (cancelled: typeof from) =>
      cancellationMoney(money(), {
        basis: 'pro_rata',
        minimumEarned: 0,
        leastReturnShare: 100,
        cancelled,
        today: cancelled,
      });
    const advanced = () => books.of('refunds_advanced');
    const payAhead = (cancelled: typeof from): void => {
      const next = dueAhead({ refund: ended(cancelled).refund, unapplied, advanced: advanced() });
      if (next === null) return;
      books.book(refundOwedEntries({ receivable: 0, unapplied: -next.unapplied || 0, advanced: -next.advanced || 0 }));
      books.book(refundPaidEntries(next.unapplied + next.advanced, 0));
      unapplied -= next.unapplied;
      cash -= next.unapplied + next.advanced;
      // What was sent is all that would come back, to the cent.
      expect(dueAhead({ refund: ended(cancelled).refund, unapplied, advanced: advanced() })).toBeNull();
      expect(cash).toBe(books.of('cash') + one.paid + one.unapplied + sumCents(received));
    };
    const received: number[] = [];
    let cancelled = addDays(from, one.ends);
    payAhead(cancelled);
    for (const amount of one.meanwhile) {
      // It pays what is open, and lies unapplied beyond.
      const pays = Math.min(amount, Math.max(receivable, 0));
      receivable -= pays;
      unapplied += amount - pays;
      cash += amount;
      received.push(amount);
      payAhead(cancelled);
    }
    if (one.moved > 0 && daysBetween(cancelled, to) > one.moved) {
      cancelled = addDays(cancelled, one.moved);
      payAhead(cancelled);
    }
    const out = advanced();
    if (out > 0) {
      books.book(advanceSettledEntries(out));
      receivable += out;
    }
    expect(advanced()).toBe(0);
    expect(books.of('refunds_payable')).toBe(0);
    if (one.isTakenBack) {
      // What is charged is what was paid and not sent back, and what is open.
      expect(charged).toBe(cash + receivable - unapplied);
      return;
    }
    const { refund, balance, premiumAfter } = ended(cancelled);
    expect(Math.min(refund, balance)).toBe(0);
    // Money that came in, less what went back and goes back, with what is owed, is what was earned: to the cent.
    expect(cash - refund + balance).toBe(premiumAfter);
    // An end that did not move gives back nothing more: all of it went before.
    if (one.moved === 0) expect(refund).toBe(0);
  });
  fc.assert(property, sampled(400, 4_000));
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day, day } from '../../shared/time/day.ts';
import {
  type CollectedInvoice,
  type Collection,
  decideCollection,
  defaultCollection,
  dueNow,
  termsForMethod,
} from './collect.ts';

const terms = termsForMethod(defaultCollection, 'bank');
const first = day('2026-06-15');
const on = (days: number) => addDays(first, days);
const invoice = (more: Partial<CollectedInvoice> = {}): CollectedInvoice => ({
  invoiceId: 'a',
  sequence: 2,
  dueDate: first,
  amount: 1e4,
  paidAmount: 0,
  status: 'scheduled',
  collectFrom: null,
  told: null,
  ...more,
});
const state = (invoices: readonly CollectedInvoice[], more: Partial<Collection> = {}): Collection => ({
  status: 'active',
  invoices,
  canCharge: true,
  charges: 'bank',
  isUnderWay: false,
  nextAttempt: null,
  tried: new Set<string>(),
  terms,
  ...more,
});
const stated = (days: number, more: Partial<CollectedInvoice> = {}) =>
  invoice({ collectFrom: first, told: on(-days), ...more });

describe('a bank account that is debited by itself', () => {
  test('is told ten days before', () => {
    expect(decideCollection(state([invoice()]), on(-11)).announce).toEqual([]);
    expect(decideCollection(state([invoice()]), on(-10)).announce).toEqual([{ invoiceId: 'a', collectFrom: first }]);
  });

  test('is asked ten days after it was told, where that was late', () => {
    const [requested] = decideCollection(state([invoice()]), on(-3)).announce;
    expect(requested?.collectFrom).toBe(on(7));
  });

  test.each([
    ['ten days before', stated(10), 10_000],
    ['nine days before', stated(9), 0],
    ['of another way to pay, and not of this one', stated(10, { told: null }), 0],
  ])('whose owner was told %s is debited %o', (_when, one, charge) => {
    expect(decideCollection(state([one]), first).charge).toBe(charge);
  });

  test('pays nothing that was due before its owner agreed: that is theirs to pay, and overdue like anything', () => {
    const owed = invoice({ status: 'issued', collectFrom: on(-30) });
    const steps = decideCollection(state([owed, stated(10, { invoiceId: 'b', sequence: 3 })]), first);
    expect(steps).toMatchObject({ charge: 10_000, becomes: null });
    expect(decideCollection(state([owed], { tried: new Set() }), first)).toMatchObject({
      charge: 0,
      becomes: 'delinquent',
    });
  });

  test('whose debit is on its way leaves the policy as it is, however long that takes', () => {
    const waits = stated(40, { status: 'pending' });
    for (const days of [0, 1, 9, 40]) {
      expect(decideCollection(state([waits], { tried: new Set(['a']) }), on(days))).toMatchObject({
        charge: 0,
        becomes: null,
      });
    }
  });

  test('that sent a debit back is debited no more; the policy is delinquent a day after that', () => {
    const back = stated(10, { status: 'issued', collectFrom: on(3) });
    const refused = { canCharge: false, tried: new Set(['a']) };
    expect(decideCollection(state([back], refused), on(3))).toMatchObject({ charge: 0, becomes: null });
    expect(decideCollection(state([back], refused), on(4))).toMatchObject({ charge: 0, becomes: 'delinquent' });
  });
});

/** What is done on a day, in one line. */
function textOf(collection: Collection, days: number): string {
  const { announce, issue, charge, becomes, next } = decideCollection(collection, on(days));
  const words = [
    ...announce.map((one) => `tell ${one.invoiceId} ${one.collectFrom}`),
    ...issue.map((one) => `issue ${one}`),
    ...(charge > 0 ? [`debit ${charge}`] : []),
    ...(becomes ? [becomes] : []),
  ];
  return `${words.join(', ')} | ${next ?? 'never'}`;
}
const tried = { tried: new Set(['a']) };
const second = invoice({ invoiceId: 'b', sequence: 3, dueDate: on(30) });

test.each([
  ['nothing eleven days before', state([invoice()]), -11, ' | 2026-06-05'],
  ['tells ten days before', state([invoice()]), -10, 'tell a 2026-06-15 | 2026-06-15'],
  ['tells late, and asks ten days after that', state([invoice()]), 5, 'tell a 2026-06-30 | 2026-06-30'],
  ['waits for the day', state([stated(10)]), -1, ' | 2026-06-15'],
  ['issues and debits on the day', state([stated(10)]), 0, 'issue a, debit 10000 | 2026-06-16'],
  ['debits once what fell due in a week without a clock', state([stated(10)]), 7, 'issue a, debit 10000 | 2026-06-23'],
  ['issues alone what was told of a card', state([stated(10, { told: null })]), 0, 'issue a | 2026-06-16'],
  ['waits for its bank', state([stated(10, { status: 'pending' })], tried), 4, ' | never'],
  [
    'tells of the next while the last is on its way',
    state([stated(10, { status: 'pending' }), second], tried),
    20,
    'tell b 2026-07-15 | 2026-07-15',
  ],
  [
    'debits the next while the last is on its way',
    state([stated(10, { status: 'pending' }), { ...second, collectFrom: on(30), told: on(20) }], tried),
    30,
    'issue b, debit 10000 | 2026-07-16',
  ],
  [
    'debits both of which it told',
    state([stated(40, { status: 'issued' }), { ...second, collectFrom: on(30), told: on(20) }]),
    30,
    'issue b, debit 20000 | 2026-07-16',
  ],
  [
    'debits what it told of, and lets the other be overdue from the day after',
    state([stated(10, { told: null, status: 'issued' }), { ...second, collectFrom: on(1), told: on(-9) }], tried),
    1,
    'issue b, debit 10000 | 2026-06-17',
  ],
  [
    'ends delinquency while a debit for it is on its way',
    state([stated(10, { status: 'pending' })], { ...tried, status: 'delinquent' }),
    5,
    'active | never',
  ],
  [
    'debits what it told of after the end as well',
    state([stated(10)], { status: 'cancelled' }),
    0,
    'issue a, debit 10000 | 2026-06-16',
  ],
  ['debits nothing in a pause of its owner', state([stated(10)], { canCharge: false }), 0, 'issue a | 2026-06-16'],
] as const)('the clock %s', (_what, collection, days, expected) => {
  expect(textOf(collection, days)).toBe(expected);
});

/** What happens on a day besides the clock: nothing, another account on file, or the bank's answer to a debit. */
type Besides = 'nothing' | 'other_account' | 'paid' | 'returned';

test('nothing is debited sooner than ten days after its owner was told of it for this account, nor twice while it is under way (seed 41)', () => {
  const happenings = fc.array(
    fc.record({
      gap: fc.integer({ min: 0, max: 12 }),
      besides: fc.constantFrom<Besides>('nothing', 'nothing', 'nothing', 'other_account', 'paid', 'returned'),
    }),
    { maxLength: 60 },
  );
  let debits = 0;
  const property = fc.property(happenings, (days) => {
    let invoices = [0, 1, 2, 3, 4, 5].map((month) =>
      invoice({ invoiceId: `i${month}`, sequence: month, dueDate: addMonths(first, month, 15), amount: 1_000 + month }),
    );
    const tried = new Set<string>();
    const letters = new Map<string, Day>();
    let canCharge = true;
    let today = on(-20);
    for (const { gap, besides } of days) {
      today = addDays(today, gap);
      if (besides === 'other_account') {
        canCharge = true;
        letters.clear();
        invoices = invoices.map((one) => ({
          ...one,
          told: null,
          collectFrom: one.status === 'scheduled' ? null : one.collectFrom,
        }));
      }
      const pending = invoices.some(({ status }) => status === 'pending');
      if (pending && (besides === 'paid' || besides === 'returned')) {
        canCharge &&= besides === 'paid';
        invoices = invoices.map((one) => {
          if (one.status !== 'pending') return one;
          return besides === 'paid'
            ? { ...one, status: 'paid', paidAmount: one.amount }
            : { ...one, status: 'issued', collectFrom: today };
        });
      }
      const steps = decideCollection(state(invoices, { canCharge, tried }), today);
      for (const { invoiceId } of steps.announce) letters.set(invoiceId, today);
      invoices = invoices.map((one) => {
        const declared = steps.announce.find(({ invoiceId }) => invoiceId === one.invoiceId);
        const known = declared ? { ...one, collectFrom: declared.collectFrom, told: today } : one;
        return steps.issue.includes(one.invoiceId) ? { ...known, status: 'issued' } : known;
      });
      if (steps.charge === 0) continue;
      debits += 1;
      expect(canCharge).toBe(true);
      const debited = invoices.filter((one) => {
        const letter = letters.get(one.invoiceId);
        return one.status === 'issued' && letter !== undefined && addDays(letter, 10) <= today;
      });
      expect(steps.charge).toBe(dueNow(debited));
      for (const { invoiceId } of debited) tried.add(invoiceId);
      invoices = invoices.map((one) => (debited.includes(one) ? { ...one, status: 'pending' } : one));
    }
  });
  fc.assert(property, { seed: 41, numRuns: 500 });
  expect(debits).toBeGreaterThan(200);
});

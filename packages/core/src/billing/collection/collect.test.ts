import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../../shared/time/day.ts';
import { decideChargeDue } from './charge-due.ts';
import {
  type CollectedInvoice,
  type Collection,
  decideCollection,
  defaultCollection as terms,
  dueNow,
  missedOn,
  nextAttemptAfter,
  termsForMethod,
} from './collect.ts';

const due = day('2026-06-15');
const on = (days: number) => addDays(due, days);
const invoice = (more: Partial<CollectedInvoice> = {}): CollectedInvoice => ({
  invoiceId: 'a',
  sequence: 2,
  dueDate: due,
  amount: 1e4,
  paidAmount: 0,
  status: 'scheduled',
  collectFrom: null,
  ...more,
});
const stated = { collectFrom: due } as const;
const state = (invoices: readonly CollectedInvoice[], more: Partial<Collection> = {}): Collection => ({
  status: 'active',
  invoices,
  canCharge: true,
  isUnderWay: false,
  nextAttempt: null,
  tried: new Set(),
  terms,
  ...more,
});
/** What is done, in one line. */
function textOf(collection: Collection, days: number): string {
  const { announce, issue, remind, charge, becomes, next } = decideCollection(collection, on(days));
  const words = [
    ...announce.map((one) => `tell ${one.invoiceId} ${one.collectFrom}`),
    ...issue.map((one) => `issue ${one}`),
    ...remind.map((one) => `remind of ${one}`),
    ...(charge > 0 ? [`charge ${charge}`] : []),
    ...(becomes ? [becomes] : []),
  ];
  return `${words.join(', ')} | ${next ?? 'never'}`;
}
const issued = invoice({ ...stated, status: 'issued' });
const tried = { tried: new Set(['a']) };
const second = invoice({ invoiceId: 'b', sequence: 3, dueDate: on(30) });

describe('what the clock does about money', () => {
  test.each([
    ['nothing eight days before', state([invoice()]), -8, ' | 2026-06-08'],
    ['tells seven days before', state([invoice()]), -7, 'tell a 2026-06-15 | 2026-06-15'],
    ['waits for the day', state([invoice(stated)]), -1, ' | 2026-06-15'],
    ['issues and charges on the day', state([invoice(stated)]), 0, 'issue a, charge 10000 | 2026-06-16'],
    ['issues alone without autopay', state([invoice(stated)], { canCharge: false }), 0, 'issue a | 2026-06-16'],
    ['calls it delinquent the day after', state([issued], { canCharge: false }), 1, 'delinquent | never'],
    ['does not while a charge is under way', state([issued], { isUnderWay: true }), 1, ' | 2026-06-17'],
    ['waits for the next attempt', state([issued], { ...tried, nextAttempt: on(3) }), 0, ' | 2026-06-16'],
    [
      'tries again on its day',
      state([issued], { ...tried, nextAttempt: on(3), status: 'delinquent' }),
      3,
      'charge 10000 | 2026-06-19',
    ],
    ['tries no more after a hard decline', state([issued], { ...tried, status: 'delinquent' }), 9, ' | never'],
    [
      'ends delinquency when it is paid',
      state([invoice({ ...stated, status: 'paid', paidAmount: 10_000 })], { status: 'delinquent' }),
      2,
      'active | never',
    ],
    ['leaves alone what is on its way from a bank', state([invoice({ ...stated, status: 'pending' })]), 5, ' | never'],
    [
      'asks for the rest of what is paid in part',
      state([invoice({ ...stated, status: 'partly_paid', paidAmount: 4_000 })]),
      0,
      'charge 6000 | 2026-06-16',
    ],
    // An outage of any length: who pays is told first, and asked no earlier than promised.
    ['tells late, and asks later', state([invoice()]), 3, 'tell a 2026-06-25 | 2026-06-25'],
    [
      'charges once what fell due in a week without a clock',
      state([invoice(stated)]),
      7,
      'issue a, charge 10000 | 2026-06-23',
    ],
    [
      'charges everything due together',
      state([issued, { ...second, status: 'issued', collectFrom: on(30) }], tried),
      30,
      'charge 20000 | 2026-07-16',
    ],
    [
      'asks for nothing before its day after a pause',
      state([invoice({ status: 'issued', collectFrom: on(40) })]),
      10,
      ' | 2026-07-26',
    ],
  ] as const)('%s', (_what, collection, days, expected) => {
    expect(textOf(collection, days)).toBe(expected);
  });

  test.each([
    [0, false, on(3)],
    [3, false, on(6)],
    [4, false, on(6)],
    [6, false, null],
    [0, true, null],
  ])('%i days after the first attempt, declined for good: %s, is tried again on %s', (days, isFinal, next) => {
    expect(nextAttemptAfter(due, { today: on(days), isFinal }, terms)).toBe(next);
  });

  test.each([
    [24, on(3)],
    [96, on(6)],
    [144, on(6)],
    [240, null],
  ])('a card whose network wants %i hours of peace is tried again on %s', (waitHours, next) => {
    expect(nextAttemptAfter(due, { today: due, isFinal: false, waitHours }, terms)).toBe(next);
  });

  test('who is charged was told seven days before, and is charged what is due, whatever days the clock runs on (seed 11)', () => {
    const property = fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }), (gaps) => {
      let invoices = [invoice(), second];
      const attempted = new Set<string>();
      let today = on(-20);
      const notifiedOn = new Map<string, string>();
      for (const gap of gaps) {
        today = addDays(today, gap);
        const steps = decideCollection(state(invoices, { tried: attempted }), today);
        for (const one of steps.announce) notifiedOn.set(one.invoiceId, today);
        invoices = invoices.map((one) => ({
          ...one,
          collectFrom:
            steps.announce.find(({ invoiceId }) => invoiceId === one.invoiceId)?.collectFrom ?? one.collectFrom,
          status: steps.issue.includes(one.invoiceId) ? 'issued' : one.status,
        }));
        if (steps.charge === 0) continue;
        expect(steps.charge).toBe(dueNow(invoices));
        for (const one of invoices.filter(({ status }) => status === 'issued')) {
          expect(addDays(day(notifiedOn.get(one.invoiceId) ?? '9999-01-01'), terms.announceDays) <= today).toBe(true);
          expect(attempted.has(one.invoiceId)).toBe(false);
          attempted.add(one.invoiceId);
        }
        invoices = invoices.map((one) =>
          one.status === 'issued' ? { ...one, status: 'paid', paidAmount: one.amount } : one,
        );
      }
    });
    fc.assert(property, { seed: 11 });
  });
});

test.each([
  ['is charged', {}, 'ok'],
  ['waits for a payment that is under way', { isUnderWay: true }, 'payment_under_way'],
  ['is nothing', { invoices: [] }, 'nothing_due'],
  ['has no method', { method: null }, 'no_method_on_file'],
  ['may not be charged by itself', { autopay: false }, 'no_method_on_file'],
  [
    'has a card that does not work',
    { method: { paymentMethodId: 'm', kind: 'card', isChargeable: false } },
    'method_not_chargeable',
  ],
] as const)('what is due %s', (_what, more, expected) => {
  const method = { paymentMethodId: 'm', kind: 'card', isChargeable: true } as const;
  const decision = decideChargeDue({ invoices: [issued], isUnderWay: false, autopay: true, method, ...more }, on(0));
  expect(decision.ok ? 'ok' : decision.refusal.code).toBe(expected);
});

test.each([
  ['scheduled', null],
  ['issued', '2026-06-16'],
  ['partly_paid', '2026-06-16'],
  ['pending', null],
  ['paid', null],
  ['void', null],
  ['written_off', null],
] as const)('an invoice that is %s is missed from %s on', (status, from) => {
  expect(missedOn(invoice({ ...stated, status }), terms)).toBe(from);
});

test('what is due is what was asked for and is not paid, and nothing that is on its way', () => {
  const invoices = [
    invoice({ status: 'issued' }),
    invoice({ status: 'partly_paid', paidAmount: 2_500 }),
    invoice({ status: 'pending' }),
    invoice({ status: 'scheduled' }),
    invoice({ status: 'void' }),
  ];
  expect(dueNow(invoices)).toBe(17_500);
});

test('a policy that begins later is looked at when there is something to tell of, a day on at the soonest', () => {
  expect(textOf(state([invoice()], { status: 'pending' }), -20)).toBe(' | 2026-06-08');
  expect(textOf(state([invoice()], { status: 'pending' }), 0)).toBe(' | 2026-06-16');
});

describe.each(['cancelled', 'expired', 'rewritten'] as const)('what a policy that is %s left unpaid', (status) => {
  const bill = invoice({ status: 'issued' });
  const ended = (more: Partial<CollectedInvoice>, rest: Partial<Collection> = {}) =>
    state([{ ...bill, ...more }], { status, ...rest });

  test('is announced and charged on the day that was told, where its owner agreed to that', () => {
    expect(textOf(ended({}), 0)).toBe('tell a 2026-06-22 | 2026-06-22');
    expect(textOf(ended({ collectFrom: on(7) }), 6)).toBe(' | 2026-06-22');
    expect(textOf(ended({ collectFrom: on(7) }), 7)).toBe('charge 10000 | 2026-06-23');
    expect(textOf(ended({ collectFrom: on(7) }, { canCharge: false }), 7)).toBe(' | 2026-07-02');
  });

  test('is issued where an outage left it scheduled over the end of the term', () => {
    expect(textOf(ended({ status: 'scheduled' }), 40)).toBe('tell a 2026-08-01 | 2026-08-01');
    expect(textOf(ended({ status: 'scheduled', collectFrom: on(47) }, { canCharge: false }), 47)).toBe(
      'issue a | 2026-08-11',
    );
  });

  test('is reminded of twice, however late, and not while it is charged again', () => {
    const unpaid = (more: Partial<CollectedInvoice>, rest: Partial<Collection> = {}) =>
      ended({ collectFrom: due, ...more }, { ...tried, canCharge: false, ...rest });
    expect(textOf(unpaid({}), 9)).toBe(' | 2026-06-25');
    expect(textOf(unpaid({}), 10)).toBe('remind of a | 2026-07-10');
    expect(textOf(unpaid({ reminded: on(10) }), 11)).toBe(' | 2026-07-10');
    expect(textOf(unpaid({ reminded: on(10) }), 25)).toBe('remind of a | never');
    expect(textOf(unpaid({}), 80), 'once after an outage').toBe('remind of a | never');
    expect(textOf(unpaid({ reminded: on(80) }), 81)).toBe(' | never');
    expect(textOf(unpaid({}, { canCharge: true, nextAttempt: on(12) }), 11)).toBe(' | 2026-06-27');
  });

  test('has its bill alone up to what the product calls small', () => {
    expect(textOf(ended({ amount: 1_000, collectFrom: due }, { ...tried, canCharge: false }), 30)).toBe(' | never');
  });
});

test('a product may tell earlier, try on other days, and wait longer before it calls a policy delinquent', () => {
  const patient = { ...terms, announceDays: 10, retryDays: [2, 5, 9], graceDays: 5, noticeDays: 12 };
  const untold = state([invoice()], { terms: patient });
  expect(textOf(untold, -11)).toBe(' | 2026-06-05');
  expect(textOf(untold, -10)).toBe('tell a 2026-06-15 | 2026-06-15');
  const unpaid = state([issued], { terms: patient, canCharge: false });
  expect(textOf(unpaid, 4)).toBe(' | 2026-06-20');
  expect(textOf(unpaid, 5)).toBe('delinquent | never');
  const tries = [0, 2, 5, 9].map((days) => nextAttemptAfter(due, { today: on(days), isFinal: false }, patient));
  expect(tries).toEqual([on(2), on(5), on(9), null]);
});

test('who is not told by the first day is asked no earlier than the product promises', () => {
  const late = decideCollection(state([invoice(), second]), on(2));
  expect(late.announce).toEqual([{ invoiceId: 'a', collectFrom: on(9) }]);
  expect(late.charge).toBe(0);
  expect(late.issue).toEqual([]);
});

test('a bank account is announced ten days before at least, a card as the product says', () => {
  const days = (announceDays: number, kind: 'bank' | 'card' | null) =>
    termsForMethod({ ...terms, announceDays }, kind).announceDays;
  expect([days(7, 'bank'), days(12, 'bank'), days(7, 'card'), days(7, null)]).toEqual([10, 12, 7, 7]);
});

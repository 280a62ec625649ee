import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyStatuses } from '../../policies/vocabulary.ts';
import { codeOf } from '../../quoting/quote.fixture.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { type CollectedInvoice, type Collection, decideCollection, defaultCollection } from '../collection/collect.ts';
import { arrangedInvoices, decideArrangement, lastDayToArrange } from './arrange-payment.ts';

const due = day('2026-07-15');
const invoice = (more: Partial<CollectedInvoice> = {}): CollectedInvoice => ({
  invoiceId: 'a',
  sequence: 2,
  dueDate: due,
  amount: 10500,
  paidAmount: 0,
  status: 'issued',
  collectFrom: due,
  ...more,
});
const later = invoice({
  invoiceId: 'b',
  sequence: 3,
  dueDate: addDays(due, 31),
  collectFrom: null,
  status: 'scheduled',
});
const collection = (more: Partial<Collection> = {}): Collection => ({
  status: 'delinquent',
  invoices: [invoice(), later],
  canCharge: false,
  isUnderWay: false,
  nextAttempt: null,
  tried: new Set(),
  terms: defaultCollection,
  ...more,
});
const policy = { policyId: 'policy-1', currency: 'USD' } as const;
const decide = (days: number, more: Partial<Collection> = {}, sinceDue = 3) => {
  const today = addDays(due, sinceDue);
  return decideArrangement({ policy, collection: collection(more), today }, addDays(today, days));
};

describe('a day that was agreed on', () => {
  test('is two weeks ahead at most', () => {
    expect(decide(14)).toEqual({
      ok: true,
      event: { type: 'payment_arranged', ...policy, amount: 10_500, day: addDays(due, 17) },
    });
    expect(codeOf(decide(15))).toBe('day_too_late');
  });

  test('is no later than thirty days after the oldest fell due', () => {
    expect(decide(5, {}, 25).ok).toBe(true);
    expect(decide(6, {}, 25)).toMatchObject({
      refusal: { code: 'day_too_late', message: 'Choose a day no later than Aug 14, 2026.' },
    });
  });

  test('is none any more once the thirty days have passed', () => {
    expect(lastDayToArrange({ collection: collection(), today: addDays(due, 29) })).toBe(addDays(due, 30));
    expect(lastDayToArrange({ collection: collection(), today: addDays(due, 30) })).toBeNull();
    expect(decide(1, {}, 31)).toMatchObject({
      refusal: {
        code: 'day_too_late',
        message: 'What is overdue was due more than 30 days ago: no other day is agreed on any more.',
      },
    });
  });

  test.each([0, -1, -40])('is not %d days from now', (days) => {
    expect(codeOf(decide(days))).toBe('day_too_early');
  });

  test('waits for a bank that has not answered', () => {
    expect(codeOf(decide(3, { isUnderWay: true }))).toBe('payment_under_way');
  });

  test('counts what was paid in part', () => {
    expect(decide(3, { invoices: [invoice({ paidAmount: 500, status: 'partly_paid' })] })).toMatchObject({
      event: { amount: 10_000 },
    });
  });
});

test.each(policyStatuses)('of a policy that is %s', (status) => {
  expect(codeOf(decide(3, { status }))).toBe(status === 'delinquent' ? null : 'policy_not_delinquent');
});

test('nothing is agreed on where nothing is overdue', () => {
  const paid = { invoices: [invoice({ status: 'paid' })] };
  expect(codeOf(decide(3, paid))).toBe('policy_not_delinquent');
  expect(lastDayToArrange({ collection: collection(paid), today: addDays(due, 3) })).toBeNull();
  expect(arrangedInvoices(collection(paid), addDays(due, 3))).toEqual([]);
});

test('until the day the policy is in good standing, and from then on it is asked for again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 14 }), (sinceDue, days) => {
      const today = addDays(due, sinceDue);
      const payBy = addDays(today, days);
      const known = collection();
      const decision = decideArrangement({ policy, collection: known, today }, payBy);
      const last = lastDayToArrange({ collection: known, today });
      expect(decision.ok).toBe(last !== null && payBy <= last);
      if (!decision.ok) return;
      const ids = arrangedInvoices(known, today);
      const invoices = known.invoices.map((one) =>
        ids.includes(one.invoiceId) ? { ...one, collectFrom: payBy } : one,
      );
      expect(decideCollection({ ...known, invoices }, today).becomes).toBe('active');
      const active = { ...known, status: 'active', invoices } as const;
      expect(decideCollection(active, payBy).becomes).toBeNull();
      expect(decideCollection(active, addDays(payBy, 1)).becomes).toBe('delinquent');
    }),
  );
});

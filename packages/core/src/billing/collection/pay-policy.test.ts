import { expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import type { OpenInvoice } from '../ledger/allocate-payment.ts';
import { aheadOf, amountToPay, decidePay } from './pay-policy.ts';

const invoice = (sequence: number, status: OpenInvoice['status'], paidAmount = 0): OpenInvoice => ({
  invoiceId: `i${sequence}`,
  sequence,
  dueDate: day('2026-06-15'),
  amount: 1e4,
  paidAmount,
  status,
});
const invoices = [invoice(1, 'paid', 10_000), invoice(2, 'partly_paid', 4_000), invoice(3, 'scheduled')];
const code = (amount: number, more: object = {}) => {
  const decision = decidePay({ invoices, paidAhead: 0, isUnderWay: false, currency: 'USD', ...more }, amount);
  return decision.ok ? decision.event : decision.refusal.code;
};

test.each([
  ['a part of what is due', 2_500, 2_500],
  ['all that is due', 6_000, 6_000],
  ['ahead, to the end of the term', 16_000, 16_000],
  ['more than the term owes', 16_001, 'more_than_owed'],
  ['less than a dollar', 99, 'amount_invalid'],
  ['nothing', 0, 'amount_invalid'],
  ['half a cent', 600.5, 'amount_invalid'],
])('somebody who pays %s, %d cents: %s', (_what, amount, expected) => {
  expect(code(amount)).toBe(expected);
});

test('a bank account pays all that is due, or more, and ahead whatever its owner likes', () => {
  expect(code(5_999, { isDebit: true })).toBe('debit_too_small');
  expect(code(6_000, { isDebit: true })).toBe(6_000);
  expect(code(7_000, { isDebit: true })).toBe(7_000);
  expect(code(100, { isDebit: true, invoices: [invoice(3, 'scheduled')] })).toBe(100);
  expect(code(100, { isDebit: true, invoices: [invoice(2, 'pending'), invoice(3, 'scheduled')] })).toBe(100);
});

test('nobody pays while a payment is under way, or what is paid', () => {
  expect(code(6_000, { isUnderWay: true })).toBe('payment_under_way');
  expect(code(6_000, { invoices: [invoice(1, 'paid', 10_000)] })).toBe('nothing_owed');
});

test.each([
  ['what is due', invoices, 6_000],
  ['the next payment where nothing is due', [invoice(3, 'scheduled')], 10_000],
  ['nothing where all is paid', [invoice(1, 'paid', 10_000)], 0],
  ['nothing of what is on its way from a bank', [invoice(1, 'pending')], 0],
] as const)('who names no amount pays %s', (_what, input, expected) => {
  expect(amountToPay(input, 0)).toBe(expected);
});

test('what was paid ahead is not asked for again: the next payment less it, and never more than is left of the term', () => {
  const ahead = [invoice(3, 'scheduled'), invoice(4, 'scheduled'), invoice(5, 'scheduled')];
  expect(amountToPay(ahead, 2_500)).toBe(7_500);
  expect(amountToPay(ahead, 12_500)).toBe(7_500);
  expect(amountToPay(ahead, 30_000)).toBe(0);
  expect(aheadOf(ahead.toReversed(), 12_500).map(({ invoice: { sequence }, left }) => [sequence, left])).toEqual([
    [3, 0],
    [4, 7_500],
    [5, 10_000],
  ]);
  expect(code(17_500, { invoices: ahead, paidAhead: 12_500 })).toBe(17_500);
  expect(code(17_501, { invoices: ahead, paidAhead: 12_500 })).toBe('more_than_owed');
  expect(code(100, { invoices: ahead, paidAhead: 30_000 })).toBe('nothing_owed');
});

test('what is due is asked for in full, whatever was paid ahead', () => {
  expect(amountToPay(invoices, 1_000)).toBe(6_000);
});

test('nobody is ever asked for more than is left once what was paid ahead, or is on its way, is taken off', () => {
  const ahead = [3, 4, 5].map((sequence) => invoice(sequence, 'scheduled'));
  for (let covered = 0; covered <= 30_000; covered += 1_250) {
    const requested = amountToPay(ahead, covered);
    expect(requested).toBeLessThanOrEqual(30_000 - covered);
    expect(requested === 0).toBe(covered === 30_000);
    // Whoever pays what they are asked for may do so, from an account too, and never more than the term owes.
    if (requested >= 100)
      expect(code(requested, { invoices: ahead, paidAhead: covered, isDebit: true })).toBe(requested);
    expect(code(30_001 - covered, { invoices: ahead, paidAhead: covered })).not.toBe(30_001 - covered);
  }
});

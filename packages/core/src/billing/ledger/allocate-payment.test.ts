import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import { allocatePayment, openAmount, type OpenInvoice, owedOn, statusWith } from './allocate-payment.ts';

const invoice = (sequence: number, amount: number, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  invoiceId: `i${sequence}`,
  sequence,
  dueDate: day(`2026-0${sequence}-15`),
  amount,
  paidAmount: 0,
  status: 'issued',
  ...more,
});
const textOf = (amount: number, invoices: readonly OpenInvoice[]) => {
  const { allocations, unapplied } = allocatePayment(amount, invoices);
  return [...allocations.map((one) => `${one.invoiceId} ${one.amount}`), unapplied].join(' ');
};

test.each([
  ['pays one invoice', 10_000, [invoice(1, 10_000)], 'i1 10000 0'],
  [
    'pays the oldest first, and a part of the next',
    12_000,
    [invoice(2, 10_000), invoice(1, 10_000)],
    'i1 10000 i2 2000 0',
  ],
  [
    'fills up what is paid in part',
    4_000,
    [invoice(1, 10_000, { paidAmount: 7_500, status: 'partly_paid' })],
    'i1 2500 1500',
  ],
  ['passes over what nobody asks for', 500, [invoice(1, 10_000, { status: 'void' }), invoice(2, 300)], 'i2 300 200'],
  ['leaves all of it where nothing is owed', 500, [], '500'],
])('a payment %s', (_what, amount, invoices, expected) => {
  expect(textOf(amount, invoices)).toBe(expected);
});

test('an invoice stands as what is paid of it says', () => {
  expect([0, 1, 99, 100].map((paid) => statusWith(100, paid))).toEqual([
    'issued',
    'partly_paid',
    'partly_paid',
    'paid',
  ]);
});

test('a payment goes nowhere twice and is never more than what is owed or paid (seed 7)', () => {
  const any = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 90_000 }), paid: fc.integer({ min: 0, max: 90_000 }) }),
    { maxLength: 9 },
  );
  const property = fc.property(any, fc.integer({ min: 1, max: 500_000 }), (rows, amount) => {
    const invoices = rows.map((row, index) =>
      invoice(index + 1, row.amount, { paidAmount: Math.min(row.paid, row.amount) }),
    );
    const { allocations, unapplied } = allocatePayment(amount, invoices);
    expect(sumCents(allocations.map((one) => one.amount)) + unapplied).toBe(amount);
    expect(unapplied).toBe(Math.max(0, amount - owedOn(invoices)));
    for (const { invoiceId, amount: part } of allocations) {
      const of = invoices.find((one) => one.invoiceId === invoiceId);
      expect(of && part > 0 && part <= openAmount(of)).toBe(true);
    }
  });
  fc.assert(property, { seed: 7 });
});

test.each([
  ['scheduled', 7_000],
  ['issued', 7_000],
  ['pending', 7_000],
  ['partly_paid', 7_000],
  ['paid', 0],
  ['void', 0],
  ['written_off', 0],
] as const)('of an invoice that is %s there are %i cents to pay', (status, cents) => {
  expect(openAmount(invoice(1, 10_000, { paidAmount: 3_000, status }))).toBe(cents);
});

test.each([0, -1, 0.5, Number.NaN])('%d cents are no payment', (amount) => {
  expect(() => allocatePayment(amount, [])).toThrow(RangeError);
});

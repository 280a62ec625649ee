import { expect, test } from 'vitest';
import { nextPayment } from './next-payment.ts';

const invoice = (due_date: string, status: string) => ({ due_date, status, amount: 11_952 });

test('is the first scheduled payment from today on', () => {
  const invoices = [
    invoice('2026-10-24', 'paid'),
    invoice('2026-11-24', 'scheduled'),
    invoice('2026-12-24', 'scheduled'),
  ];
  expect(nextPayment(invoices, '2026-11-20')?.due_date).toBe('2026-11-24');
  expect(nextPayment(invoices, '2026-11-24')?.due_date).toBe('2026-11-24');
  expect(nextPayment(invoices, '2026-11-25')?.due_date).toBe('2026-12-24');
});

test('is a payment that is due, however old, before any scheduled one', () => {
  const invoices = [invoice('2026-10-24', 'issued'), invoice('2026-11-24', 'scheduled')];
  expect(nextPayment(invoices, '2026-11-20')?.due_date).toBe('2026-10-24');
});

test('is nothing when all is paid or void', () => {
  expect(nextPayment([invoice('2026-11-24', 'paid'), invoice('2026-12-24', 'void')], '2026-11-20')).toBeNull();
});

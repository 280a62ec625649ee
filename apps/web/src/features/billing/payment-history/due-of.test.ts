import { expect, test } from 'vitest';
import { dueOf } from './due-of.ts';

const invoice = (status: string, due_date: string, amount = 9_000, paid_amount = 0) => ({
  status,
  due_date,
  amount,
  paid_amount,
});

test('what is due is one amount, less what was paid of it, since the day of its oldest invoice', () => {
  const invoices = [
    invoice('paid', '2026-04-15', 9_000, 9_000),
    invoice('partly_paid', '2026-05-15', 9_000, 2_500),
    invoice('issued', '2026-06-15'),
    invoice('scheduled', '2026-07-15'),
  ];
  expect(dueOf(invoices)).toEqual({ left: 15_500, since: '2026-05-15' });
});

test('nothing is due where everything is paid or still to come', () => {
  expect(dueOf([])).toBeNull();
  expect(dueOf([invoice('paid', '2026-05-15', 9_000, 9_000), invoice('scheduled', '2026-06-15')])).toBeNull();
});

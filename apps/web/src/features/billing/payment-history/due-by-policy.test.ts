import { expect, test } from 'vitest';
import type { MyInvoiceFragment } from '../../../generated/documents.ts';
import { dueByPolicy } from './due-by-policy.ts';

const policy = (id: string) => ({ policy_id: id, policy_number: id, currency: 'USD', current_quote: null });
const invoice = (id: string, due_date: string, amount: number, paid_amount = 0): MyInvoiceFragment => ({
  invoice_id: `${id} ${due_date}`,
  sequence: 1,
  due_date,
  amount,
  paid_amount,
  fees: 0,
  status: paid_amount > 0 ? 'partly_paid' : 'issued',
  policy: policy(id),
});

test('what is due is one amount a policy, the longest due first', () => {
  const due = dueByPolicy([
    invoice('home', '2026-05-15', 9_000, 2_500),
    invoice('boat', '2026-06-01', 4_000),
    invoice('home', '2026-06-15', 9_000),
  ]);
  expect(due).toEqual([
    { policy: policy('home'), left: 15_500, since: '2026-05-15' },
    { policy: policy('boat'), left: 4_000, since: '2026-06-01' },
  ]);
});

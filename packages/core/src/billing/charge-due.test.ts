import { expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import { type ChargeDueFacts, decideChargeDue } from './charge-due.ts';

const issued = {
  ...{ invoiceId: 'i2', sequence: 2, dueDate: day('2026-05-15'), amount: 10_500, paidAmount: 0 },
  status: 'issued',
} as const;
const later = { ...issued, invoiceId: 'i3', sequence: 3, dueDate: day('2026-06-15'), status: 'scheduled' } as const;
const card = { paymentMethodId: 'm1', kind: 'card', isChargeable: true } as const;
const facts: ChargeDueFacts = { invoices: [issued, later], isUnderWay: false, autopay: true, method: card };

test('what is charged is everything due, and nothing that is still to come', () => {
  expect(decideChargeDue(facts)).toEqual({
    ok: true,
    event: { amount: 10_500, paymentMethodId: 'm1', isDebit: false },
  });
});

test('of what was paid in part, the rest is charged', () => {
  const part = { ...issued, paidAmount: 4_000, status: 'partly_paid' } as const;
  expect(decideChargeDue({ ...facts, invoices: [part, issued] })).toMatchObject({ event: { amount: 17_000 } });
});

test('a bank account is debited', () => {
  expect(decideChargeDue({ ...facts, method: { ...card, kind: 'bank' } })).toMatchObject({ event: { isDebit: true } });
});

test.each([
  ['payment_under_way', { isUnderWay: true }],
  ['nothing_due', { invoices: [later] }],
  ['no_method_on_file', { autopay: false }],
  ['no_method_on_file', { method: null }],
  ['method_not_chargeable', { method: { ...card, isChargeable: false } }],
] as const)('refused as %s with %o', (code, changes) => {
  expect(decideChargeDue({ ...facts, ...changes })).toMatchObject({ ok: false, refusal: { code } });
});

test('one payment at a time: who is just paying is not charged, whatever else stands against it', () => {
  const both = { ...facts, isUnderWay: true, autopay: false, method: null, invoices: [] };
  expect(decideChargeDue(both)).toMatchObject({ refusal: { code: 'payment_under_way' } });
});

test('every refusal says what to do or why there is nothing to do', () => {
  const said = [
    decideChargeDue({ ...facts, isUnderWay: true }),
    decideChargeDue({ ...facts, invoices: [] }),
    decideChargeDue({ ...facts, method: null }),
  ].map((decision) => (decision.ok ? '' : decision.refusal.message));
  expect(said).toEqual([
    expect.stringMatching(/^A payment .* Wait until/),
    'Nothing is due on this policy now.',
    expect.stringMatching(/Send the customer the link/),
  ]);
});

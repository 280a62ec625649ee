import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import { type ChargeDueFacts, decideChargeDue as decide } from './charge-due.ts';

const issued = {
  invoiceId: 'i2',
  sequence: 2,
  dueDate: day('2026-05-15'),
  amount: 10500,
  paidAmount: 0,
  status: 'issued',
} as const;
const later = { ...issued, invoiceId: 'i3', sequence: 3, dueDate: day('2026-06-15'), status: 'scheduled' } as const;
const card = { paymentMethodId: 'm1', kind: 'card', isChargeable: true } as const;
const today = day('2026-05-15');
const decideChargeDue = (input: ChargeDueFacts) => decide(input, today);
const facts: ChargeDueFacts = { invoices: [issued, later], isUnderWay: false, autopay: true, method: card };

test('what is charged is everything due, and nothing that is still to come', () => {
  expect(decideChargeDue(facts)).toEqual({
    ok: true,
    event: { amount: 10_500, invoiceIds: ['i2'], paymentMethodId: 'm1', isDebit: false },
  });
});

test('of what was paid in part, the rest is charged', () => {
  const part = { ...issued, paidAmount: 4_000, status: 'partly_paid' } as const;
  expect(decideChargeDue({ ...facts, invoices: [part, issued] })).toMatchObject({ event: { amount: 17_000 } });
});

test('a bank account is debited for what its owner was told of ten days before, and for nothing else', () => {
  const bank = { ...facts, method: { ...card, kind: 'bank' } } as const;
  const stated = { ...issued, told: day('2026-05-05') };
  const late = { ...issued, invoiceId: 'i4', told: day('2026-05-06') };
  expect(decideChargeDue({ ...bank, invoices: [stated, late, issued] })).toMatchObject({
    event: { isDebit: true, amount: 10_500, invoiceIds: ['i2'] },
  });
  expect(decideChargeDue({ ...bank, invoices: [late, issued] })).toMatchObject({
    refusal: { code: 'debit_not_announced' },
  });
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
  const texts = [
    decideChargeDue({ ...facts, isUnderWay: true }),
    decideChargeDue({ ...facts, invoices: [] }),
    decideChargeDue({ ...facts, method: null }),
  ].map((decision) => (decision.ok ? '' : decision.refusal.message));
  expect(texts).toEqual([
    expect.stringMatching(/^A payment .* Wait until/),
    'Nothing is due on this policy now.',
    expect.stringMatching(/Send the customer the link/),
  ]);
});

test('what is charged is the invoices that it names, to the cent, and of an account none that was not told in time (seed 57)', () => {
  const some = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 50_000 }),
      status: fc.constantFrom('issued', 'partly_paid', 'scheduled', 'pending', 'paid'),
      told: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
    }),
    { maxLength: 8 },
  );
  const property = fc.property(some, fc.constantFrom('card', 'bank'), (drawn, kind) => {
    const invoices = drawn.map(({ amount, status, told: stated }, index) => ({
      ...({ invoiceId: `i${index}`, sequence: index, dueDate: today, amount, paidAmount: 0, status } as const),
      told: stated === null ? null : addDays(today, -stated),
    }));
    const decision = decideChargeDue({ ...facts, invoices, method: { ...card, kind } });
    if (!decision.ok) return;
    const { amount, invoiceIds } = decision.event;
    const named = invoices.filter(({ invoiceId }) => invoiceIds.includes(invoiceId));
    expect(sumCents(named.map((one) => one.amount))).toBe(amount);
    for (const { status, told: notifiedOn } of named) {
      expect(['issued', 'partly_paid']).toContain(status);
      if (kind === 'bank') expect(notifiedOn !== null && addDays(notifiedOn, 10) <= today).toBe(true);
    }
  });
  fc.assert(property, { seed: 57, numRuns: 300 });
});

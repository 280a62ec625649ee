import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import type { OpenInvoice } from '../ledger/allocate-payment.ts';
import { decideChangeMethod } from './change-method.ts';

const ahead: OpenInvoice = {
  invoiceId: 'i2',
  sequence: 2,
  dueDate: day('2026-12-30'),
  amount: 3_934,
  paidAmount: 0,
  status: 'scheduled',
};
const facts = { invoices: [ahead], paidAhead: 0, isUnderWay: false };
const codeOf = (decision: ReturnType<typeof decideChangeMethod>) => (decision.ok ? 'ok' : decision.refusal.code);

describe('another card for a policy', () => {
  test('is taken as long as something is to be paid, now or later', () => {
    expect(codeOf(decideChangeMethod(facts))).toBe('ok');
    expect(codeOf(decideChangeMethod({ ...facts, invoices: [{ ...ahead, status: 'issued' }] }))).toBe('ok');
  });

  test('is not taken where all of the term is paid, nor while a payment is under way', () => {
    expect(codeOf(decideChangeMethod({ ...facts, paidAhead: 3_934 }))).toBe('nothing_owed');
    expect(codeOf(decideChangeMethod({ ...facts, invoices: [] }))).toBe('nothing_owed');
    expect(codeOf(decideChangeMethod({ ...facts, isUnderWay: true }))).toBe('payment_under_way');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyStatuses } from '../policies/vocabulary.ts';
import { addDays, day } from '../shared/day.ts';
import type { OpenInvoice } from './allocate-payment.ts';
import { decideWriteOff, type UnpaidEnd, writeOffDay } from './write-off.ts';

const terms = { writeOffDays: 45, writeOffLimit: 1_000, reinstatementDays: 30 };
const endedOn = day('2026-06-23');
const bill = (amount: number, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  invoiceId: 'balance',
  sequence: 13,
  dueDate: endedOn,
  amount,
  paidAmount: 0,
  status: 'issued',
  ...more,
});
const end = (invoices: readonly OpenInvoice[], more: Partial<UnpaidEnd> = {}): UnpaidEnd => ({
  status: 'cancelled',
  reason: 'non_payment',
  endedOn,
  invoices,
  ...more,
});

describe('what an end for non-payment left unpaid', () => {
  test('is written off 45 days after it, and not a day before', () => {
    const unpaid = end([bill(4_211)]);
    expect(decideWriteOff(unpaid, terms, day('2026-08-06'))).toEqual([]);
    expect(decideWriteOff(unpaid, terms, day('2026-08-07'))).toEqual([{ invoiceId: 'balance', amount: 4_211 }]);
    expect(decideWriteOff(unpaid, terms, day('2027-01-01'))).toEqual([{ invoiceId: 'balance', amount: 4_211 }]);
  });

  test('is written off after one bill up to 10 dollars, once cover cannot go on any more', () => {
    expect(writeOffDay(endedOn, 1_000, terms)).toBe('2026-07-24');
    expect(writeOffDay(endedOn, 1_001, terms)).toBe('2026-08-07');
    expect(decideWriteOff(end([bill(1_000)]), terms, day('2026-07-23'))).toEqual([]);
    expect(decideWriteOff(end([bill(1_000)]), terms, day('2026-07-24'))).toHaveLength(1);
  });

  test('stays owed for as long as cover may go on, whatever the product says of writing off', () => {
    expect(writeOffDay(endedOn, 5_000, { ...terms, writeOffDays: 1 })).toBe('2026-07-24');
    expect(writeOffDay(endedOn, 5_000, { ...terms, reinstatementDays: 60 })).toBe('2026-08-23');
  });

  test('is what is left of it, of every bill', () => {
    const partly = bill(4_211, { status: 'partly_paid', paidAmount: 4_000 });
    const other = bill(900, { invoiceId: 'fee' });
    // Together they are above the limit.
    expect(decideWriteOff(end([partly, other]), terms, day('2026-07-24'))).toEqual([]);
    expect(decideWriteOff(end([partly, other]), terms, day('2026-08-07'))).toEqual([
      { invoiceId: 'balance', amount: 211 },
      { invoiceId: 'fee', amount: 900 },
    ]);
  });

  test('is nothing where a payment is on its way, or everything is paid', () => {
    const late = day('2027-01-01');
    expect(decideWriteOff(end([bill(4_211), bill(10, { status: 'pending' })]), terms, late)).toEqual([]);
    expect(decideWriteOff(end([bill(4_211, { status: 'paid', paidAmount: 4_211 })]), terms, late)).toEqual([]);
    expect(decideWriteOff(end([bill(4_211, { status: 'written_off' })]), terms, late)).toEqual([]);
    expect(decideWriteOff(end([bill(4_211, { status: 'scheduled' })]), terms, late)).toEqual([]);
    expect(decideWriteOff(end([]), terms, late)).toEqual([]);
  });

  test.each(policyStatuses.filter((status) => status !== 'cancelled'))(
    'is owed on of a policy that is %s',
    (status) => {
      expect(decideWriteOff(end([bill(4_211)], { status }), terms, day('2027-01-01'))).toEqual([]);
    },
  );

  test.each(['insured_request', 'sold_vehicle', 'fraud_claim', null] as const)(
    'is no matter of an end for %s',
    (reason) => {
      expect(decideWriteOff(end([bill(4_211)], { reason }), terms, day('2027-01-01'))).toEqual([]);
    },
  );

  test('is never more than is open, and once written off there is nothing more', () => {
    const amounts = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 5_000 }), paid: fc.nat(5_000) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(amounts, fc.nat(120), (bills, days) => {
        const invoices = bills.map(({ amount, paid }, index) => {
          const paidAmount = Math.min(paid, amount);
          const status = paidAmount === amount ? 'paid' : paidAmount > 0 ? 'partly_paid' : 'issued';
          return bill(amount, { invoiceId: String(index), paidAmount, status });
        });
        const off = decideWriteOff(end(invoices), terms, addDays(endedOn, days));
        for (const { invoiceId, amount } of off) {
          const one = invoices.find((each) => each.invoiceId === invoiceId);
          expect(amount).toBe((one?.amount ?? 0) - (one?.paidAmount ?? 0));
        }
        const after = invoices.map((one): OpenInvoice =>
          off.some(({ invoiceId }) => invoiceId === one.invoiceId) ? { ...one, status: 'written_off' } : one,
        );
        expect(off.length === 0 || decideWriteOff(end(after), terms, addDays(endedOn, days + 400)).length === 0).toBe(
          true,
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endedStatuses, policyStatuses } from '../../policies/vocabulary.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { isDue, type CollectedInvoice } from '../collection/collect.ts';
import { collectionsDay, decideWriteOff, type UnpaidEnd, writeOffDay, type WriteOffTerms } from './write-off.ts';

const terms: WriteOffTerms = {
  writeOffDays: 45,
  writeOffLimit: 1_000,
  collectionsFrom: 0,
  reinstatementDays: 30,
  retryDays: [3, 6],
  reminderDays: [10, 25],
};
const endedOn = day('2026-06-23');
const askedOn = day('2026-06-30');
const bill = (amount: number, more: Partial<CollectedInvoice> = {}): CollectedInvoice => ({
  invoiceId: 'balance',
  sequence: 13,
  dueDate: endedOn,
  amount,
  paidAmount: 0,
  status: 'issued',
  collectFrom: askedOn,
  ...more,
});
const end = (invoices: readonly CollectedInvoice[], more: Partial<UnpaidEnd> = {}): UnpaidEnd => ({
  status: 'cancelled',
  reason: 'non_payment',
  endedOn,
  invoices,
  ...more,
});
const at = { status: 'cancelled', endedOn, askedOn } as const;
const partsOn = (unpaid: UnpaidEnd, on: string, more: Partial<WriteOffTerms> = {}) =>
  decideWriteOff(unpaid, { ...terms, ...more }, day(on))?.parts ?? null;

describe('what a policy left unpaid when it ended', () => {
  test('is written off 45 days after the end, and not a day before', () => {
    const unpaid = end([bill(4_211)]);
    expect(partsOn(unpaid, '2026-08-06')).toBeNull();
    expect(partsOn(unpaid, '2026-08-07')).toEqual([{ invoiceId: 'balance', amount: 4_211 }]);
    expect(partsOn(unpaid, '2027-01-01')).toEqual([{ invoiceId: 'balance', amount: 4_211 }]);
  });

  test.each(endedStatuses)('is written off of a policy that is %s, whatever ended it', (status) => {
    for (const reason of ['insured_request', 'sold_vehicle', 'fraud_claim', 'non_payment', null] as const) {
      expect(partsOn(end([bill(4_211)], { status, reason }), '2027-01-01')).toHaveLength(1);
    }
  });

  test('is written off after one bill up to 10 dollars, once cover cannot go on any more', () => {
    expect(writeOffDay(at, 1_000, terms)).toBe('2026-07-24');
    expect(writeOffDay(at, 1_001, terms)).toBe('2026-08-07');
    expect(writeOffDay({ ...at, status: 'expired' }, 1_000, terms), 'no cover to go on').toBe('2026-07-07');
  });

  test('stays owed for as long as cover may go on, whatever the product says of writing off', () => {
    expect(writeOffDay(at, 5_000, { ...terms, writeOffDays: 1, reminderDays: [] })).toBe('2026-07-24');
    expect(writeOffDay(at, 5_000, { ...terms, reinstatementDays: 60 })).toBe('2026-08-23');
  });

  test('stays owed until its payer was asked, charged again and reminded, however late that was', () => {
    const late = { ...at, askedOn: day('2026-08-30') };
    expect(writeOffDay(late, 5_000, terms), 'ten days after the second reminder').toBe('2026-10-04');
    expect(writeOffDay(late, 1_000, terms), 'the day after the last charge').toBe('2026-09-06');
    expect(partsOn(end([bill(4_211, { collectFrom: null })]), '2027-01-01'), 'nobody was asked').toBeNull();
    expect(partsOn(end([bill(4_211), bill(9, { status: 'scheduled', collectFrom: null })]), '2027-01-01')).toBeNull();
  });

  test('goes to an agency where the product says so, and a lesser sum is written off', () => {
    const unpaid = end([bill(4_211)]);
    const handing = { ...terms, collectionsFrom: 4_211 };
    const on = day('2026-08-07');
    expect(decideWriteOff(unpaid, handing, on)).toMatchObject({ isForCollections: true });
    expect(decideWriteOff(unpaid, { ...handing, collectionsFrom: 4_212 }, on)).toMatchObject({
      isForCollections: false,
    });
    expect(decideWriteOff(unpaid, terms, on)).toMatchObject({ isForCollections: false });
    expect(collectionsDay(unpaid, handing)).toBe(on);
    expect(collectionsDay(unpaid, terms)).toBeNull();
  });

  test('is what is left of it, of every bill', () => {
    const partly = bill(4_211, { status: 'partly_paid', paidAmount: 4_000 });
    const other = bill(900, { invoiceId: 'fee' });
    expect(partsOn(end([partly, other]), '2026-07-24'), 'together they are above the limit').toBeNull();
    expect(partsOn(end([partly, other]), '2026-08-07')).toEqual([
      { invoiceId: 'balance', amount: 211 },
      { invoiceId: 'fee', amount: 900 },
    ]);
  });

  test('is nothing where a payment is on its way, or everything is paid', () => {
    const nothing = [
      [bill(4_211), bill(10, { status: 'pending' })],
      [bill(4_211, { status: 'paid', paidAmount: 4_211 })],
      [bill(4_211, { status: 'written_off' })],
      [],
    ];
    for (const invoices of nothing) expect(partsOn(end(invoices), '2027-01-01')).toBeNull();
  });

  test.each(policyStatuses.filter((status) => !endedStatuses.some((one) => one === status)))(
    'is owed on of a policy that is %s',
    (status) => expect(partsOn(end([bill(4_211)], { status }), '2027-01-01')).toBeNull(),
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
        for (const { invoiceId, amount } of off?.parts ?? []) {
          const one = invoices.find((each) => each.invoiceId === invoiceId);
          expect(amount).toBe((one?.amount ?? 0) - (one?.paidAmount ?? 0));
        }
        const after = invoices.map((one): CollectedInvoice =>
          off?.parts.some(({ invoiceId }) => invoiceId === one.invoiceId) ? { ...one, status: 'written_off' } : one,
        );
        expect(off === null || !after.some(isDue)).toBe(true);
      }),
    );
  });
});

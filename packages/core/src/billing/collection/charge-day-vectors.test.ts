import { expect, test } from 'vitest';
import { addMonths, day } from '../../shared/time/day.ts';
import { amountOf, decideChargeDay, type MovableInvoice } from './charge-day.ts';

/** Twelve payments of 100 dollars on the 15th from March 2025, three of them paid; decided on 27 May. */
const invoices = Array.from({ length: 12 }, (_none, index): MovableInvoice => ({
  invoiceId: `i${index + 1}`,
  sequence: index + 1,
  kind: 'instalment',
  premium: 1e4,
  fees: 0,
  taxes: 0,
  dueDate: addMonths(day('2025-03-15'), index, 15),
  status: index < 3 ? 'paid' : 'scheduled',
}));
const schedule = { invoices, anchorDay: 15, expirationDate: day('2026-03-15'), paidUntil: day('2025-06-14'), moves: 0 };

function lines(anchor: number): string[] {
  const decision = decideChargeDay(schedule, anchor, day('2025-05-27'));
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.event.after.map((one) => `${one.dueDate} ${one.kind} ${amountOf(one)}`);
}

test('the 5th is ten days sooner', () => {
  expect(lines(5)).toEqual([
    '2025-06-05 instalment 10000',
    '2025-07-05 instalment 10000',
    '2025-08-05 instalment 10000',
    '2025-09-05 instalment 10000',
    '2025-10-05 instalment 10000',
    '2025-11-05 instalment 10000',
    '2025-12-05 instalment 10000',
    '2026-01-05 instalment 10000',
    '2026-02-05 instalment 10000',
  ]);
});

test('the 10th is five days sooner', () => {
  expect(lines(10)).toEqual([
    '2025-06-10 instalment 10000',
    '2025-07-10 instalment 10000',
    '2025-08-10 instalment 10000',
    '2025-09-10 instalment 10000',
    '2025-10-10 instalment 10000',
    '2025-11-10 instalment 10000',
    '2025-12-10 instalment 10000',
    '2026-01-10 instalment 10000',
    '2026-02-10 instalment 10000',
  ]);
});

test('the 16th is a day later', () => {
  expect(lines(16)).toEqual([
    '2025-06-16 instalment 10000',
    '2025-07-16 instalment 10000',
    '2025-08-16 instalment 10000',
    '2025-09-16 instalment 10000',
    '2025-10-16 instalment 10000',
    '2025-11-16 instalment 10000',
    '2025-12-16 instalment 10000',
    '2026-01-16 instalment 10000',
    '2026-02-16 instalment 10000',
  ]);
});

test('the 20th is within ten days of what was paid for', () => {
  expect(lines(20)).toEqual([
    '2025-06-20 instalment 10000',
    '2025-07-20 instalment 10000',
    '2025-08-20 instalment 10000',
    '2025-09-20 instalment 10000',
    '2025-10-20 instalment 10000',
    '2025-11-20 instalment 10000',
    '2025-12-20 instalment 10000',
    '2026-01-20 instalment 10000',
    '2026-02-20 instalment 10000',
  ]);
});

test('the 24th is the last day that needs no bridge', () => {
  expect(lines(24)).toEqual([
    '2025-06-24 instalment 10000',
    '2025-07-24 instalment 10000',
    '2025-08-24 instalment 10000',
    '2025-09-24 instalment 10000',
    '2025-10-24 instalment 10000',
    '2025-11-24 instalment 10000',
    '2025-12-24 instalment 10000',
    '2026-01-24 instalment 10000',
    '2026-02-24 instalment 10000',
  ]);
});

test('the 25th needs a bridge of ten days', () => {
  expect(lines(25)).toEqual([
    '2025-06-15 bridging 3333',
    '2025-06-25 instalment 10000',
    '2025-07-25 instalment 10000',
    '2025-08-25 instalment 10000',
    '2025-09-25 instalment 10000',
    '2025-10-25 instalment 10000',
    '2025-11-25 instalment 10000',
    '2025-12-25 instalment 10000',
    '2026-01-25 instalment 10000',
    '2026-02-25 instalment 6667',
  ]);
});

test('the 27th needs a bridge of twelve days', () => {
  expect(lines(27)).toEqual([
    '2025-06-15 bridging 4000',
    '2025-06-27 instalment 10000',
    '2025-07-27 instalment 10000',
    '2025-08-27 instalment 10000',
    '2025-09-27 instalment 10000',
    '2025-10-27 instalment 10000',
    '2025-11-27 instalment 10000',
    '2025-12-27 instalment 10000',
    '2026-01-27 instalment 10000',
    '2026-02-27 instalment 6000',
  ]);
});

test('the 29th is shortened in February, and bridged', () => {
  expect(lines(29)).toEqual([
    '2025-06-15 bridging 4667',
    '2025-06-29 instalment 10000',
    '2025-07-29 instalment 10000',
    '2025-08-29 instalment 10000',
    '2025-09-29 instalment 10000',
    '2025-10-29 instalment 10000',
    '2025-11-29 instalment 10000',
    '2025-12-29 instalment 10000',
    '2026-01-29 instalment 10000',
    '2026-02-28 instalment 5333',
  ]);
});

test('the 30th falls on May still', () => {
  expect(lines(30)).toEqual([
    '2025-05-30 instalment 10000',
    '2025-06-30 instalment 10000',
    '2025-07-30 instalment 10000',
    '2025-08-30 instalment 10000',
    '2025-09-30 instalment 10000',
    '2025-10-30 instalment 10000',
    '2025-11-30 instalment 10000',
    '2025-12-30 instalment 10000',
    '2026-01-30 instalment 10000',
  ]);
});

test('the 31st falls on May still, and follows the length of each month', () => {
  expect(lines(31)).toEqual([
    '2025-05-31 instalment 10000',
    '2025-06-30 instalment 10000',
    '2025-07-31 instalment 10000',
    '2025-08-31 instalment 10000',
    '2025-09-30 instalment 10000',
    '2025-10-31 instalment 10000',
    '2025-11-30 instalment 10000',
    '2025-12-31 instalment 10000',
    '2026-01-31 instalment 10000',
  ]);
});

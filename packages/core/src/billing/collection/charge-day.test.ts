import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, dayOfMonth, daysInMonth, monthOf, yearOf } from '../../shared/time/day.ts';
import { splitCents, sumCents } from '../../shared/money/money.ts';
import { amountOf, decideChargeDay, type MovableInvoice, type MovedInvoice, type Schedule } from './charge-day.ts';

/** Twelve payments of 100 dollars on the 15th, the first three of them paid. */
function schedule(change: Partial<Schedule> = {}, paid = 3): Schedule {
  const invoices = Array.from({ length: 12 }, (_none, index): MovableInvoice => ({
    invoiceId: `i${index + 1}`,
    sequence: index + 1,
    kind: index === 0 ? 'deposit' : 'instalment',
    dueDate: addMonths(day('2025-03-15'), index, 15),
    premium: 1e4,
    fees: 0,
    taxes: 0,
    status: index < paid ? 'paid' : 'scheduled',
  }));
  return {
    invoices,
    anchorDay: 15,
    expirationDate: day('2026-03-15'),
    paidUntil: day('2025-06-14'),
    moves: 0,
    ...change,
  };
}

function moved(anchor: number, today: string, of: Schedule = schedule()): readonly MovedInvoice[] {
  const decision = decideChargeDay(of, anchor, day(today));
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.event.after;
}
const days = (invoices: readonly MovedInvoice[]) => invoices.map(({ dueDate }) => dueDate);
const total = (invoices: readonly Pick<MovableInvoice, 'premium' | 'fees' | 'taxes'>[]) =>
  sumCents(invoices.map(amountOf));
const refused = (anchor: number, today: string, of: Schedule = schedule()) => {
  const decision = decideChargeDay(of, anchor, day(today));
  return decision.ok ? null : decision.refusal.code;
};

describe('another charge day', () => {
  test('of the published example moves nine payments to the first of the month, amounts and sum as before', () => {
    const after = moved(1, '2025-05-27');
    expect(days(after)).toEqual([
      '2025-06-01',
      '2025-07-01',
      '2025-08-01',
      '2025-09-01',
      '2025-10-01',
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
    expect(after.map(amountOf)).toEqual(Array.from({ length: 9 }, () => 10_000));
    expect(total(after)).toBe(90_000);
  });

  test('of the published example to the 28th bridges thirteen days on the old day, and takes them off the last', () => {
    const after = moved(28, '2025-05-27');
    expect(days(after)).toEqual([
      '2025-06-15',
      '2025-06-28',
      '2025-07-28',
      '2025-08-28',
      '2025-09-28',
      '2025-10-28',
      '2025-11-28',
      '2025-12-28',
      '2026-01-28',
      '2026-02-28',
    ]);
    expect(after[0]).toMatchObject({ invoiceId: null, kind: 'bridging', premium: 4_333, fees: 0 });
    expect(after.at(-1)).toMatchObject({ invoiceId: 'i12', premium: 5_667 });
    expect(total(after)).toBe(90_000);
  });

  test('is three days ahead at the soonest', () => {
    expect(days(moved(1, '2025-05-29'))[0]).toBe('2025-06-01');
    expect(days(moved(1, '2025-05-30')).slice(0, 2)).toEqual(['2025-06-15', '2025-07-01']);
  });

  test('comes after the last payment that was asked for', () => {
    const of = schedule({}, 4);
    const issued = of.invoices.map((one): MovableInvoice => (one.sequence === 4 ? { ...one, status: 'issued' } : one));
    expect(days(moved(14, '2025-06-10', { ...of, invoices: issued, paidUntil: day('2025-07-14') }))[0]).toBe(
      '2025-07-14',
    );
  });

  test('keeps to the 31st through shorter months', () => {
    const of = schedule({ paidUntil: day('2025-06-30') });
    expect(days(moved(31, '2025-05-27', of)).slice(0, 4)).toEqual([
      '2025-05-31',
      '2025-06-30',
      '2025-07-31',
      '2025-08-31',
    ]);
  });

  test('merges what would fall due in the last fifteen days of the term, fees with it', () => {
    const of = schedule({ paidUntil: day('2025-07-15') }, 3);
    const withFees = of.invoices.map((one) => ({ ...one, fees: one.sequence === 1 ? 0 : 500 }));
    const after = moved(10, '2025-06-12', { ...of, invoices: withFees });
    expect(days(after).at(-1)).toBe('2026-02-10');
    expect(after.at(-1)).toMatchObject({ premium: 20_000, fees: 1_000 });
    expect(total(after)).toBe(9 * 10_500);
  });

  test('bridges as well what falls due before three days have passed', () => {
    const after = moved(14, '2025-06-13');
    expect(after.slice(0, 2)).toMatchObject([
      { kind: 'bridging', dueDate: '2025-06-15', premium: 9_667 },
      { kind: 'instalment', dueDate: '2025-07-14' },
    ]);
    expect(total(after)).toBe(90_000);
  });

  test('moved a day back two days before each payment keeps cover paid for all the same', () => {
    let of = schedule();
    let paid = 0;
    for (const [anchor, today] of [
      [14, '2025-06-13'],
      [13, '2025-07-12'],
      [12, '2025-08-11'],
    ] as const) {
      const after = moved(anchor, today, of);
      const due = after.filter(({ dueDate }) => dueDate <= addDays(day(today), 4));
      paid += total(due);
      const later = after.filter((one) => !due.includes(one));
      of = schedule({
        invoices: later.map((one, index): MovableInvoice => ({
          ...one,
          invoiceId: one.invoiceId ?? 'b',
          sequence: index + 4,
          status: 'scheduled',
        })),
        anchorDay: anchor,
        paidUntil: addDays(day('2025-06-14'), Math.floor((paid * 365) / 120_000)),
      });
    }
    // Some 29 days of each of three months.
    expect(paid).toBeGreaterThan(28_000);
  });

  test('bridges by a month of premium alone, of two payments that fall together too', () => {
    const of = schedule({ paidUntil: day('2026-01-14') }, 10);
    const withFees = of.invoices.map((one) => ({ ...one, fees: one.sequence === 1 ? 0 : 500 }));
    const after = moved(27, '2026-01-10', { ...of, invoices: withFees });
    expect(after).toMatchObject([
      { kind: 'bridging', dueDate: '2026-01-15', premium: 4_000, fees: 0 },
      { dueDate: '2026-01-27', premium: 10_000, fees: 500 },
      { dueDate: '2026-02-27', premium: 6_000, fees: 500 },
    ]);
    const merged = moved(1, '2026-01-12', { ...of, invoices: withFees });
    expect(merged).toMatchObject([
      { kind: 'bridging', dueDate: '2026-01-15', premium: 5_667, fees: 0 },
      { dueDate: '2026-02-01', premium: 14_333, fees: 1_000 },
    ]);
  });

  test('leaves a bridging payment that lies ahead where it is, and counts what it pays for', () => {
    const invoices = moved(28, '2025-05-27').map((one, index): MovableInvoice => ({
      ...one,
      invoiceId: one.invoiceId ?? 'bridge',
      sequence: index + 4,
      status: 'scheduled',
    }));
    const again = moved(20, '2025-05-28', schedule({ invoices, anchorDay: 28 }));
    expect(again.slice(0, 2)).toMatchObject([
      { invoiceId: 'bridge', dueDate: '2025-06-15', premium: 4_333 },
      { dueDate: '2025-06-20', premium: 10_000 },
    ]);
    expect(again.filter(({ kind }) => kind === 'bridging')).toHaveLength(1);
  });

  test('leaves what was void or paid alone', () => {
    const of = schedule();
    const invoices = of.invoices.map((one): MovableInvoice => (one.sequence === 12 ? { ...one, status: 'void' } : one));
    expect(moved(1, '2025-05-27', { ...of, invoices }).map(({ invoiceId }) => invoiceId)).not.toContain('i12');
  });

  test.each([
    ['no day of a month', 0, '2025-05-27', 'charge_day_invalid'],
    ['a day past every month', 32, '2025-05-27', 'charge_day_invalid'],
    ['a part of a day', 1.5, '2025-05-27', 'charge_day_invalid'],
    ['the day that it is', 15, '2025-05-27', 'charge_day_unchanged'],
    ['a day when the term is about to end', 20, '2026-02-27', 'term_ends_too_soon'],
  ])('is refused for %s', (_what, anchor, today, code) => {
    expect(refused(anchor, today)).toBe(code);
  });

  test('is refused once the days of a term were moved three times', () => {
    expect(refused(1, '2025-05-27', schedule({ moves: 2 }))).toBeNull();
    expect(refused(1, '2025-05-27', schedule({ moves: 3 }))).toBe('charge_day_moved_often');
  });

  test('is refused where no payment lies ahead', () => {
    expect(refused(1, '2025-05-27', schedule({}, 12))).toBe('nothing_to_move');
  });

  test('says what it was before, for whoever compares', () => {
    const decision = decideChargeDay(schedule(), 1, day('2025-05-27'));
    expect(decision.ok && decision.event.before.map(({ dueDate }) => dueDate)).toEqual([
      '2025-06-15',
      '2025-07-15',
      '2025-08-15',
      '2025-09-15',
      '2025-10-15',
      '2025-11-15',
      '2025-12-15',
      '2026-01-15',
      '2026-02-15',
    ]);
  });
});

test('another charge day never changes the sum, falls on its day, ahead, in order and in time (seed 21)', () => {
  const property = fc.property(
    fc.integer({ min: 1, max: 31 }),
    fc.integer({ min: 0, max: 364 }),
    fc.integer({ min: 50_000, max: 500_000 }),
    fc.integer({ min: 0, max: 900 }),
    fc.integer({ min: 0, max: 40 }),
    (anchor, since, premium, fee, beyond) => {
      const today = addDays(day('2025-03-15'), since);
      const paid = Math.min(11, 1 + Math.floor(since / 31));
      const parts = splitCents(premium, 12);
      const invoices = schedule({}, paid).invoices.map((one, index) => ({
        ...one,
        premium: parts[index] ?? 0,
        fees: index === 0 ? 2_500 : fee,
      }));
      const of = schedule({ invoices, paidUntil: addDays(today, beyond - 20) }, paid);
      const decision = decideChargeDay(of, anchor, today);
      if (!decision.ok) return;
      const { before, after } = decision.event;
      expect(total(after)).toBe(total(before));
      expect(sumCents(after.map(({ fees }) => fees))).toBe(sumCents(before.map(({ fees }) => fees)));
      expect(days(after)).toEqual(days(after).toSorted());
      expect(after.every((one) => amountOf(one) >= 0)).toBe(true);
      for (const { dueDate, kind } of after) {
        expect(dueDate >= (kind === 'bridging' ? today : addDays(today, 3))).toBe(true);
        if (kind === 'bridging') continue;
        expect(dueDate <= addDays(of.expirationDate, -15)).toBe(true);
        expect(dayOfMonth(dueDate)).toBe(Math.min(anchor, daysInMonth(yearOf(dueDate), monthOf(dueDate))));
      }
      expect(after.filter(({ kind }) => kind === 'bridging').length).toBeLessThanOrEqual(1);
      const [next] = before;
      const isLate = (after[0]?.dueDate ?? today) > addDays(of.paidUntil, 10);
      expect(isLate && next !== undefined && next.dueDate > today && (after[0]?.dueDate ?? today) > next.dueDate).toBe(
        false,
      );
    },
  );
  fc.assert(property, { seed: 21, numRuns: 300 });
});

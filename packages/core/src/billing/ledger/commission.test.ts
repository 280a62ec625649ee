import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cents } from '../../shared/money/money.ts';
import { collectedPremium, commissionDue, type CommissionFigures, commissionOn } from './commission.ts';

/** Twelve instalments of 100.00; a policy fee of 25.00 with the first, an instalment fee of 5.00 with each later one. */
const year = (paid: readonly Cents[]): CommissionFigures => ({
  written: 12e4,
  returned: 0,
  invoices: Array.from({ length: 12 }, (_, index) => {
    const fees = index === 0 ? 2500 : 500;
    return {
      premium: 1e4,
      amount: 1e4 + fees,
      paid: paid[index] ?? 0,
    };
  }),
});

describe('the premium that was collected', () => {
  test('is that of the invoices that are paid, without their fees', () => {
    expect(collectedPremium(year([]))).toBe(0);
    expect(collectedPremium(year([12_500]))).toBe(10_000);
    expect(collectedPremium(year([12_500, 10_500, 10_500]))).toBe(30_000);
  });

  test('is a share of what is paid in part, rounded once from the beginning', () => {
    // 10 000 / 10 500 of 1.00 is 95.238 cents, of 2.00 is 190.476.
    expect(collectedPremium(year([12_500, 100]))).toBe(10_095);
    expect(collectedPremium(year([12_500, 200]))).toBe(10_190);
    expect(collectedPremium(year([12_500, 10_499]))).toBe(19_999);
    expect(collectedPremium(year([12_500, 10_500]))).toBe(20_000);
  });

  test('is no more than is charged, where more was paid than was earned at the end', () => {
    const paid = [12_500, 10_500, 10_500];
    expect(collectedPremium({ ...year(paid), written: 29_589 })).toBe(29_589);
    // Whether it has gone back already makes no difference.
    expect(collectedPremium({ ...year(paid), written: 29_589, returned: 411 })).toBe(29_589);
  });

  test('is nothing of what counts as never issued, and never below it', () => {
    expect(collectedPremium({ ...year([12_500]), written: 0 })).toBe(0);
    expect(collectedPremium({ ...year([12_500]), written: 0, returned: 12_500 })).toBe(0);
    expect(collectedPremium({ ...year([]), returned: 500 })).toBe(0);
  });

  test('is not there again once cover goes on whose premium went back, until it is paid again', () => {
    const whole = { premium: 120_000, amount: 122_500, paid: 122_500 };
    const again = { premium: 60_000, amount: 61_500, paid: 0 };
    const resumed = { written: 120_000, invoices: [whole, again], returned: 60_000 };
    expect(collectedPremium(resumed)).toBe(60_000);
    expect(collectedPremium({ ...resumed, invoices: [whole, { ...again, paid: 61_500 }] })).toBe(120_000);
  });

  test('of an invoice over nothing is nothing', () => {
    expect(collectedPremium({ written: 0, returned: 0, invoices: [{ premium: 0, amount: 0, paid: 0 }] })).toBe(0);
  });
});

describe('commission', () => {
  test.each([
    [120_000, 12, 14_400],
    [120_000, 10, 12_000],
    // Half a cent is a cent.
    [10_004, 12, 1_200],
    [10_005, 10, 1_001],
    [10_000, 0, 0],
    [0, 12, 0],
  ])('on %i cents at %i per cent is %i', (collected, rate, commission) => {
    expect(commissionOn(collected, rate)).toBe(commission);
  });

  test.each([-1, 101, 12.5, Number.NaN])('is at no rate of %d', (rate) => {
    expect(() => commissionOn(100, rate)).toThrow(RangeError);
  });

  test('is booked by the difference, and clawed back at the same rate', () => {
    expect(commissionDue(year([12_500]), 12, 0)).toBe(1_200);
    expect(commissionDue(year([12_500]), 12, 1_200)).toBe(0);
    expect(commissionDue(year([12_500, 10_500]), 12, 1_200)).toBe(1_200);
    // The first payment was disputed.
    expect(commissionDue(year([0, 10_500]), 12, 2_400)).toBe(-1_200);
    expect(commissionDue({ ...year([12_500, 10_500]), written: 16_438 }, 12, 2_400)).toBe(1_973 - 2_400);
  });

  type Step = (figures: CommissionFigures) => CommissionFigures;
  const pays = fc
    .record({ at: fc.nat(11), share: fc.integer({ min: 1, max: 100 }) })
    .map(({ at, share }): Step => (figures) => ({
      ...figures,
      invoices: figures.invoices.map((one, index) =>
        index === at
          ? { ...one, paid: Math.min(one.amount, one.paid + Math.ceil(((one.amount - one.paid) * share) / 100)) }
          : one,
      ),
    }));
  const bounces = fc.nat(11).map((at): Step => (figures) => ({
    ...figures,
    invoices: figures.invoices.map((one, index) => (index === at ? { ...one, paid: 0 } : one)),
  }));
  const ends = fc.integer({ min: 0, max: 120_000 }).map((written): Step => (figures) => ({ ...figures, written }));
  const goesOn = fc.constant<Step>((figures) => ({ ...figures, written: 120_000 }));
  const paysBack = fc.integer({ min: 0, max: 5_000 }).map((cents): Step => (figures) => ({
    ...figures,
    returned: figures.returned + cents,
  }));
  const life = fc.array(fc.oneof(pays, pays, bounces, ends, goesOn, paysBack), { maxLength: 50 });

  test('after any life, booked after any of its steps, is the rate of what is collected, to the cent', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 0, max: 50 }), fc.infiniteStream(fc.boolean()), (steps, rate, looks) => {
        let figures = year([]);
        let booked = 0;
        for (const step of steps) {
          figures = step(figures);
          // The clock may be late: not every step is seen by itself.
          if (looks.next().value) booked += commissionDue(figures, rate, booked);
          expect(booked).toBeGreaterThanOrEqual(0);
          expect(booked).toBeLessThanOrEqual(commissionOn(120_000, rate));
        }
        booked += commissionDue(figures, rate, booked);
        expect(booked).toBe(commissionOn(collectedPremium(figures), rate));
      }),
    );
  });

  test('comes back to nothing with a flat cancellation, whatever was paid', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 0, max: 50 }), (steps, rate) => {
        let booked = 0;
        let figures = year([]);
        for (const step of steps) {
          figures = step(figures);
          booked += commissionDue(figures, rate, booked);
        }
        booked += commissionDue({ ...figures, written: 0 }, rate, booked);
        expect(booked).toBe(0);
      }),
    );
  });

  test('of a term that is paid whole is that of its premium, however it was paid', () => {
    fc.assert(
      fc.property(fc.array(pays, { maxLength: 30 }), fc.integer({ min: 0, max: 50 }), (steps, rate) => {
        let booked = 0;
        let figures = year([]);
        for (const step of steps) {
          figures = step(figures);
          booked += commissionDue(figures, rate, booked);
        }
        const whole = year(figures.invoices.map(({ amount }) => amount));
        booked += commissionDue(whole, rate, booked);
        expect(booked).toBe(commissionOn(120_000, rate));
      }),
    );
  });
});

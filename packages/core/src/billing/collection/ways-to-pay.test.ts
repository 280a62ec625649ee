import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { sumCents } from '../../shared/money/money.ts';
import { type BillingPreview, type BilledTerm, previewBilling } from '../preview.ts';
import { followingPayments, waysToPay } from './ways-to-pay.ts';

const term: BilledTerm = {
  rating: { total: 104_753, fees: [{ code: 'policy_fee', cents: 2_500 }] },
  paymentTerm: 'monthly',
  months: 12,
  effectiveDate: day('2026-01-31'),
  installmentFee: 500,
  depositShare: 0,
  state: 'OH',
};

function bill(more: Partial<BilledTerm> = {}): BillingPreview {
  const preview = previewBilling({ ...term, ...more });
  if (!preview) throw new Error('no price');
  return preview;
}

const invoice = (sequence: number, amount: number, dueDate = day('2026-02-28')) => ({
  sequence,
  dueDate,
  premium: amount,
  fees: 0,
  amount,
});

describe('what follows the first payment', () => {
  test('is told as equal payments together', () => {
    expect(followingPayments(bill().invoices)).toEqual([{ count: 11, amount: 9_021, firstDue: '2026-02-28' }]);
  });

  test('is nothing when it is paid in full', () => {
    expect(followingPayments(bill({ paymentTerm: 'pay_in_full' }).invoices)).toEqual([]);
    expect(followingPayments([])).toEqual([]);
  });

  test('is told apart where payments differ, in the order in which they fall due', () => {
    const due = (date: string, amount: number, sequence: number) => invoice(sequence, amount, day(date));
    expect(
      followingPayments([
        due('2026-01-01', 900, 1),
        due('2026-02-01', 500, 2),
        due('2026-03-01', 500, 3),
        due('2026-04-01', 400, 4),
        due('2026-05-01', 500, 5),
      ]),
    ).toEqual([
      { count: 2, amount: 500, firstDue: '2026-02-01' },
      { count: 1, amount: 400, firstDue: '2026-04-01' },
      { count: 1, amount: 500, firstDue: '2026-05-01' },
    ]);
  });

  test('adds up with what is due today to all payments', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 2_000_000 }),
        fc.constantFrom(12 as const, 6 as const),
        fc.integer({ min: 0, max: 1500 }),
        (total, months, installmentFee) => {
          const { dueToday, invoices, total: all } = bill({ rating: { total, fees: [] }, months, installmentFee });
          const following = followingPayments(invoices);
          expect(dueToday + sumCents(following.map(({ count, amount }) => count * amount))).toBe(all);
          expect(following.reduce((sum, { count }) => sum + count, 0)).toBe(months - 1);
        },
      ),
      { seed: 20_261_122 },
    );
  });
});

describe('the ways to pay a term', () => {
  const full = bill({
    paymentTerm: 'pay_in_full',
    rating: { total: 99_640, fees: [{ code: 'policy_fee', cents: 2_500 }] },
  });
  const ways = waysToPay([
    { paymentTerm: 'monthly', bill: bill() },
    { paymentTerm: 'pay_in_full', bill: full },
  ]);

  test('say what each saves against the dearest, instalment fees included', () => {
    expect(ways.map(({ paymentTerm, saving }) => [paymentTerm, saving])).toEqual([
      ['monthly', 0],
      ['pay_in_full', 104_753 + 5_500 - 99_640],
    ]);
  });

  test('keep the figures of their bills', () => {
    expect(ways[0]).toMatchObject(bill());
    expect(ways[1]).toMatchObject({ ...full, following: [] });
    expect(ways[0]?.following).toEqual(followingPayments(bill().invoices));
  });

  test('are none without a price, and save nothing where there is one', () => {
    expect(waysToPay([])).toEqual([]);
    expect(waysToPay([{ paymentTerm: 'pay_in_full', bill: full }])).toMatchObject([{ saving: 0 }]);
  });

  test('save together with what they cost as much as the dearest costs', () => {
    const amount = fc.integer({ min: 10_000, max: 500_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 2000 }), (first, second, installmentFee) => {
        const bills = [
          { paymentTerm: 'monthly' as const, bill: bill({ rating: { total: first, fees: [] }, installmentFee }) },
          {
            paymentTerm: 'pay_in_full' as const,
            bill: bill({ paymentTerm: 'pay_in_full', rating: { total: second, fees: [] } }),
          },
        ];
        const found = waysToPay(bills);
        expect(new Set(found.map(({ total, saving }) => total + saving)).size).toBe(1);
        expect(Math.min(...found.map(({ saving }) => saving))).toBe(0);
      }),
      { seed: 20_261_122 },
    );
  });
});

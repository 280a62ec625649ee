import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { partRefund, refundSplit, splitRefund } from './split-refund.ts';

const seed = 2_612;
const payment = (paymentId: string, amount: number, refunded = 0) => ({ paymentId, amount, refunded });

test.each([
  ['one payment', 500, [payment('a', 900)], [{ paymentId: 'a', amount: 500 }], 0],
  ['the newest first', 900, [payment('b', 400), payment('a', 900)], [400, 500], 0],
  [
    'past what went back already',
    300,
    [payment('b', 400, 400), payment('a', 900, 100)],
    [{ paymentId: 'a', amount: 300 }],
    0,
  ],
  ['no payment', 300, [], [], 300],
  ['less than was asked', 1_000, [payment('a', 900)], [{ paymentId: 'a', amount: 900 }], 100],
] as const)('a refund goes back to %s', (_title, refund, payments, parts, left) => {
  const split = splitRefund(refund, payments);
  expect(split.left).toBe(left);
  expect(split.parts).toMatchObject(parts.map((part) => (typeof part === 'number' ? { amount: part } : part)));
});

test(`no payment gives back more than it was, and nothing is lost (seed ${seed})`, () => {
  const anyPayment = fc.record({ amount: fc.nat(100_000), refunded: fc.nat(100_000) });
  const property = fc.property(fc.nat(500_000), fc.array(anyPayment, { maxLength: 8 }), (refund, known) => {
    const payments = known.map((one, index) => ({ ...one, paymentId: `p${index}` }));
    const { parts, left } = splitRefund(refund, payments);
    expect(sumCents(parts.map(({ amount }) => amount)) + left).toBe(refund);
    for (const { paymentId, amount } of parts) {
      const paid = payments.find((one) => one.paymentId === paymentId);
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBeLessThanOrEqual((paid?.amount ?? 0) - (paid?.refunded ?? 0));
    }
  });
  fc.assert(property, { seed });
});

test('a second refund goes on where the first one ended', () => {
  const paid = [payment('b', 400), payment('a', 900)];
  const first = splitRefund(500, paid);
  const again = paid.map((one) => ({
    ...one,
    refunded: sumCents(first.parts.flatMap(({ paymentId, amount }) => (paymentId === one.paymentId ? [amount] : []))),
  }));
  expect(splitRefund(900, again)).toEqual({ parts: [{ paymentId: 'a', amount: 800 }], left: 100 });
});

test.each([
  [54_615, 54_400, 215, 54_400, 215],
  [54_400, 54_400, 0, 54_400, 0],
  [27_307, 54_400, 215, 27_200, 107],
  [1, 54_400, 215, 1, 0],
])(
  'of %i that came back of %i with %i interest, %i are owed again and %i is no interest any more',
  (part, amount, interest, principal, less) => {
    expect(refundSplit(part, { amount, interest })).toEqual({ principal, interest: less });
  },
);

test(`a refund that is parted keeps every cent, of fees and of what lay unapplied too (seed ${seed})`, () => {
  const property = fc.property(
    fc.nat(500_000),
    fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
    (amount, [one = 0, two = 0, three = 0, four = 0]) => {
      const fees = one % (amount + 1);
      const unapplied = two % (amount - fees + 1);
      const whole = { amount, fees, unapplied, advanced: three % (amount - fees - unapplied + 1) };
      const { stays, rest } = partRefund(whole, four % (amount + 1));
      for (const part of ['amount', 'fees', 'unapplied', 'advanced'] as const) {
        expect(stays[part] + rest[part]).toBe(whole[part]);
        expect(Math.min(stays[part], rest[part])).toBeGreaterThanOrEqual(0);
      }
      for (const part of [stays, rest])
        expect(part.fees + part.unapplied + part.advanced).toBeLessThanOrEqual(part.amount);
    },
  );
  fc.assert(property, { seed });
});

test('no part of a refund is more than the refund', () => {
  expect(() => partRefund({ amount: 5, fees: 0, unapplied: 0, advanced: 0 }, 6)).toThrow(RangeError);
  expect(() => partRefund({ amount: 5, fees: 0, unapplied: 0, advanced: 0 }, -1)).toThrow(RangeError);
});

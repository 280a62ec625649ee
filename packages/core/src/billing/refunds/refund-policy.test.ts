import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePayRefund, decideRefundPolicy, feesPaid, mostRefundable, type Refundable } from './refund-policy.ts';

const seed = 2_611;
const facts = (changes: Partial<Refundable> = {}): Refundable => ({
  credit: 4e3,
  retained: 0,
  fees: 3500,
  returnable: 9e4,
  given: 0,
  limit: null,
  currency: 'USD',
  ...changes,
});
const requested = (amount: number, reason = 'The first instalment was charged twice') => ({ amount, reason });
const codeOf = (known: Partial<Refundable>, what = requested(5_000)) => {
  const decision = decideRefundPolicy(facts(known), what);
  return decision.ok ? null : [decision.refusal.code, decision.refusal.field];
};

describe('giving back by hand', () => {
  test('takes what was paid ahead first, and then fees', () => {
    expect(decideRefundPolicy(facts(), requested(3_000, ' Paid twice '))).toEqual({
      ok: true,
      event: { amount: 3_000, reason: 'Paid twice', fromCredit: 3_000, fromKept: 0, fromFees: 0 },
    });
    expect(decideRefundPolicy(facts(), requested(5_000))).toMatchObject({
      event: { fromCredit: 4_000, fromFees: 1_000 },
    });
  });

  test('takes what was small and kept before fees: whoever asks for it gets it', () => {
    expect(decideRefundPolicy(facts({ credit: 0, retained: 320 }), requested(320))).toMatchObject({
      event: { fromCredit: 0, fromKept: 320, fromFees: 0 },
    });
    expect(decideRefundPolicy(facts({ credit: 0, retained: 320 }), requested(400))).toMatchObject({
      event: { fromKept: 320, fromFees: 80 },
    });
  });

  test('gives back no premium, and no more than payments can take back', () => {
    expect(codeOf({}, requested(7_501))).toEqual(['more_than_refundable', 'amount']);
    expect(codeOf({ returnable: 4_999 })).toEqual(['more_than_refundable', 'amount']);
    expect(codeOf({ credit: 0, fees: 0 })).toEqual(['nothing_to_refund', 'amount']);
    expect(mostRefundable(facts({ credit: -200, fees: 100 }))).toBe(0);
  });

  test('a limit counts everything that was given back by hand in the term', () => {
    expect(codeOf({ limit: 5_000 })).toBeNull();
    expect(codeOf({ limit: 5_000, given: 1 })).toEqual(['refund_limit', 'amount']);
    expect(decideRefundPolicy(facts({ limit: 5_000, given: 6_000 }), requested(100))).toMatchObject({
      refusal: { facts: { left: { cents: 0, currency: 'USD' } } },
    });
  });

  test('asks for an amount in whole cents and for a reason, each in its field', () => {
    expect(codeOf({}, requested(0))).toEqual(['amount_invalid', 'amount']);
    expect(codeOf({}, requested(12.5))).toEqual(['amount_invalid', 'amount']);
    expect(codeOf({}, requested(100, ' '))).toEqual(['reason_missing', 'reason']);
    expect(codeOf({}, requested(100, 'x'.repeat(9_000)))).toEqual(['text_too_long', 'reason']);
  });

  test(`what is allowed is never more than there is, and its parts are all of it (seed ${seed})`, () => {
    const cents = fc.integer({ min: -5_000, max: 50_000 });
    const property = fc.property(cents, cents, cents, cents, (credit, fees, returnable, amount) => {
      const known = facts({ credit, fees: Math.max(fees, 0), returnable });
      const decision = decideRefundPolicy(known, requested(amount));
      if (!decision.ok) return;
      const { fromCredit, fromFees } = decision.event;
      expect(fromCredit + fromFees).toBe(amount);
      expect(fromCredit).toBeLessThanOrEqual(Math.max(credit, 0));
      expect(fromFees).toBeLessThanOrEqual(known.fees);
      expect(amount).toBeLessThanOrEqual(returnable);
    });
    fc.assert(property, { seed });
  });
});

test('what is paid of an invoice pays its fee first', () => {
  const invoice = (fees: number, paidAmount: number) => ({ fees, paidAmount, status: 'partly_paid' }) as const;
  expect(feesPaid([invoice(500, 300), invoice(500, 9_000), invoice(500, 0)])).toBe(800);
});

describe('sending a refund', () => {
  const codeOfPay = (changes: object, isSystem: boolean) => {
    const decision = decidePayRefund({ status: 'owed', isUnderWay: false, uncovered: 0, ...changes }, isSystem);
    return decision.ok ? null : decision.refusal.code;
  };

  test.each([
    ['the clock sends what is owed', {}, true, null],
    ['the clock sends nothing that is held', { status: 'held' }, true, 'refund_held'],
    ['somebody who may sends what is held', { status: 'held' }, false, null],
    ['nobody sends twice what was paid', { status: 'paid' }, false, 'refund_paid'],
    ['nobody sends what was stopped', { status: 'stopped' }, false, 'refund_stopped'],
    ['nobody sends twice what is on its way', { isUnderWay: true }, false, 'refund_under_way'],
    ['nothing is sent that no payment takes back', { uncovered: 1 }, true, 'payments_exhausted'],
  ])('%s', (_title, changes, isSystem, code) => {
    expect(codeOfPay(changes, isSystem)).toBe(code);
  });
});

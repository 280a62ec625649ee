import { describe, expect, test } from 'vitest';
import type { Effect } from './effect-log.ts';
import { assertAllowed, authorizationOf } from './payment-state.ts';
import { GatewayRefusedError, type PaymentStatus } from './port.ts';

function historyOf(...steps: readonly [PaymentStatus, number][]): Effect[] {
  return steps.map(([status, amount], index) => ({
    sequence: index + 1,
    kind: 'authorize',
    key: `k${index}`,
    amount,
    currency: 'USD',
    methodToken: 'card_x',
    result: { status, reference: 'pay_x' },
    at: '2026-05-01T12:00:00.000Z',
  }));
}

function refusalOf(kind: 'capture' | 'void' | 'refund', amount: number, history: readonly Effect[]): string {
  try {
    assertAllowed(kind, amount, history);
    return 'allowed';
  } catch (error) {
    if (error instanceof GatewayRefusedError) return error.code;
    throw error;
  }
}

const none = historyOf();
const declined = historyOf(['declined', 100]);
const authorized = historyOf(['authorized', 100]);
const captureDeclined = historyOf(['authorized', 100], ['declined', 100]);
const voided = historyOf(['authorized', 100], ['voided', 100]);
const captured = historyOf(['authorized', 100], ['captured', 80]);
const refunded = historyOf(['authorized', 100], ['captured', 80], ['refunded', 50], ['refunded', 30]);

describe('what a payment allows', () => {
  test.each([
    ['nothing', none, 'reference_unknown', 'reference_unknown', 'reference_unknown'],
    ['declined', declined, 'not_authorized', 'not_authorized', 'not_authorized'],
    ['authorized', authorized, 'allowed', 'allowed', 'not_captured'],
    ['declined at capture', captureDeclined, 'allowed', 'allowed', 'not_captured'],
    ['voided', voided, 'already_voided', 'already_voided', 'not_captured'],
    ['captured', captured, 'already_captured', 'already_captured', 'allowed'],
    ['refunded', refunded, 'already_captured', 'already_captured', 'amount_above_captured'],
  ])('when %s: capture, void and refund', (_, history, capture, voiding, refund) => {
    expect(refusalOf('capture', 80, history)).toBe(capture);
    expect(refusalOf('void', 100, history)).toBe(voiding);
    expect(refusalOf('refund', 80, history)).toBe(refund);
  });

  test.each([
    ['capture', authorized, 100, 101, 'amount_above_authorized'],
    ['refund', captured, 80, 81, 'amount_above_captured'],
  ] as const)('bounds a %s to the cent', (kind, history, most, tooMuch, code) => {
    expect(refusalOf(kind, most, history)).toBe('allowed');
    expect(refusalOf(kind, tooMuch, history)).toBe(code);
  });

  test('counts a refund by what was captured, not by what was authorized', () => {
    expect(refusalOf('refund', 100, captured)).toBe('amount_above_captured');
    expect(authorizationOf(captured).amount).toBe(100);
  });
});

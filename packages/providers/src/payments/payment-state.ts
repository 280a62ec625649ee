import { type Cents, sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { Effect, EffectKind } from './effect-log.ts';
import { GatewayRefusedError, type PaymentStatus } from './port.ts';

function totalOf(history: readonly Effect[], status: PaymentStatus): Cents {
  return sumCents(history.filter(({ result }) => result.status === status).map(({ amount }) => amount));
}

/** Throws GatewayRefusedError unless the amount is a positive whole number of cents. */
export function assertChargeable(amount: Cents): void {
  if (Number.isSafeInteger(amount) && amount > 0) return;
  throw new GatewayRefusedError('amount_invalid', `${amount} is not a positive number of cents`);
}

/** The payment's authorization; throws GatewayRefusedError when the history has none that was granted. */
export function authorizationOf(history: readonly Effect[]): Effect {
  const [first] = history;
  if (first === undefined) throw new GatewayRefusedError('reference_unknown', 'There is no payment of this reference');
  if (first.result.status === 'authorized' || first.result.status === 'processing') return first;
  throw new GatewayRefusedError('not_authorized', 'The payment was declined');
}

/** What changes a payment that is there. */
export type Change = Exclude<EffectKind, 'authorize' | 'debit'>;

/** Throws GatewayRefusedError when a payment with this history does not allow the effect. */
export function assertAllowed(kind: Change, amount: Cents, history: readonly Effect[]): void {
  const { amount: authorized, kind: first } = authorizationOf(history);
  // What a bank took back cannot be given back once more.
  const captured = totalOf(history, 'captured') - totalOf(history, 'returned');
  if (kind === 'refund') {
    if (captured === 0) throw new GatewayRefusedError('not_captured', 'Nothing was charged that could go back');
    const left = captured - totalOf(history, 'refunded');
    if (amount <= left) return;
    throw new GatewayRefusedError('amount_above_captured', `${left} cents of the charge are left to refund`);
  }
  if (captured > 0) throw new GatewayRefusedError('already_captured', 'The payment was charged before');
  if (history.some(({ result }) => result.status === 'voided')) {
    throw new GatewayRefusedError('already_voided', 'The authorization was given up before');
  }
  const failed = first === 'debit' && history.length > 1;
  if (failed || (first === 'debit' && kind === 'capture')) {
    throw new GatewayRefusedError('not_authorized', 'A debit holds nothing that could be taken or given up');
  }
  if (kind === 'capture' && amount > authorized) {
    throw new GatewayRefusedError('amount_above_authorized', `${authorized} cents are authorized`);
  }
}

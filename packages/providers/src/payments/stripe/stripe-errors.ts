import type Stripe from 'stripe';
import { debitFailed, declined } from '../decline.ts';
import {
  GatewayKeyReusedError,
  type GatewayRefusal,
  GatewayRefusedError,
  GatewayUnknownError,
  type PaymentResult,
} from '../port.ts';
import { type AccountAnswer, debitCodeOf } from './stripe-debit.ts';
import { type BankAnswer, declinedBy, movedBy } from './stripe-result.ts';

/** What of Stripe's errors is read; told apart by name, because its library may not be loaded yet. */
type Fault = Omit<BankAnswer, 'payment_method'> & {
  readonly type: string;
  readonly param?: string;
  readonly statusCode?: number;
  readonly requestId?: string;
  readonly payment_intent?: { readonly id: string };
  readonly payment_method?: BankAnswer['payment_method'] &
    AccountAnswer & {
      readonly acss_debit?: { readonly last4?: string | null };
    };
};

/** What an operator is told of an error: nothing of the card, the customer or a key. */
export type StripeTrouble = {
  readonly type: string;
  readonly code: string | undefined;
  readonly status: number | undefined;
  /** Stripe's name for the request, in its dashboard. */
  readonly requestId: string | undefined;
};

function faultOf(error: unknown): Fault | null {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' ? (error as Error & Fault) : null;
}

export function troubleOf(error: unknown): StripeTrouble {
  const fault = faultOf(error);
  const type = fault?.type ?? (error instanceof Error ? error.name : 'unknown');
  return { type, code: fault?.code, status: fault?.statusCode, requestId: fault?.requestId };
}

/** Whether Stripe knows nothing of what was asked about. */
export function isMissing(error: unknown): boolean {
  return faultOf(error)?.code === 'resource_missing';
}

/** The decline that an error tells of; null when it tells of something else. `reference` names a known payment. */
export function declineIn(error: unknown, reference?: string): PaymentResult | null {
  const fault = faultOf(error);
  if (fault?.type === 'StripeCardError') {
    return declinedBy(fault, reference ?? fault.payment_intent?.id ?? '', fault.payment_method?.card?.last4);
  }
  // Of another account, used before, or made up.
  const isUnknownCard = fault?.type === 'StripeInvalidRequestError' && fault.param === 'payment_method';
  return isUnknownCard ? declined('unknown_payment_method', fault.payment_intent?.id ?? '') : null;
}

/** The decline of a debit that an error tells of; null when it tells of something else. */
export function debitDeclineIn(error: unknown): PaymentResult | null {
  const fault = faultOf(error);
  const isRefused = fault?.type === 'StripeCardError' || fault?.statusCode === 402;
  // A method that was taken from its customer since is refused without a code.
  const isUnknown =
    (fault?.code === 'resource_missing' && fault.param === 'intent') ||
    (fault?.type === 'StripeInvalidRequestError' && fault.param === 'payment_method');
  if (!fault || (!isRefused && !isUnknown)) return null;
  const reference = fault.payment_intent?.id ?? '';
  if (isUnknown) return debitFailed('unknown_bank_account', { reference });
  const { us_bank_account, acss_debit } = fault.payment_method ?? {};
  const accountLastFour = us_bank_account?.last4 ?? acss_debit?.last4 ?? undefined;
  const digits = accountLastFour === undefined ? {} : { accountLastFour };
  return debitFailed(debitCodeOf(fault.code, fault.payment_method), { reference, ...digits });
}

/** Why a payment's state does not allow the change; null when it does, and the reason is another. */
function refusalIn(
  kind: 'capture' | 'void' | 'refund',
  amount: number,
  intent: Stripe.PaymentIntent,
): { code: GatewayRefusal; message: string } | null {
  const { captured, refunded } = movedBy(intent);
  if (kind === 'refund') {
    if (captured === 0) return { code: 'not_captured', message: 'Nothing was charged that could go back' };
    const left = captured - refunded;
    return amount > left
      ? { code: 'amount_above_captured', message: `${left} cents of the charge are left to refund` }
      : null;
  }
  if (intent.status === 'processing' && kind === 'void') {
    return { code: 'already_sent', message: 'The debit is with the bank: refund it once it is paid' };
  }
  if (intent.status === 'succeeded') return { code: 'already_captured', message: 'The payment was charged before' };
  if (intent.status === 'canceled') return { code: 'already_voided', message: 'The authorization was given up before' };
  if (intent.status !== 'requires_capture') return { code: 'not_authorized', message: 'The payment was declined' };
  return kind === 'capture' && amount > intent.amount_capturable
    ? { code: 'amount_above_authorized', message: `${intent.amount_capturable} cents are authorized` }
    : null;
}

/** The port's error for one of Stripe's. `asked` is what a refused change wanted, whose reason the payment shows. */
export async function portErrorOf(
  error: unknown,
  key: string,
  requested?: {
    readonly kind: 'capture' | 'void' | 'refund';
    readonly amount: number;
    readonly look: () => Promise<Stripe.PaymentIntent>;
  },
): Promise<Error> {
  if (error instanceof GatewayRefusedError) return error;
  const fault = faultOf(error);
  if (fault?.type === 'StripeIdempotencyError') return new GatewayKeyReusedError(key);
  if (fault?.type === 'StripeInvalidRequestError' && requested) {
    try {
      const refusal = refusalIn(requested.kind, requested.amount, await requested.look());
      if (refusal) return new GatewayRefusedError(refusal.code, refusal.message);
    } catch (lookError) {
      if (isMissing(lookError)) {
        return new GatewayRefusedError('reference_unknown', 'There is no payment of this reference');
      }
    }
  }
  // A wrong key or a limit had no effect either, but what was asked stays to be done under the same key.
  return new GatewayUnknownError(key, { cause: error });
}

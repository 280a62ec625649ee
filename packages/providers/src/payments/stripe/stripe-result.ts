import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type Stripe from 'stripe';
import { declined, type DeclineCode } from '../decline.ts';
import type { PaymentResult, PaymentStatus } from '../port.ts';

type Bank = { readonly code?: string | undefined; readonly decline_code?: string | undefined };

// Codes that a customer can do something about; every other decline stays the bank's secret.
const known: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  card_velocity_exceeded: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_zip: 'incorrect_postal_code',
  incorrect_postal_code: 'incorrect_postal_code',
  authentication_required: 'authentication_required',
  authentication_not_handled: 'authentication_required',
  requires_action_not_handled: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
  issuer_not_available: 'try_again_later',
  processing_error: 'try_again_later',
  reenter_transaction: 'try_again_later',
  try_again_later: 'try_again_later',
};

/** Our word for Stripe's error and decline codes. */
export function declineCodeOf({ code, decline_code }: Bank): DeclineCode {
  return ownValue(known, decline_code ?? '') ?? ownValue(known, code ?? '') ?? 'card_declined';
}

/** The charge of a payment, where it was asked for with it. */
export function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
}

function lastFourOf(intent: Stripe.PaymentIntent): string | undefined {
  const tried = intent.last_payment_error?.payment_method?.card?.last4;
  return chargeOf(intent)?.payment_method_details?.card?.last4 ?? tried ?? undefined;
}

/** Cents that were taken, and that went back. */
export function movedBy(intent: Stripe.PaymentIntent): { readonly captured: number; readonly refunded: number } {
  const charge = chargeOf(intent);
  return { captured: charge?.amount_captured ?? 0, refunded: charge?.amount_refunded ?? 0 };
}

/** The last four digits of the bank account that a payment debits. */
export function accountLastFourOf(intent: Stripe.PaymentIntent): string | undefined {
  const details = chargeOf(intent)?.payment_method_details;
  const tried = intent.last_payment_error?.payment_method;
  const account = details?.us_bank_account ?? details?.acss_debit ?? tried?.us_bank_account ?? tried?.acss_debit;
  return account?.last4 ?? undefined;
}

/** What the charge tells of its card, and what charges it again where it was kept. */
function cardOf(intent: Stripe.PaymentIntent): Pick<PaymentResult, 'card' | 'storedToken'> {
  const { brand, exp_month: expiryMonth, exp_year: expiryYear } = chargeOf(intent)?.payment_method_details?.card ?? {};
  const facts = brand && expiryMonth && expiryYear ? { card: { brand, expiryMonth, expiryYear } } : {};
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)];
  const isStored = intent.setup_future_usage === 'off_session' && customer !== undefined && method !== undefined;
  return isStored ? { ...facts, storedToken: `${customer}/${method}` } : facts;
}

/** The id of what Stripe names or shows whole. */
export function idOf(named: string | { readonly id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}

/** A payment of which we know that it reached a status. */
export function reached(status: PaymentStatus, intent: Stripe.PaymentIntent): PaymentResult {
  const cardLastFour = lastFourOf(intent);
  const accountLastFour = accountLastFourOf(intent);
  const card = { ...(cardLastFour === undefined ? {} : { cardLastFour }), ...cardOf(intent) };
  return { status, reference: intent.id, ...card, ...(accountLastFour === undefined ? {} : { accountLastFour }) };
}

/** The decline that a payment without money ended in. */
export function declinedBy(bank: Bank, reference: string, cardLastFour?: string): PaymentResult {
  return declined(declineCodeOf(bank), reference, cardLastFour);
}

/** How an authorization stands: held (also when it was taken since), given up, declined, or nothing yet. */
export function authorizationIn(intent: Stripe.PaymentIntent): PaymentResult | null {
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return reached('authorized', intent);
    case 'canceled':
      return reached('voided', intent);
    case 'requires_action':
      return declined('authentication_required', intent.id, lastFourOf(intent));
    case 'requires_payment_method': {
      const error = intent.last_payment_error;
      return error ? declinedBy(error, intent.id, lastFourOf(intent)) : null;
    }
    default:
      return null;
  }
}

/** What a payment shows of a capture or a void that was asked for; null while it did not happen. */
export function changeIn(kind: 'capture' | 'void', intent: Stripe.PaymentIntent) {
  const wanted = kind === 'capture' ? 'succeeded' : 'canceled';
  if (intent.status !== wanted) return null;
  return reached(kind === 'capture' ? 'captured' : 'voided', intent);
}

/** A refund that the bank took, or gave back to us. */
export function refundIn(refund: Stripe.Refund, reference: string): PaymentResult {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  return failed ? declined('card_declined', reference) : { status: 'refunded', reference };
}

import { type Advice, adviceOf, reasonOf } from '@roadworthy/core/billing/collection/return-codes.ts';
import type Stripe from 'stripe';
import { declined, type DeclineCode } from '../decline.ts';
import type { PaymentResult, PaymentStatus } from '../port.ts';

/** What an error tells of a card that was declined: Stripe’s codes, and what the network said beside them. */
export type BankAnswer = {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
  readonly advice_code?: string | undefined;
  readonly network_advice_code?: string | undefined;
  readonly network_decline_code?: string | undefined;
  readonly payment_method?:
    | { readonly card?: { readonly brand?: string; readonly last4?: string } | undefined }
    | undefined;
};

/** Our word for Stripe's error and decline codes. */
export function declineCodeOf({ code, decline_code }: BankAnswer): DeclineCode {
  return reasonOf('card', decline_code) ?? reasonOf('card', code) ?? 'card_declined';
}

/** What is advised beside a decline, the strictest first: what is never to be tried again is not, whoever says so. */
function advicesIn({ advice_code, network_advice_code, network_decline_code, payment_method }: BankAnswer): Advice[] {
  const brand = payment_method?.card?.brand;
  const ofNetwork = [
    brand === 'mastercard' ? adviceOf('mastercard', network_advice_code) : null,
    brand === 'visa' ? adviceOf('visa', network_decline_code) : null,
  ];
  const found = [...ofNetwork, adviceOf('stripe', advice_code)].filter((one) => one !== null);
  const order = ['stopped', 'new', 'never', 'corrected', 'later'];
  return found.toSorted((one, other) => order.indexOf(one.next) - order.indexOf(other.next));
}

/** Codes that name no reason, of which the advice says more. */
const general: readonly DeclineCode[] = ['card_declined', 'declined_without_reason'];

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

/** The decline that a payment without money ended in, as its network advised to go on with it. */
export function declinedBy(bank: BankAnswer, reference: string, cardLastFour?: string): PaymentResult {
  const code = declineCodeOf(bank);
  const [advice] = advicesIn(bank);
  const isGeneral = general.includes(code);
  if (advice === undefined) return declined(code, reference, cardLastFour);
  switch (advice.next) {
    case 'stopped':
      return declined('card_stopped', reference, cardLastFour);
    case 'new':
      return declined('card_replaced', reference, cardLastFour);
    case 'corrected':
      return { ...declined(isGeneral ? 'card_data_wrong' : code, reference, cardLastFour), declineClass: 'hard' };
    case 'never':
      return { ...declined(code, reference, cardLastFour), declineClass: 'hard' };
    case 'later': {
      const result = declined(isGeneral ? 'declined_without_reason' : code, reference, cardLastFour);
      return result.declineClass === 'soft' ? { ...result, waitHours: advice.hours } : result;
    }
  }
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

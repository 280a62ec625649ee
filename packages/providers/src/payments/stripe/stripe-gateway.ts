import type Stripe from 'stripe';
import type { EffectKind } from '../effect-log.ts';
import { assertChargeable } from '../payment-state.ts';
import {
  type AmountRequest,
  type AuthorizeRequest,
  forgetKey,
  GatewayUnknownError,
  type PaymentGateway,
  type PaymentResult,
  type VoidRequest,
} from '../port.ts';
import { openClient, type StripeOptions } from './stripe-client.ts';
import { orderDebit, prepareBank, storeAccount } from './stripe-debit.ts';
import { debitDeclineIn, declineIn, portErrorOf, troubleOf } from './stripe-errors.ts';
import { forgetMethod } from './stripe-forget.ts';
import { lookUpKey } from './stripe-look-up.ts';
import { marked } from './stripe-marks.ts';
import { authorizationIn, changeIn, refundIn } from './stripe-result.ts';
import { storeCard } from './stripe-store-card.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

const expand = ['latest_charge'];

/** An answer in words of the port; one that says neither yes nor no leaves the outcome open. */
function certain(result: PaymentResult | null, key: string): PaymentResult {
  if (result === null) throw new GatewayUnknownError(key);
  return result;
}

/**
 * The card of an authorization. One that is to be kept gets a customer of its own, for which alone it can be charged
 * later; one that was kept is charged for that customer, who is not at hand.
 */
async function methodOf(stripe: Stripe, { key, methodToken, keep, offSession }: AuthorizeRequest) {
  const stored = /^(cus_\w{1,200})\/(pm_\w{1,200})$/.exec(methodToken);
  if (offSession) {
    const [, customer = '', payment_method = methodToken] = stored ?? [];
    return { customer, payment_method, off_session: true } as const;
  }
  const card = { payment_method: methodToken, error_on_requires_action: true } as const;
  if (!keep) return card;
  const { name, email } = keep;
  const customer = await stripe.customers.create(
    { name, ...(email === null ? {} : { email }) },
    { idempotencyKey: `${key}:customer` },
  );
  return { ...card, customer: customer.id, setup_future_usage: 'off_session' } as const;
}

/**
 * Held, not taken, and without the customer at hand: a bank that wants to ask the cardholder itself (3-D Secure) is a
 * decline, because a bind goes on in a worker where nobody could answer.
 */
async function authorize(stripe: Stripe, request: AuthorizeRequest): Promise<PaymentResult> {
  const { key, amount, currency, description } = request;
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      ...(await methodOf(stripe, request)),
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      confirm: true,
      description,
      // Webhooks tell the key, look-ups find the mark.
      metadata: { key, ...marked('authorize', key) },
      expand,
    },
    { idempotencyKey: key },
  );
  return certain(authorizationIn(intent), key);
}

async function capture(stripe: Stripe, { key, reference, amount }: AmountRequest): Promise<PaymentResult> {
  const intent = await stripe.paymentIntents.capture(
    reference,
    { amount_to_capture: amount, metadata: marked('capture', key), expand },
    { idempotencyKey: key },
  );
  return certain(changeIn('capture', intent), key);
}

/** A void and a refund are marked before they are asked for: what is marked and did not happen is not found. */
async function mark(stripe: Stripe, kind: 'void' | 'refund', key: string, reference: string): Promise<void> {
  await stripe.paymentIntents.update(reference, { metadata: marked(kind, key) }, { idempotencyKey: `${key}:mark` });
}

async function giveUp(stripe: Stripe, { key, reference }: VoidRequest): Promise<PaymentResult> {
  await mark(stripe, 'void', key, reference);
  const intent = await stripe.paymentIntents.cancel(reference, { expand }, { idempotencyKey: key });
  return certain(changeIn('void', intent), key);
}

async function giveBack(stripe: Stripe, { key, reference, amount }: AmountRequest): Promise<PaymentResult> {
  await mark(stripe, 'refund', key, reference);
  const refund = await stripe.refunds.create(
    { payment_intent: reference, amount, metadata: { key } },
    { idempotencyKey: key },
  );
  return refundIn(refund, reference);
}

/**
 * Stripe behind the port: the port's keys are Stripe's idempotency keys, and each is written on its payment, so that an
 * answer that was lost is found again however late.
 */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const { publishableKey, webhookSecret, now, onTrouble } = options;
  const client = openClient(options);

  async function ask(
    request: AuthorizeRequest | AmountRequest | VoidRequest,
    kind: EffectKind,
    work: (stripe: Stripe) => Promise<PaymentResult>,
  ): Promise<PaymentResult> {
    const reference = 'reference' in request ? request.reference : undefined;
    const amount = 'amount' in request ? request.amount : 0;
    if ('amount' in request) assertChargeable(amount);
    try {
      return await work(await client());
    } catch (error) {
      const decline = kind === 'debit' ? debitDeclineIn(error) : declineIn(error, reference);
      if (decline) return decline;
      const look = async () => (await client()).paymentIntents.retrieve(reference ?? '', { expand });
      const requested = kind === 'authorize' || kind === 'debit' ? undefined : { kind, amount, look };
      const portError = await portErrorOf(error, request.key, requested);
      if (portError instanceof GatewayUnknownError) onTrouble?.(troubleOf(error));
      throw portError;
    }
  }

  return {
    cardForm: { gateway: 'stripe', publishableKey },
    authorize: (request) => ask(request, 'authorize', (stripe) => authorize(stripe, request)),
    debit: (request) => ask(request, 'debit', (stripe) => orderDebit(stripe, request)),
    async openBankSetup(request) {
      try {
        return await prepareBank(await client(), request);
      } catch (error) {
        onTrouble?.(troubleOf(error));
        throw new GatewayUnknownError(request.key, { cause: error });
      }
    },
    async storeCard(request) {
      try {
        return await storeCard(await client(), request);
      } catch (error) {
        const decline = declineIn(error);
        if (decline) return { ...decline, status: 'declined' };
        const portError = await portErrorOf(error, request.key);
        if (portError instanceof GatewayUnknownError) onTrouble?.(troubleOf(error));
        throw portError;
      }
    },
    async storeAccount({ key, methodToken }) {
      try {
        return await storeAccount(await client(), methodToken);
      } catch (error) {
        const decline = debitDeclineIn(error);
        if (decline) return { ...decline, status: 'declined' };
        const portError = await portErrorOf(error, key);
        if (portError instanceof GatewayUnknownError) onTrouble?.(troubleOf(error));
        throw portError;
      }
    },
    capture: (request) => ask(request, 'capture', (stripe) => capture(stripe, request)),
    voidAuthorization: (request) => ask(request, 'void', (stripe) => giveUp(stripe, request)),
    refund: (request) => ask(request, 'refund', (stripe) => giveBack(stripe, request)),
    async lookUp(key) {
      try {
        return (await lookUpKey(await client(), key, now())) ?? { status: 'not_found' };
      } catch (error) {
        onTrouble?.(troubleOf(error));
        throw new GatewayUnknownError(key, { cause: error });
      }
    },
    async forgetMethod(methodToken) {
      try {
        await forgetMethod(await client(), methodToken);
      } catch (error) {
        onTrouble?.(troubleOf(error));
        throw new GatewayUnknownError(forgetKey, { cause: error });
      }
    },
    verifyWebhook: (headers, rawBody) => readStripeWebhook(webhookSecret, headers, rawBody, now()),
  };
}

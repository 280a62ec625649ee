import type Stripe from 'stripe';
import { declined } from '../decline.ts';
import { GatewayUnknownError, type StoreCardRequest, type StoreCardResult } from '../port.ts';
import { idOf } from './stripe-result.ts';

/**
 * Keeps a card for a customer of its own, for which alone it can be charged later; nothing is charged now. A bank that
 * wants to ask the cardholder itself is a decline, as it is where the card would be charged.
 */
export async function storeCard(stripe: Stripe, request: StoreCardRequest): Promise<StoreCardResult> {
  const { key, methodToken, name, email } = request;
  const customer = await stripe.customers.create(
    { name, ...(email === null ? {} : { email }) },
    { idempotencyKey: `${key}:customer` },
  );
  const setup = await stripe.setupIntents.create(
    {
      customer: customer.id,
      payment_method: methodToken,
      allowed_payment_method_types: ['card'],
      confirm: true,
      usage: 'off_session',
      expand: ['payment_method'],
    },
    { idempotencyKey: key },
  );
  if (setup.status === 'requires_action') return { ...declined('authentication_required', ''), status: 'declined' };
  const method = idOf(setup.payment_method);
  if (setup.status !== 'succeeded' || method === undefined) throw new GatewayUnknownError(key);
  const card = typeof setup.payment_method === 'string' ? undefined : setup.payment_method?.card;
  const facts = card && { brand: card.brand, expiryMonth: card.exp_month, expiryYear: card.exp_year };
  return {
    status: 'stored',
    storedToken: `${customer.id}/${method}`,
    ...(card ? { cardLastFour: card.last4 } : {}),
    ...(facts ? { card: facts } : {}),
  };
}

import Stripe from 'stripe';

/** The header of a delivery as Stripe's own library signs it; `at` is in seconds, now unless it is given. */
export function signedByStripe(payload: string, secret: string, at?: number): Record<string, string> {
  const stripe = new Stripe('sk_test_unused');
  const timestamp = at === undefined ? {} : { timestamp: at };
  return { 'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret, ...timestamp }) };
}

import type Stripe from 'stripe';
import { isMissing } from './stripe-errors.ts';
import { idOf } from './stripe-result.ts';

/** The method behind a token: a card's own, or what its owner handed over in a bank's setup; null where there is none. */
async function methodIdOf(stripe: Stripe, token: string): Promise<string | null> {
  const own = /^(?:cus_\w{1,200}\/)?(pm_\w{1,200})$/.exec(token)?.[1];
  if (own !== undefined) return own;
  if (!/^seti_\w{1,200}$/.test(token)) return null;
  const { status, payment_method } = await stripe.setupIntents.retrieve(token);
  // Nobody goes on where an account was not confirmed yet.
  if (status !== 'succeeded' && status !== 'canceled') await stripe.setupIntents.cancel(token);
  return idOf(payment_method) ?? null;
}

/** Takes a method from the customer for whom it was kept; Stripe charges none that it took from one ever again. */
export async function forgetMethod(stripe: Stripe, token: string): Promise<void> {
  try {
    const id = await methodIdOf(stripe, token);
    if (id === null) return;
    // Asked first: to take a method from nobody is an error that has no code of its own.
    const { customer } = await stripe.paymentMethods.retrieve(id);
    if (customer !== null) await stripe.paymentMethods.detach(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

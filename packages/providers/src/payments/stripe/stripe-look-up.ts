import type Stripe from 'stripe';
import type { PaymentResult } from '../port.ts';
import { chargedBack } from '../decline.ts';
import { debitIn, settledAs, takenBackOf } from './stripe-debit.ts';
import { kindUnder, queryFor } from './stripe-marks.ts';
import { authorizationIn, changeIn, movedBy, refundIn } from './stripe-result.ts';

/** Stripe's search may lag an hour behind its books; its lists do not. */
const listedSeconds = 2 * 3600;

async function listed(stripe: Stripe, key: string, now: Date): Promise<Stripe.PaymentIntent | null> {
  const since = Math.floor(now.getTime() / 1000) - listedSeconds;
  for await (const intent of stripe.paymentIntents.list({ created: { gte: since }, limit: 100 })) {
    if (kindUnder(key, intent.metadata)) return intent;
  }
  return null;
}

/** The payment that a key belongs to, as it is now. */
async function intentUnder(stripe: Stripe, key: string, now: Date): Promise<Stripe.PaymentIntent | null> {
  const recent = await listed(stripe, key, now);
  const found = recent ?? (await stripe.paymentIntents.search({ query: queryFor(key), limit: 1 })).data[0];
  return found ? stripe.paymentIntents.retrieve(found.id, { expand: ['latest_charge'] }) : null;
}

async function refundUnder(stripe: Stripe, key: string, reference: string): Promise<PaymentResult | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: reference, limit: 100 })) {
    if (refund.metadata?.['key'] === key) return refundIn(refund, reference);
  }
  return null;
}

/** What happened under a key; null when nothing did. */
export async function lookUpKey(stripe: Stripe, key: string, now: Date): Promise<PaymentResult | null> {
  const intent = await intentUnder(stripe, key, now);
  const kind = intent && kindUnder(key, intent.metadata);
  if (!intent || !kind) return null;
  if (kind === 'authorize') return authorizationIn(intent);
  if (kind === 'debit') return debitIn(stripe, intent);
  if (kind === 'refund') return refundUnder(stripe, key, intent.id);
  const change = changeIn(kind, intent);
  if (change?.status !== 'captured') return change;
  return settledAs(change, movedBy(intent).captured, await takenBackOf(stripe, intent), () =>
    chargedBack(intent.id, change.cardLastFour),
  );
}

import { forPrograms } from '@roadworthy/core/shared/words.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { z } from 'zod';
import type { PaymentStatus, WebhookEvent, WebhookHeaders, WebhookRefused } from '../port.ts';
import { verifySignature } from '../webhook-signature.ts';

const statuses: Readonly<Record<string, PaymentStatus>> = {
  'payment_intent.amount_capturable_updated': 'authorized',
  'payment_intent.processing': 'processing',
  'payment_intent.succeeded': 'captured',
  'payment_intent.canceled': 'voided',
  'payment_intent.payment_failed': 'declined',
  'refund.created': 'refunded',
  'refund.updated': 'refunded',
  // Days after it went out: its bank could not credit it.
  'refund.failed': 'refunded',
  // How a bank takes a debit back that had been paid; closed when it stays so, or when we got the money again.
  'charge.dispute.created': 'returned',
  'charge.dispute.funds_withdrawn': 'returned',
  'charge.dispute.funds_reinstated': 'returned',
  'charge.dispute.closed': 'returned',
};

/** Every event that is read: an endpoint at Stripe is to send these. */
export const stripeEvents: readonly string[] = Object.keys(statuses);

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number().int(),
  data: z.object({ object: z.object({ metadata: z.record(z.string(), z.string()).nullish() }) }),
});

const money = {
  id: z.string(),
  amount: z.number().int(),
  currency: z.enum(['usd', 'cad']).transform((code) => (code === 'usd' ? 'USD' : 'CAD')),
  metadata: z.object({ key: z.string() }),
};
const payment = z.object({ data: z.object({ object: z.object(money) }) });
const dispute = z.object({
  data: z.object({
    object: z.object({ payment_intent: z.string().nullish(), amount: money.amount, currency: money.currency }),
  }),
});
const refund = z.object({ data: z.object({ object: z.object({ ...money, payment_intent: z.string() }) }) });

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function read(body: unknown): WebhookEvent | null | undefined {
  const event = envelope.safeParse(body).data;
  if (!event) return undefined;
  const { id, type, created } = event;
  const status = ownValue(statuses, type);
  // An account may tell of other business, and of payments that another system made on it.
  if (status === undefined) return null;
  const common = { id, status, occurredAt: new Date(created * 1000) };
  // It names the payment alone: whether that is one of ours is known to whoever is told of it.
  if (status === 'returned') {
    const { data } = dispute.safeParse(body);
    if (!data) return undefined;
    const { payment_intent: reference, amount, currency } = data.data.object;
    if (!reference) return null;
    return { ...common, key: null, reference, amount, currency };
  }
  if (event.data.object.metadata?.['key'] === undefined) return null;
  if (status === 'refunded') {
    const { data } = refund.safeParse(body);
    if (!data) return undefined;
    const { metadata, payment_intent: reference, amount, currency } = data.data.object;
    return { ...common, key: metadata.key, reference, amount, currency };
  }
  const { data } = payment.safeParse(body);
  if (!data) return undefined;
  const { metadata, id: reference, amount, currency } = data.data.object;
  return { ...common, key: metadata.key, reference, amount, currency };
}

/** The event of a delivery that Stripe signed within 300 s of now, null when it is not about us, or why not believed. */
export function readStripeWebhook(
  secret: string,
  headers: WebhookHeaders,
  rawBody: string | Uint8Array,
  now: Date,
): Decision<WebhookEvent | null, WebhookRefused> {
  const header = headers['stripe-signature'];
  if (header === undefined) return refuse('signature_missing', forPrograms('The stripe-signature header is missing.'));
  if (typeof header !== 'string')
    return refuse('signature_malformed', forPrograms('There is more than one signature header.'));
  const signature = verifySignature(secret, header, rawBody, now);
  if (!signature.ok) return signature;
  const event = read(parse(typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody)));
  return event === undefined
    ? refuse('event_malformed', forPrograms('The body is not an event of Stripe.'))
    : accept(event);
}

import { forPrograms } from '@roadworthy/core/shared/words.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Effect } from './effect-log.ts';
import type { PaymentStatus, WebhookEvent, WebhookHeaders, WebhookRefused } from './port.ts';
import { signatureFor, verifySignature } from './webhook-signature.ts';

export type WebhookDelivery = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

export const signatureHeader = 'payment-signature';

const statuses: readonly string[] = [
  'authorized',
  'processing',
  'captured',
  'voided',
  'refunded',
  'declined',
  'returned',
] satisfies PaymentStatus[];

/** What the sandbox posts about an effect, signed at the given instant. Delivering it again repeats the event's id. */
export function webhookOf(effect: Effect, secret: string, now: Date): WebhookDelivery {
  const { key, amount, currency, result, at } = effect;
  const id = `evt_${result.reference.slice('pay_'.length)}_${effect.sequence}`;
  const { status, reference } = result;
  const body = JSON.stringify({ id, status, key, reference, amount, currency, occurredAt: at });
  return { headers: { 'content-type': 'application/json', [signatureHeader]: signatureFor(secret, now, body) }, body };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isEvent(value: unknown): value is Omit<WebhookEvent, 'occurredAt'> & { occurredAt: string } {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Record<string, unknown>;
  const areTexts = ['id', 'key', 'reference', 'occurredAt'].every((name) => typeof ownValue(event, name) === 'string');
  const isKnown = typeof event.status === 'string' && statuses.includes(event.status);
  const isMoney = Number.isSafeInteger(event.amount) && (event.currency === 'USD' || event.currency === 'CAD');
  return areTexts && isKnown && isMoney && !Number.isNaN(Date.parse(String(event.occurredAt)));
}

/** The event of a delivery that the sandbox signed, or why it is not believed. Repeats are the receiver's to drop. */
export function readWebhook(
  secret: string,
  headers: WebhookHeaders,
  rawBody: string | Uint8Array,
  now: Date,
): Decision<WebhookEvent, WebhookRefused> {
  const header = headers[signatureHeader];
  if (header === undefined)
    return refuse('signature_missing', forPrograms(`The ${signatureHeader} header is missing.`));
  if (typeof header !== 'string')
    return refuse('signature_malformed', forPrograms('There is more than one signature header.'));
  const signature = verifySignature(secret, header, rawBody, now);
  if (!signature.ok) return signature;
  const event = parse(typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody));
  if (!isEvent(event)) return refuse('event_malformed', forPrograms('The body is not a payment event.'));
  return accept({ ...event, occurredAt: new Date(event.occurredAt) });
}

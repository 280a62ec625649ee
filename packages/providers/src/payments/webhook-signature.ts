import { forPrograms } from '@roadworthy/core/shared/words.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import type { WebhookRefused } from './port.ts';

const toleranceSeconds = 300;

function sign(secret: string, seconds: number, body: string | Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** The signature header's value, `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`. */
export function signatureFor(secret: string, at: Date, body: string | Uint8Array): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${sign(secret, seconds, body).toString('hex')}`;
}

/** Accepts a body signed with the secret within 300 s of now; several `v1` parts let a secret be rotated. */
export function verifySignature(
  secret: string,
  header: string,
  body: string | Uint8Array,
  now: Date,
): Decision<{ signedAt: Date }, WebhookRefused> {
  const parts = header.split(',').map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith('t=')).map((part) => part.slice(2));
  const signatures = parts.filter((part) => part.startsWith('v1=')).map((part) => part.slice(3));
  const [time] = times;
  if (time === undefined || times.length > 1 || !/^\d{1,12}$/.test(time) || signatures.length === 0) {
    return refuse('signature_malformed', forPrograms('The signature is not of the form t=…,v1=….'));
  }
  const seconds = Number(time);
  const expected = sign(secret, seconds, body);
  const isSigned = signatures.some((signature) => {
    const provided = Buffer.from(signature, 'hex');
    return provided.length === expected.length && timingSafeEqual(provided, expected);
  });
  if (!isSigned) return refuse('signature_wrong', forPrograms('The signature does not belong to this body.'));
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) {
    return refuse('signature_stale', forPrograms('The signature is more than 300 seconds away from now.'));
  }
  return accept({ signedAt: new Date(seconds * 1000) });
}

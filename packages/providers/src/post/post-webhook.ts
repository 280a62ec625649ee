import { forPrograms } from '@roadworthy/core/shared/words.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { signatureFor, verifySignature } from '../payments/webhook-signature.ts';
import type { LetterPost, PostWebhookRefused } from './port.ts';

export const postSignatureHeader = 'post-signature';

/** What the vendor posts when something became of a letter, signed at the given instant. */
export function postWebhookOf(key: string, secret: string, now: Date) {
  const body = JSON.stringify({ key });
  return {
    headers: { 'content-type': 'application/json', [postSignatureHeader]: signatureFor(secret, now, body) },
    body,
  };
}

function keyIn(body: Uint8Array): string | null {
  try {
    const event: unknown = JSON.parse(new TextDecoder().decode(body));
    const isEvent = typeof event === 'object' && event !== null && 'key' in event && typeof event.key === 'string';
    return isEvent ? (event.key as string) : null;
  } catch {
    return null;
  }
}

/** Reads what the vendor signed with the secret within five minutes of now. */
export function readPostWebhook(
  secret: string,
  [headers, body]: Parameters<LetterPost['verifyWebhook']>,
  now: Date,
): Decision<{ readonly key: string }, PostWebhookRefused> {
  const header = headers[postSignatureHeader];
  if (typeof header !== 'string')
    return refuse('signature_missing', forPrograms(`The ${postSignatureHeader} header is missing.`));
  const signature = verifySignature(secret, header, body, now);
  if (!signature.ok) return signature;
  const key = keyIn(body);
  return key === null ? refuse('event_malformed', forPrograms('The body names no letter.')) : accept({ key });
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { forPrograms } from '@roadworthy/core/shared/words.ts';
import type { Headers, TelematicsRefused } from './port.ts';

export type Proof = Decision<null, TelematicsRefused>;
export const proven: Proof = accept(null);

export const missing = (): Proof => refuse('signature_missing', forPrograms('The message is not signed.'));
export const malformed = (): Proof =>
  refuse('signature_malformed', forPrograms('The signature is not of the form that this provider has.'));
export const wrong = (): Proof =>
  refuse('signature_wrong', forPrograms('The signature does not belong to this message.'));
export const stale = (): Proof =>
  refuse('signature_stale', forPrograms('The signature is more than 300 seconds away from now.'));

/** A header field that was sent once; null where it was not sent, or twice. */
export function headerOf(headers: Headers, name: string): string | null {
  const value = ownValue(headers, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that says nothing of either; an empty one is like nothing. */
export const isSame = (provided: string, secret: string): boolean =>
  secret !== '' && timingSafeEqual(digest(provided), digest(secret));

export const hmacHex = (key: string | Uint8Array, ...parts: readonly (string | Uint8Array)[]): string => {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest('hex');
};

const hex = /^[0-9a-f]{64}$/i;

/** Whether a signature in hexadecimal is the one that is expected. */
export function proveHex(provided: string | null, expected: string): Proof {
  if (provided === null) return missing();
  if (!hex.test(provided)) return malformed();
  return isSame(provided.toLowerCase(), expected) ? proven : wrong();
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** What a quote's link opens: the quote, as long as its `token_version` is still this one. */
export type QuoteTokenClaims = { readonly quoteId: string; readonly version: number };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idBytes = 16;
const claimBytes = idBytes + 4;

function mac(secrets: Secrets, claims: Buffer): Buffer {
  return createHmac('sha256', secrets.tokenKey).update('quote').update(claims).digest();
}

/** The token of a quote's version: `q1.<id and version>.<HMAC-SHA256>`. It is derived anew each time, never stored. */
export function quoteToken(secrets: Secrets, quoteId: string, version: number): string {
  const id = quoteId.toLowerCase();
  if (!uuid.test(id)) throw new RangeError('A quote token needs a quote id');
  const claims = Buffer.alloc(claimBytes);
  claims.write(id.replaceAll('-', ''), 'hex');
  claims.writeUInt32BE(version, idBytes);
  return `q1.${claims.toString('base64url')}.${mac(secrets, claims).toString('base64url')}`;
}

/** A `quote_token_seed` of the database: a quote's id, version and organization, with spaces between. */
export function readTokenSeed(seed: string): QuoteTokenClaims & { readonly organizationId: string } {
  const [quoteId = '', version = '', organizationId = ''] = seed.split(' ');
  return { quoteId, version: Number(version), organizationId };
}

/** The claims of a token that this installation derived, compared in constant time; null for any other text. */
export function readQuoteToken(secrets: Secrets, token: string): QuoteTokenClaims | null {
  const [, first = '', second = ''] = /^q1\.([\w-]{27})\.([\w-]{43})$/.exec(token) ?? [];
  const claims = Buffer.alloc(claimBytes);
  Buffer.from(first, 'base64url').copy(claims);
  const expected = mac(secrets, claims);
  const given = Buffer.alloc(expected.length);
  Buffer.from(second, 'base64url').copy(given);
  // One token has one spelling: base64url ignores the last character's spare bits.
  const isCanonical = token === `q1.${claims.toString('base64url')}.${given.toString('base64url')}`;
  if (!timingSafeEqual(given, expected) || !isCanonical) return null;
  const hex = claims.toString('hex', 0, idBytes);
  const quoteId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { quoteId, version: claims.readUInt32BE(idBytes) };
}

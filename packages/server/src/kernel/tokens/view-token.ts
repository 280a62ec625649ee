import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../settings/secrets.ts';
import { isUuid } from '../operations/is-uuid.ts';

/** What a view shows: one quote as its customer has it, to one person who is signed in, until an instant. */
export type QuoteViewClaims = { readonly quoteId: string; readonly userId: string; readonly ends: Date };

const idBytes = 16;
const claimBytes = 2 * idBytes + 4;

function mac({ tokenKey }: Secrets, claims: Buffer): Buffer {
  return createHmac('sha256', tokenKey).update('quote view').update(claims).digest();
}

function printed(secrets: Secrets, claims: Buffer): string {
  return `v1.${claims.toString('base64url')}.${mac(secrets, claims).toString('base64url')}`;
}

/** The token of a view: `v1.<quote, person and end>.<HMAC-SHA256>`. Throws RangeError for what is no id. */
export function quoteViewToken(secrets: Secrets, { quoteId, userId, ends }: QuoteViewClaims): string {
  if (!isUuid(quoteId) || !isUuid(userId)) throw new RangeError('A view is of a quote, for a person');
  const claims = Buffer.alloc(claimBytes);
  claims.write(quoteId.replaceAll('-', ''), 'hex');
  claims.write(userId.replaceAll('-', ''), idBytes, 'hex');
  claims.writeUInt32BE(Math.floor(ends.getTime() / 1000), 2 * idBytes);
  return printed(secrets, claims);
}

/** The claims of a view that this installation made, compared in constant time; null for any other text. */
export function readQuoteViewToken(secrets: Secrets, token: string): QuoteViewClaims | null {
  const [, first] = /^v1\.([\w-]{48})\.[\w-]{43}$/.exec(token) ?? [];
  if (first === undefined) return null;
  const claims = Buffer.from(first, 'base64url');
  const [provided, expected] = [Buffer.from(token), Buffer.from(printed(secrets, claims))];
  // A token has one spelling, so the whole text is compared.
  if (provided.length !== expected.length || !timingSafeEqual(provided, expected)) return null;
  const idAt = (offset: number) =>
    claims.toString('hex', offset, offset + idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return {
    quoteId: idAt(0),
    userId: idAt(idBytes),
    ends: new Date(claims.readUInt32BE(2 * idBytes) * 1000),
  };
}

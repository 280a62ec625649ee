import { createHmac, timingSafeEqual } from 'node:crypto';

function signatureOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

/** The form in which a session token leaves the server: `<token>.<HMAC-SHA256>`, as the sign-in library signs cookies. */
export function signToken(secret: string, token: string): string {
  return `${token}.${signatureOf(secret, token)}`;
}

/** The bare token of a signed one, compared in constant time; null when we did not sign it. */
export function tokenOf(secret: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  const token = signed.slice(0, Math.max(dot, 0));
  const expected = Buffer.from(signatureOf(secret, token));
  const provided = Buffer.from(signed.slice(dot + 1));
  return token !== '' && provided.length === expected.length && timingSafeEqual(provided, expected) ? token : null;
}

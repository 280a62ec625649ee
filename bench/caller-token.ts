import { createHmac, timingSafeEqual } from 'node:crypto';

/** What row security recognises a caller by, in the servers that ours is compared with. */
export type TokenCaller = { readonly role: string; readonly user: string; readonly organization: string };

const signatureOf = (secret: string, payload: string): Buffer => createHmac('sha256', secret).update(payload).digest();

/** A signed token that says who its bearer is: whoever serves people has to check that much. */
export function callerToken(secret: string, caller: TokenCaller): string {
  const payload = Buffer.from(JSON.stringify(caller)).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** The caller of an Authorization header; throws on a token that we did not sign. */
export function callerOfHeader(secret: string, authorization: string | undefined): TokenCaller {
  const [payload = '', signature = ''] = (authorization ?? '').replace(/^Bearer /, '').split('.');
  const input = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, payload);
  if (input.length !== expected.length || !timingSafeEqual(input, expected)) throw new Error('The token is not ours');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenCaller;
}

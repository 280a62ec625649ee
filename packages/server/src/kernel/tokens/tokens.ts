import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../settings/secrets.ts';

/** What a quote's link opens: the quote, as long as its `token_version` is still this one. */
export type QuoteTokenClaims = { readonly quoteId: string; readonly version: number };
/** What a claim's link opens, alike. */
export type ClaimTokenClaims = { readonly claimId: string; readonly version: number };

/** What a link for signing opens: what one request to sign a quote asks for, told by its number among those of the quote. */
export type SigningTokenClaims = { readonly quoteId: string; readonly number: number };

/** What a link to pay opens: what is due on a policy, told by its number among those of the policy. */
export type PayTokenClaims = { readonly policyId: string; readonly number: number };

/** What a link to confirm another address opens: what was asked for, read in one of its inboxes, told by its place. */
export type AddressTokenClaims = { readonly addressChangeId: string; readonly inbox: number };

/** What the link at the foot of a letter opens: whether its reader wants letters of its kind. */
export type LetterTokenClaims = { readonly notificationId: string };

/** What the link of an offer opens: the next term, as long as it is the newest link of its renewal. */
export type RenewalTokenClaims = { readonly renewalId: string; readonly version: number };

/** What the link of an invitation opens: the invitation, as long as it is its newest link. */
export type InvitationTokenClaims = { readonly invitationId: string; readonly number: number };

/** What the link of an alert opens: what is known of an incident, and where it is answered. */
export type AlertTokenClaims = { readonly messageId: string };

type Kind = 'quote' | 'claim' | 'signing' | 'payment' | 'address' | 'letter' | 'renewal' | 'invitation' | 'alert';
type Opened = { readonly id: string; readonly version: number };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idBytes = 16;
const claimBytes = idBytes + 4;
const prefixOf: Readonly<Record<Kind, string>> = {
  quote: 'q1',
  claim: 'c1',
  signing: 's1',
  payment: 'p1',
  address: 'a1',
  letter: 'u1',
  renewal: 'r1',
  invitation: 'i1',
  alert: 'w1',
};

// The kind is part of what is signed: a quote's token with another prefix is no claim's.
function mac(secrets: Secrets, kind: Kind, claims: Buffer): Buffer {
  return createHmac('sha256', secrets.tokenKey).update(kind).update(claims).digest();
}

function derive(secrets: Secrets, kind: Kind, { id, version }: Opened): string {
  const key = id.toLowerCase();
  if (!uuid.test(key)) throw new RangeError(`A ${kind} token needs a ${kind} id`);
  const claims = Buffer.alloc(claimBytes);
  claims.write(key.replaceAll('-', ''), 'hex');
  claims.writeUInt32BE(version, idBytes);
  return `${prefixOf[kind]}.${claims.toString('base64url')}.${mac(secrets, kind, claims).toString('base64url')}`;
}

function read(secrets: Secrets, kind: Kind, token: string): Opened | null {
  const [, prefix, first = '', second = ''] = /^([qcspauriw]1)\.([\w-]{27})\.([\w-]{43})$/.exec(token) ?? [];
  const claims = Buffer.alloc(claimBytes);
  Buffer.from(first, 'base64url').copy(claims);
  const expected = mac(secrets, kind, claims);
  const provided = Buffer.alloc(expected.length);
  Buffer.from(second, 'base64url').copy(provided);
  // One token has one spelling: base64url ignores the last character's spare bits.
  const isCanonical =
    prefix === prefixOf[kind] &&
    token === `${prefix}.${claims.toString('base64url')}.${provided.toString('base64url')}`;
  if (!timingSafeEqual(provided, expected) || !isCanonical) return null;
  const hex = claims.toString('hex', 0, idBytes);
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { id, version: claims.readUInt32BE(idBytes) };
}

/** The token of a quote's version: `q1.<id and version>.<HMAC-SHA256>`. It is derived anew each time, never stored. */
export function quoteToken(secrets: Secrets, quoteId: string, version: number): string {
  return derive(secrets, 'quote', { id: quoteId, version });
}

/** The token of a claim's version, `c1.…`, derived as a quote's is. Throws RangeError for what is no id. */
export function claimToken(secrets: Secrets, claimId: string, version: number): string {
  return derive(secrets, 'claim', { id: claimId, version });
}

/** A `quote_token_seed` of the database: a quote's id, version and organization, with spaces between. */
export function readTokenSeed(seed: string): QuoteTokenClaims & { readonly organizationId: string } {
  const [quoteId = '', version = '', organizationId = ''] = seed.split(' ');
  return { quoteId, version: Number(version), organizationId };
}

/** The claims of a token that this installation derived, compared in constant time; null for any other text. */
export function readQuoteToken(secrets: Secrets, token: string): QuoteTokenClaims | null {
  const opened = read(secrets, 'quote', token);
  return opened && { quoteId: opened.id, version: opened.version };
}

/** The claims of a claim's token; null for any other text, a quote's token among them. */
export function readClaimToken(secrets: Secrets, token: string): ClaimTokenClaims | null {
  const opened = read(secrets, 'claim', token);
  return opened && { claimId: opened.id, version: opened.version };
}

/** The token of a request to sign, `s1.…`: no quote’s, although it names a quote. Throws RangeError for what is no id. */
export function signingToken(secrets: Secrets, quoteId: string, number: number): string {
  return derive(secrets, 'signing', { id: quoteId, version: number });
}

/** The claims of a token for signing; null for any other text, the token of its quote among them. */
export function readSigningToken(secrets: Secrets, token: string): SigningTokenClaims | null {
  const opened = read(secrets, 'signing', token);
  return opened && { quoteId: opened.id, number: opened.version };
}

/** The token of a link to pay, `p1.…`: it opens nothing else of the policy. Throws RangeError for what is no id. */
export function payToken(secrets: Secrets, policyId: string, number: number): string {
  return derive(secrets, 'payment', { id: policyId, version: number });
}

/** The claims of a token of a link to pay; null for any other text. */
export function readPayToken(secrets: Secrets, token: string): PayTokenClaims | null {
  const opened = read(secrets, 'payment', token);
  return opened && { policyId: opened.id, number: opened.version };
}

/** The token by which an inbox confirms another address, `a1.…`. Throws RangeError for what is no id. */
export function addressToken(secrets: Secrets, addressChangeId: string, inbox: number): string {
  return derive(secrets, 'address', { id: addressChangeId, version: inbox });
}

/** The claims of a token that confirms an address; null for any other text. */
export function readAddressToken(secrets: Secrets, token: string): AddressTokenClaims | null {
  const opened = read(secrets, 'address', token);
  return opened && { addressChangeId: opened.id, inbox: opened.version };
}

/** The token at the foot of a letter, `u1.…`, of the letter itself. Throws RangeError for what is no id. */
export function letterToken(secrets: Secrets, notificationId: string): string {
  return derive(secrets, 'letter', { id: notificationId, version: 0 });
}

/** The claims of a token at the foot of a letter; null for any other text. */
export function readLetterToken(secrets: Secrets, token: string): LetterTokenClaims | null {
  const opened = read(secrets, 'letter', token);
  return opened && { notificationId: opened.id };
}

/** The token of a link to the offer of a next term, `r1.…`. Throws RangeError for what is no id. */
export function renewalToken(secrets: Secrets, renewalId: string, version: number): string {
  return derive(secrets, 'renewal', { id: renewalId, version });
}

/** The claims of a token of a link to an offer; null for any other text. */
export function readRenewalToken(secrets: Secrets, token: string): RenewalTokenClaims | null {
  const opened = read(secrets, 'renewal', token);
  return opened && { renewalId: opened.id, version: opened.version };
}

/** The token of a link to join an organization, `i1.…`. Throws RangeError for what is no id. */
export function invitationToken(secrets: Secrets, invitationId: string, number: number): string {
  return derive(secrets, 'invitation', { id: invitationId, version: number });
}

/** The claims of a token of a link to join; null for any other text. */
export function readInvitationToken(secrets: Secrets, token: string): InvitationTokenClaims | null {
  const opened = read(secrets, 'invitation', token);
  return opened && { invitationId: opened.id, number: opened.version };
}

/** The token of the link of an alert, `w1.…`. Throws RangeError for what is no id. */
export function alertToken(secrets: Secrets, messageId: string): string {
  return derive(secrets, 'alert', { id: messageId, version: 0 });
}

/** The claims of a token of an alert; null for any other text. */
export function readAlertToken(secrets: Secrets, token: string): AlertTokenClaims | null {
  const opened = read(secrets, 'alert', token);
  return opened && { messageId: opened.id };
}

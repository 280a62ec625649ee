import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../kernel/settings/secrets.ts';

const mark = 'rwk_';
const randomLength = 32;
const shownLength = 10;

/** A new key: its text, of 256 random bits, and the first characters by which people know it. */
export function newApiKeyText(): { readonly text: string; readonly prefix: string } {
  const text = `${mark}${randomBytes(randomLength).toString('base64url')}`;
  return { text, prefix: text.slice(0, shownLength) };
}

/** What is kept of a key: its HMAC-SHA256 in hex, so that a copy of the table opens nothing and checks no guess. */
export function apiKeyHash({ apiKeyKey }: Pick<Secrets, 'apiKeyKey'>, text: string): string {
  return createHmac('sha256', apiKeyKey).update(text).digest('hex');
}

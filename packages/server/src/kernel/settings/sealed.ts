import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Where a sealed value stands. A value moved to another column or row does not open there. */
export type SealedPlace = {
  readonly table: string;
  readonly column: string;
  /** The row's primary key. */
  readonly key: string;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A sealed value does not open: altered, moved, or sealed under a secret that is not configured any more. */
export class UnsealError extends Error {
  override readonly name = 'UnsealError';
  constructor(place: SealedPlace) {
    super(`The sealed value in ${place.table}.${place.column} does not open`);
  }
}

function associatedData({ table, column, key }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([table, column, key.toLowerCase()]));
}

/** Seals a text for its place (AES-256-GCM): `s1.<key id>.<nonce>.<cipher text and tag>`, each part base64url. */
export function seal(secrets: Secrets, { plain, ...place }: SealedPlace & { readonly plain: string }): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secrets.sealKey.key, nonce).setAAD(associatedData(place));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `s1.${secrets.sealKey.id}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
}

/** Opens a sealed text at its place. Throws UnsealError. */
export function unseal(secrets: Secrets, { sealed, ...place }: SealedPlace & { readonly sealed: string }): string {
  const [kind, keyId = '', nonce = '', body = '', ...rest] = sealed.split('.');
  const key = secrets.unsealKeys.get(keyId);
  const bytes = Buffer.from(body, 'base64url');
  if (kind !== 's1' || key === undefined || rest.length > 0 || bytes.length < tagBytes) throw new UnsealError(place);
  try {
    const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, 'base64url'), { authTagLength: tagBytes })
      .setAAD(associatedData(place))
      .setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    throw new UnsealError(place);
  }
}

/** What stands for a sealed value where rows are looked up by equality: HMAC-SHA256 of it in capitals, trimmed. */
export function blindIndex(secrets: Secrets, value: string): string {
  return createHmac('sha256', secrets.blindIndexKey).update(value.trim().toUpperCase()).digest('base64url');
}

import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { keepSecret } from '@roadworthy/db/launcher/secret-file.ts';

/** Made ready once: of bytes, every value that is sealed or opened would make its own. */
export type SealKey = { readonly id: string; readonly key: KeyObject };

/** The keys of all purposes, each derived from the master secret, so that none tells anything of another. */
export type Secrets = {
  readonly tokenKey: Buffer;
  /** Seals from now on. */
  readonly sealKey: SealKey;
  /** Unseal what was sealed before, by key id; the current one is among them. */
  readonly unsealKeys: ReadonlyMap<string, KeyObject>;
  /**
   * Of the first secret that this installation had: what is looked up by it was indexed under it, and a restriction that
   * nobody finds any more would refuse nobody.
   */
  readonly blindIndexKey: Buffer;
  readonly apiKeyKey: Buffer;
  readonly letterKey: Buffer;
  readonly deviceKey: Buffer;
  readonly passkeyKey: Buffer;
  readonly authSecret: string;
  readonly webhookSecret: string;
};

function derive(master: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'roadworthy', purpose, 32));
}

function sealKeyOf(master: string): SealKey {
  const key = derive(master, 'seal');
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key: createSecretKey(key) };
}

/** Derives every key (HKDF-SHA256, RFC 5869); former masters, newest first, only unseal, and the first of all indexes. */
export function deriveSecrets(master: string, previous: readonly string[] = []): Secrets {
  const sealKey = sealKeyOf(master);
  return {
    tokenKey: derive(master, 'token'),
    sealKey,
    unsealKeys: new Map([...previous.map(sealKeyOf), sealKey].map(({ id, key }) => [id, key])),
    blindIndexKey: derive(previous.at(-1) ?? master, 'blind-index'),
    apiKeyKey: derive(master, 'api-key'),
    letterKey: derive(master, 'letter'),
    deviceKey: derive(master, 'device'),
    passkeyKey: derive(master, 'passkey'),
    authSecret: derive(master, 'auth').toString('base64url'),
    webhookSecret: derive(master, 'webhook').toString('base64url'),
  };
}

/** What tells the key of blind indexes from others, and nothing of it. */
export function indexKeyId({ blindIndexKey }: Pick<Secrets, 'blindIndexKey'>): string {
  return createHash('sha256').update(blindIndexKey).digest('base64url').slice(0, 8);
}

/** The keys of this installation; without a configured secret one is generated once into the data folder (0600). */
export function openSecrets(config: {
  readonly secret: string | null;
  readonly previousSecrets: readonly string[];
  readonly dataDir: string;
}): Secrets {
  return deriveSecrets(config.secret ?? keepSecret(config.dataDir, 'master'), config.previousSecrets);
}

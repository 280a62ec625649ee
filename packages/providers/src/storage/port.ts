/** What was stored: SHA-256 in hex, size in bytes. */
export type StoredObject = { readonly sha256: string; readonly size: number };

/** Keeps bytes under keys such as `policies/0198/declarations.pdf`; a key that breaks the rules throws StorageKeyError. */
export type ObjectStorage = {
  /** Puts bytes in the key's place, whole or not at all; when it returns they survive a power cut. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<StoredObject>;
  /** Null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
};

export class StorageKeyError extends Error {
  override readonly name = 'StorageKeyError';
  constructor(key: string) {
    super(`"${key.slice(0, 80)}" is not a storage key`);
  }
}

const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,119}$/;

/** Throws StorageKeyError unless the key is at most 12 plain names joined by slashes; none begins with a dot. */
export function assertStorageKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 12 || !segments.every((each) => segment.test(each))) throw new StorageKeyError(key);
}

import type { Readable } from 'node:stream';

/** What was stored: SHA-256 in hex, size in bytes. */
export type StoredObject = { readonly sha256: string; readonly size: number };

/** The first and the last byte wanted, counted from 0; both are given. */
export type ByteRange = { readonly first: number; readonly last: number };

/** A part that arrived: its number, from 1, and the mark that the storage gave it. */
export type UploadedPart = { readonly part: number; readonly mark: string };

/** The least that a part may have unless it is the last: S3 takes no smaller ones. */
export const leastPartBytes = 5 * 1024 * 1024;

/** Keeps bytes under keys such as `policies/0198/declarations.pdf`; a key that breaks the rules throws StorageKeyError. */
export type ObjectStorage = {
  /** Puts bytes in the key's place, whole or not at all; when it returns they survive a power cut. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<StoredObject>;
  /** Null when there is no such object. For what is small: a large one is read by `open`. */
  get(key: string): Promise<Uint8Array | null>;
  /** The bytes as they come, all or a range that lies within them; null when there is no such object. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Begins an object that arrives in parts, and names the upload. Nothing is under the key before it is completed. */
  beginUpload(key: string): Promise<string>;
  /** Keeps a part, whole or not at all; one that comes again takes the place of the first. Throws UploadGoneError. */
  putPart(key: string, upload: string, part: number, bytes: Uint8Array): Promise<UploadedPart>;
  /**
   * Puts the parts together in their order; then they survive a power cut. Completing twice is no error. Throws
   * UploadGoneError when the upload was aborted, or when a part is missing or another than the mark says.
   */
  completeUpload(key: string, upload: string, parts: readonly UploadedPart[]): Promise<void>;
  /** Forgets an upload and its parts. Aborting what is not there is no error. */
  abortUpload(key: string, upload: string): Promise<void>;
};

export class StorageKeyError extends Error {
  override readonly name = 'StorageKeyError';
  constructor(key: string) {
    super(`"${key.slice(0, 80)}" is not a storage key`);
  }
}

/** An upload cannot go on: it was aborted or completed, or its parts are not what they were said to be. */
export class UploadGoneError extends Error {
  override readonly name = 'UploadGoneError';
  constructor(key: string, options?: ErrorOptions) {
    super(`The upload of ${key} cannot go on`, options);
  }
}

const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,119}$/;

/** Throws StorageKeyError unless the key is at most 12 plain names joined by slashes; none begins with a dot. */
export function assertStorageKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 12 || !segments.every((each) => segment.test(each))) throw new StorageKeyError(key);
}

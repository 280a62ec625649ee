import type { Readable } from 'node:stream';

/** What a scanner says of a file; `found` is its own name for what is in it. */
export type ScanVerdict = { readonly isClean: true } | { readonly isClean: false; readonly found: string };

/** Looks for viruses in files that came from outside, before anybody may use them. */
export type FileScanner = {
  /** Reads the bytes to their end, or until it has found something. Throws ScannerUnansweredError, and what the stream throws. */
  scan(bytes: Readable): Promise<ScanVerdict>;
};

/** The scanner did not answer; it may later, and the file waits for it. */
export class ScannerUnansweredError extends Error {
  override readonly name = 'ScannerUnansweredError';
  constructor(what: string, options?: ErrorOptions) {
    super(`The scanner gave no answer: ${what}`, options);
  }
}

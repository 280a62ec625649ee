import type { VerificationQuestion } from '@roadworthy/core/quoting/verifications/asked.ts';
import type { VerificationResult } from '@roadworthy/core/quoting/verifications/vocabulary.ts';

/** What a vendor said; `raw` is its answer as it came, for whoever has to prove it. `no_hit`: it knows nobody of that kind. */
export type VerificationAnswer =
  | { readonly status: 'ok'; readonly result: VerificationResult; readonly raw: string }
  | { readonly status: 'no_hit'; readonly raw: string };

/** Asks a vendor about a person: the state's driving record, the bureau's score, who they are. */
export type Verifier = {
  /** What the vendor is called where its answers are kept. */
  readonly provider: string;
  /**
   * The vendor knows the question by its key: asked again under it, it gives the same answer and charges once. Throws
   * VerificationUnansweredError.
   */
  ask(key: string, question: VerificationQuestion): Promise<VerificationAnswer>;
};

/** A vendor as the line to it sees it: it is asked, and answers a text of its own form. */
export type VerificationVendor = {
  readonly provider: string;
  request(key: string, question: VerificationQuestion, signal: AbortSignal): Promise<string>;
};

/** The vendor did not answer in time, or not in a form that can be read; under the same key it may later. */
export class VerificationUnansweredError extends Error {
  override readonly name = 'VerificationUnansweredError';
  readonly kind: 'timeout' | 'error';
  constructor(kind: 'timeout' | 'error', what: string, options?: ErrorOptions) {
    super(`The verification vendor gave no answer: ${what}`, options);
    this.kind = kind;
  }
}

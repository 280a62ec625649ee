import type { PostService } from '@roadworthy/core/policies/notices/vocabulary.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';

/** Where a letter goes, or who sends it. */
export type PostalAddress = {
  readonly name: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  /** Postal code of state or province. */
  readonly region: string;
  readonly postalCode: string;
  readonly country: 'US' | 'CA';
};

export type LetterToPost = {
  /** Names the letter: handed over twice under one key it is printed and mailed once. */
  readonly key: string;
  readonly service: PostService;
  readonly to: PostalAddress;
  /** Where it comes back to. */
  readonly sender: { readonly name: string };
  readonly pdf: Uint8Array;
};

/** How far a letter is: `refused` was never printed, `returned` came back undelivered. */
export const postedStatuses = ['accepted', 'mailed', 'delivered', 'returned', 'refused'] as const;
export type PostedStatus = (typeof postedStatuses)[number];

/** What the vendor has of a letter. */
export type PostedLetter = {
  readonly status: PostedStatus;
  /** Under which the vendor knows it. */
  readonly reference: string;
  readonly trackingNumber: string | null;
  /** The day on which the postal service took it. */
  readonly mailedOn: Day | null;
  readonly returnedOn: Day | null;
  /** Why it was refused or came back. */
  readonly reason: string | null;
};

export type PostWebhookRefused =
  | 'signature_missing'
  | 'signature_malformed'
  | 'signature_wrong'
  | 'signature_stale'
  | 'event_malformed';

/** Prints letters, mails them, and says what became of each. */
export type LetterPost = {
  /** Working days between handing a letter over and its mailing, on which the days of a notice are planned. */
  readonly leadDays: number;
  /** Hands a letter over; throws LetterNotPostedError when it was not taken. */
  post(letter: LetterToPost): Promise<PostedLetter>;
  /** What became of the letter of a key; null where none was taken under it. Throws LetterNotPostedError without an answer. */
  lookUp(key: string): Promise<PostedLetter | null>;
  /** The letter that an event names, believed by its signature alone. It decides nothing: the vendor is asked again. */
  verifyWebhook(
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    body: Uint8Array,
  ): Decision<{ readonly key: string }, PostWebhookRefused>;
};

/** There was no answer, or a refusal. `permanent`: it will not be taken, so do not try again. */
export class LetterNotPostedError extends Error {
  override readonly name = 'LetterNotPostedError';
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.permanent = permanent;
  }
}

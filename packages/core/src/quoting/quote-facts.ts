import type { VerificationKind } from '../products/vocabulary.ts';
import type { MissingField } from '../rating/rating.ts';
import type { Day } from '../shared/day.ts';
import type { Sentence } from '../shared/sentence.ts';

/** A rule that a rating or the rule book found to be hit. */
export type Violation = Sentence & { readonly code: string };

/** What of the last rating the guards read, and for which content and rater version it holds: a Rating and two names. */
export type RatingFacts = {
  readonly contentHash: string;
  readonly raterVersionId: string;
  readonly missing_fields: readonly MissingField[];
  readonly rejections: readonly Violation[];
  readonly referrals: readonly Violation[];
};

export type VerificationState = 'missing' | 'running' | 'errored' | 'done';
export type Verification = { readonly kind: VerificationKind; readonly state: VerificationState };

/**
 * How far the money is. `method_given`: the payer handed over a payment method and agreed to the amount; the hold on it
 * is placed by the bind process, after the quote is locked, so that two binds can never hold twice.
 */
export type PaymentState = 'none' | 'method_given' | 'authorized' | 'captured';

/** What the guards need to know and the quote does not hold. Today is the civil day of the risk's zone. */
export type QuoteFacts = {
  readonly today: Day;
  readonly rating: RatingFacts | null;
  readonly currentRaterVersionId: string | null;
  readonly requiredVerifications: readonly Verification[];
  /** Names of active moratoriums on *bind* that the risk lies in. */
  readonly moratoriums: readonly string[];
  readonly referralPending: boolean;
  /** The content that an underwriter waived the referrals for. */
  readonly waivedContentHash: string | null;
  readonly payment: PaymentState;
};

/** Facts of a quote of which nothing but the day is known. */
export function factsOn(today: Day, known: Partial<QuoteFacts> = {}): QuoteFacts {
  return {
    rating: null,
    currentRaterVersionId: null,
    requiredVerifications: [],
    moratoriums: [],
    referralPending: false,
    waivedContentHash: null,
    payment: 'none',
    ...known,
    today,
  };
}

import type { VerificationKind } from '../products/vocabulary.ts';

/** An underwriter is asked to look at a quote before it is bound. */
export type ReferralRequested = { readonly type: 'referral_requested'; readonly quoteId: string };

/** What an underwriter was asked about is no more. */
export type ReferralWithdrawn = { readonly type: 'referral_withdrawn'; readonly quoteId: string };

/** What an underwriter accepted holds no longer: the quote says something else now. */
export type ReferralVoided = { readonly type: 'referral_voided'; readonly quoteId: string };

/** An underwriter is asked about a policy that was sold, and answers; nothing of the policy changes by that. */
type PolicyReview<Type> = { readonly type: Type; readonly policyId: string };

/** Somebody wrote to the other side of a referral. */
export type ReferralMessageWritten = {
  readonly type: 'referral_message_written';
  readonly referralId: string;
  readonly userId: string;
};

/** The quote or policy that something of a moratorium is about. */
type Excepted =
  | { readonly quoteId: string; readonly policyId?: null }
  | { readonly policyId: string; readonly quoteId?: null };

/** A moratorium does not stop a quote or policy any more, whose name is the moratorium's. */
export type MoratoriumExceptionMade = Excepted & { readonly type: 'moratorium_exception_made'; readonly name: string };

/** An exception was taken back. */
export type MoratoriumExceptionEnded = Excepted & {
  readonly type: 'moratorium_exception_ended';
  readonly name: string;
};

/** A moratorium holds no longer, or less than it did: who waits for that may be written to. */
export type MoratoriumLifted = { readonly type: 'moratorium_lifted'; readonly moratoriumId: string };

/** A vendor answered about somebody on a quote. */
export type VerificationAnswered = {
  readonly type: 'verification_answered';
  readonly quoteId: string;
  readonly kind: VerificationKind;
  readonly outcome: 'ok' | 'no_hit' | 'error' | 'timeout';
  /** Whether the buyer's score makes their insurance cost more than the best one would. */
  readonly isAdverse: boolean;
};

export type UnderwritingEvent =
  | ReferralRequested
  | ReferralWithdrawn
  | ReferralVoided
  | PolicyReview<'policy_referred'>
  | PolicyReview<'policy_review_accepted'>
  | PolicyReview<'policy_review_rejected'>
  | ReferralMessageWritten
  | MoratoriumExceptionMade
  | MoratoriumExceptionEnded
  | MoratoriumLifted
  | VerificationAnswered;

/** An underwriter is asked to look at a quote before it is bound. */
export type ReferralRequested = { readonly type: 'referral_requested'; readonly quoteId: string };

/** What an underwriter was asked about is no more. */
export type ReferralWithdrawn = { readonly type: 'referral_withdrawn'; readonly quoteId: string };

/** What an underwriter accepted holds no longer: the quote says something else now. */
export type ReferralVoided = { readonly type: 'referral_voided'; readonly quoteId: string };

/** Somebody wrote to the other side of a referral. */
export type ReferralMessageWritten = {
  readonly type: 'referral_message_written';
  readonly referralId: string;
  readonly userId: string;
};

export type UnderwritingEvent = ReferralRequested | ReferralWithdrawn | ReferralVoided | ReferralMessageWritten;

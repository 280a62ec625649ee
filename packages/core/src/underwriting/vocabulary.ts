/** Where a referral stands. */
export const referralStatuses = ['pending', 'accepted', 'rejected', 'expired', 'completed'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** What an underwriter answers. */
export const referralDecisions = ['accepted', 'rejected'] as const;
export type ReferralDecision = (typeof referralDecisions)[number];

/** Whether the question comes before cover begins or after. */
export const reviewTypes = ['pre_bind', 'post_bind'] as const;
export type ReviewType = (typeof reviewTypes)[number];

/** What a vendor answered; `no_hit` when it knows no one of that name. */
export const verificationStatuses = ['pending', 'ok', 'no_hit', 'error', 'timeout'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Where readers of French have a right to it. */
export const frenchAreas = ['CA-QC', 'CA-NB'] as const;

/** Postal codes and ranges that one moratorium may name. */
export const mostPostalEntries = 500;

/** What of a question to an underwriter says what it was asked for. */
export type RequestedOf = {
  readonly finding_codes: readonly (string | null)[];
  readonly request_reasons: readonly (string | null)[];
};

/** Whether each of some questions was asked for one thing, and all for the same: then one answer does for all of them. */
export function isSameSingleFinding(referrals: readonly RequestedOf[]): boolean {
  const [first] = referrals;
  return (
    first !== undefined &&
    referrals.every(
      ({ finding_codes: codes, request_reasons: reasons }) =>
        codes.length === 1 && reasons.length === 1 && codes[0] === first.finding_codes[0],
    )
  );
}

/** Where a term of a policy stands. */
export const policyStatuses = [
  'pending',
  'active',
  'delinquent',
  'pending_cancellation',
  'cancelled',
  'expired',
  'rewritten',
] as const;
export type PolicyStatus = (typeof policyStatuses)[number];

/** Statuses of a term that covers something now. */
export const statusesInForce = [
  'active',
  'delinquent',
  'pending_cancellation',
] as const satisfies readonly PolicyStatus[];

/** Statuses of a term that covers something, or is to. */
export const coveringStatuses = ['pending', ...statusesInForce] as const;
/** Statuses of a term that covers nothing any more. */
export const endedStatuses = ['cancelled', 'expired', 'rewritten'] as const satisfies readonly PolicyStatus[];

/** What a transaction of a policy decided. */
export const policyTransactionKinds = [
  'new_business',
  'endorsement',
  'effective_date_change',
  'cancellation',
  'cancellation_reversal',
  'reinstatement',
  'renewal',
  'rewrite',
  'adjustment',
] as const;
export type PolicyTransactionKind = (typeof policyTransactionKinds)[number];

/** What of a policy in force is changed: at once, or as it was proposed. */
export const policyChanges = ['affinity_discount', 'vehicle_corrected', 'insured_corrected', 'proposal'] as const;
export type PolicyChange = (typeof policyChanges)[number];

/** How a segment of a term was covered. */
export const segmentStatuses = ['in_force', 'lapsed', 'not_taken'] as const;
export type SegmentStatus = (typeof segmentStatuses)[number];

export const cancellationReasons = [
  'insured_request',
  'sold_vehicle',
  'replaced_cover',
  'military_duty',
  'non_payment',
  'uw_post_bind',
  'license_suspended',
  'misrepresentation',
  'fraud_claim',
  'total_loss',
  'duplicate',
  'rewrite',
  'never_taken',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** What the book did, as reports and the leaderboard count it. */
export const activityActions = [
  'new_business',
  'endorsement',
  'cancellation',
  'pending_cancellation',
  'reinstatement',
  'renewal',
  'non_renewal',
  'rewrite',
  'delinquency',
  'refund',
] as const;
export type ActivityAction = (typeof activityActions)[number];

export const customerRenewalOptions = ['auto_renew', 'manual', 'do_not_renew'] as const;
export type CustomerRenewalOption = (typeof customerRenewalOptions)[number];

/** How an announced end of a policy stands. */
export const cancellationStatuses = ['pending', 'done', 'reversed'] as const;

/** `held`: owed, and kept back for a reason; `owed`: it goes out; `stopped`: cover goes on, so it is owed no more. */
export const refundStatuses = ['held', 'owed', 'paid', 'stopped'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Who ended cover, as the laws on refunds take it. */
export const coverEnders = ['insured', 'insurer'] as const;

/** How sure a legal period is: a statute's text, a published table, nothing found, practice. */
export const noticeGrades = ['A', 'B', 'C', 'K'] as const;

/**
 * What the law gives a day for: money that goes back, a letter of notice that has to leave, an end that was announced, a
 * term whose end, or whose other renewal, was told after the law's day.
 */
export const legalDayKinds = ['refund', 'refund_held', 'letter', 'end', 'non_renewal', 'conditional_renewal'] as const;

/** How a legal day stands: passed, today, within five days, or later; the view `legal_days` says which. */
export const legalAlerts = ['late', 'today', 'soon', 'ahead'] as const;

/** Statuses of a claim in which nobody says that there was a loss, not yet or not any more. */
export const withoutLoss = ['draft', 'withdrawn'] as const;

/** Statuses of a claim that is settled, one way or the other. */
export const settledClaims = ['denied', 'paid', 'closed'] as const;

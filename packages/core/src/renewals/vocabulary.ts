/** Where the offer of a policy's next term stands. */
export const renewalStatuses = [
  'pending',
  'quoted',
  'in_review',
  'agent_review',
  'approved',
  'offered',
  'accepted',
  'completed',
  'rejected',
  'payment_failed',
  'error',
  'declined',
  'expired',
] as const;
export type RenewalStatus = (typeof renewalStatuses)[number];

/** Statuses of an offer that may still become a term. */
export const openRenewalStatuses = [
  'pending',
  'quoted',
  'in_review',
  'agent_review',
  'approved',
  'offered',
  'accepted',
  'payment_failed',
  'error',
] as const satisfies readonly RenewalStatus[];

/** Statuses of an offer about which something may still happen: what was refused may be approved yet. */
export const runningRenewalStatuses = [
  ...openRenewalStatuses,
  'rejected',
  'declined',
] as const satisfies readonly RenewalStatus[];

/** Statuses in which the insured is told that the next term is theirs to take. */
export const offeredRenewalStatuses = [
  'offered',
  'accepted',
  'payment_failed',
] as const satisfies readonly RenewalStatus[];

/** Why the offer of a next term ended without one. */
export const renewalEnds = ['not_paid', 'rejected', 'declined', 'policy_ended', 'not_priced'] as const;
export type RenewalEnd = (typeof renewalEnds)[number];

/** Why who is insured lets their policy end, as they choose it. */
export const declineReasons = [
  'price',
  'insured_elsewhere',
  'vehicle_gone',
  'not_used',
  'moved',
  'service',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const underwritingRenewalStatuses = ['not_required', 'pending', 'approved', 'rejected'] as const;
export type UnderwritingRenewalStatus = (typeof underwritingRenewalStatuses)[number];

export const underwritingRenewalDecisions = ['renew', 'renew_with_changes', 'non_renew'] as const;
export type UnderwritingRenewalDecision = (typeof underwritingRenewalDecisions)[number];

/** Why a renewal needs somebody. */
export const renewalIssueTypes = [
  'none',
  'missing_fields',
  'payment_method',
  'payment_failed',
  'price_change',
  'verification',
  'referral',
  'rejection',
  'moratorium',
  'product_withdrawn',
  'rating_error',
] as const;
export type RenewalIssueType = (typeof renewalIssueTypes)[number];

/** How far the agent is with the customer; kept in the renewal's meta. */
export const saleStatuses = ['not_contacted', 'contacted', 'quoted', 'sold', 'lost'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** A change of the yearly price beyond which an underwriter looks at it, in per cent of what was paid until now. */
export const mostChangePercent = 25;

/** A change of the yearly price up to which renewals are approved several at once, where nothing else is open, in per cent. */
export const mostPlainChangePercent = 40;

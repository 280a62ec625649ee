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

export const cancellationReasons = [
  'insured_request',
  'sold_vehicle',
  'replaced_cover',
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

export const currencies = ['USD', 'CAD'] as const;
export type Currency = (typeof currencies)[number];

/** The currency of a country's policies. */
export function currencyOf(country: string): Currency {
  return country === 'CA' ? 'CAD' : 'USD';
}

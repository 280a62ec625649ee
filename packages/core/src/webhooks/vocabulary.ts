import type { EventType } from '../events.ts';

/** What machines of an organization may be told of, in the order in which it is chosen from. */
export const webhookEvents = [
  'quote_started',
  'quote_sent',
  'quote_signed',
  'quote_expired',
  'agent_assigned',
  'referral_requested',
  'referral_accepted',
  'referral_rejected',
  'policy_bound',
  'policy_activated',
  'policy_endorsed',
  'policy_renewed',
  'policy_delinquent',
  'cancellation_announced',
  'cancellation_reversed',
  'policy_cancelled',
  'policy_reinstated',
  'policy_expired',
  'renewal_offered',
  'renewal_accepted',
  'payment_received',
  'charge_failed',
  'refund_paid',
  'claim_filed',
  'claim_approved',
  'claim_denied',
  'claim_paid',
  'claim_closed',
] as const satisfies readonly EventType[];
export type WebhookEvent = (typeof webhookEvents)[number];

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why an attempt did not succeed. */
export const deliveryProblems = [
  'address_private',
  'host_unknown',
  'timed_out',
  'not_connected',
  'certificate_invalid',
  'redirected',
  'refused',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

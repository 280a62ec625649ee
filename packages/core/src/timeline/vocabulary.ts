/** What an entry of a timeline is about: the events that leave one. */
export const timelineKinds = [
  'quote_started',
  'quote_edited',
  'quote_sent',
  'quote_opened',
  'agent_approval_revoked',
  'quote_expired',
  'quote_reopened',
  'quote_handed_over',
  'quote_declined',
  'quote_replaced',
  'quote_organization_changed',
  'quote_provider_changed',
  'quote_copied',
  'quote_copy_started',
  'quote_signed',
  'referral_requested',
  'referral_withdrawn',
  'referral_submitted',
  'referral_accepted',
  'referral_rejected',
  'referral_cancelled',
  'referral_expired',
  'referral_voided',
  'moratorium_exception_made',
  'moratorium_exception_ended',
  'agent_assigned',
  'policy_bound',
  'policy_activated',
  'policy_expired',
  'payment_received',
  'payment_declined',
  'payment_released',
  'document_made',
  'file_stored',
  'file_archived',
  'letter_sent',
  'letter_failed',
  'product_updated',
  'rater_version_promoted',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Whether a text names a kind that has its words. */
export function isTimelineKind(text: string): text is TimelineKind {
  return timelineKinds.some((kind) => kind === text);
}

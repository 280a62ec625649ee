import type { TimelineKind } from '@roadworthy/core/timeline/vocabulary.ts';
import type { IconName } from '@roadworthy/ui/base/icon.tsx';
import type { Tone } from '@roadworthy/ui/base/tone.ts';

/** The types by which a timeline can be narrowed, in their order. */
export const timelineGroups = ['status', 'change', 'money', 'letter', 'document', 'note'] as const;
export type TimelineGroup = (typeof timelineGroups)[number];

type Look = { readonly group: TimelineGroup; readonly icon: IconName; readonly tone: Tone };
const look = (group: TimelineGroup, icon: IconName, tone: Tone = 'neutral'): Look => ({ group, icon, tone });

/** How each kind of entry looks. */
export const entryLooks: Readonly<Record<TimelineKind, Look>> = {
  quote_started: look('status', 'plus'),
  quote_edited: look('change', 'pen'),
  quote_sent: look('status', 'check', 'success'),
  quote_opened: look('status', 'eye', 'info'),
  agent_approval_revoked: look('status', 'close', 'warning'),
  quote_expired: look('status', 'clock', 'warning'),
  quote_reopened: look('status', 'plus', 'info'),
  agent_assigned: look('status', 'user'),
  quote_handed_over: look('status', 'user'),
  quote_organization_changed: look('status', 'arrow-right'),
  quote_declined: look('status', 'stop', 'danger'),
  quote_refused: look('status', 'stop', 'danger'),
  quote_readmitted: look('status', 'check', 'info'),
  policy_referred: look('status', 'user', 'warning'),
  policy_review_accepted: look('status', 'check', 'success'),
  policy_review_rejected: look('status', 'stop', 'danger'),
  quote_forced: look('status', 'shield', 'warning'),
  quote_replaced: look('status', 'clock', 'neutral'),
  quote_provider_changed: look('change', 'pen'),
  quote_copied: look('status', 'file'),
  quote_copy_started: look('status', 'plus'),
  quote_signed: look('status', 'pen', 'info'),
  signature_declined: look('status', 'stop', 'warning'),
  referral_requested: look('status', 'user', 'warning'),
  referral_withdrawn: look('status', 'check'),
  referral_submitted: look('status', 'user', 'warning'),
  referral_accepted: look('status', 'check', 'success'),
  application_accepted: look('status', 'check', 'success'),
  referral_rejected: look('status', 'stop', 'danger'),
  referral_cancelled: look('status', 'close'),
  referral_expired: look('status', 'clock', 'warning'),
  referral_voided: look('status', 'alert', 'warning'),
  moratorium_exception_made: look('status', 'check', 'info'),
  moratorium_exception_ended: look('status', 'stop', 'warning'),
  policy_bound: look('status', 'shield', 'success'),
  policy_activated: look('status', 'check', 'success'),
  policy_expired: look('status', 'clock', 'warning'),
  cancellation_announced: look('status', 'clock', 'warning'),
  cancellation_reversed: look('status', 'check', 'success'),
  policy_cancelled: look('status', 'stop', 'danger'),
  policy_reinstated: look('status', 'check', 'success'),
  policy_endorsed: look('status', 'shield', 'info'),
  effective_date_changed: look('status', 'clock', 'info'),
  policy_rewritten: look('status', 'shield', 'info'),
  inspection_moved: look('document', 'camera', 'info'),
  named_insured_corrected: look('change', 'pen', 'info'),
  policy_organization_changed: look('status', 'arrow-right'),
  claimed_user_reset: look('status', 'stop', 'warning'),
  payment_received: look('money', 'card', 'success'),
  balance_written_off: look('money', 'card', 'info'),
  refund_owed: look('money', 'card', 'info'),
  refund_paid: look('money', 'card', 'info'),
  payment_declined: look('money', 'card', 'danger'),
  payment_released: look('money', 'card', 'warning'),
  debit_ordered: look('money', 'card', 'info'),
  debit_returned: look('money', 'card', 'danger'),
  charge_failed: look('money', 'card', 'danger'),
  invoices_paid: look('money', 'card', 'success'),
  policy_delinquent: look('money', 'alert', 'danger'),
  charge_day_changed: look('money', 'card', 'info'),
  autopay_agreed: look('money', 'card', 'info'),
  autopay_stopped: look('money', 'card', 'warning'),
  payment_arranged: look('status', 'clock', 'info'),
  delinquency_ended: look('money', 'check', 'success'),
  document_made: look('document', 'file', 'info'),
  file_stored: look('document', 'file'),
  file_archived: look('document', 'file', 'warning'),
  letter_sent: look('letter', 'mail', 'info'),
  product_updated: look('change', 'pen'),
  rater_version_promoted: look('change', 'pen'),
  letter_failed: look('letter', 'mail', 'danger'),
};

/** How an entry looks whose kind this page does not know yet. */
export const unknownLook: Look = look('status', 'info');

export const noteLook: Look = look('note', 'note', 'violet');

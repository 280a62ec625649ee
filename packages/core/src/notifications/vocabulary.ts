/** What becomes of a letter that is owed. Its templates are the keys of `letters`. */
export const notificationStatuses = ['queued', 'sent', 'failed'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/** What a letter is about; the table that has it is the plural of its kind, except for who waits. */
export const notificationSubjects = [
  'quote',
  'policy',
  'waitlist',
  'note_mention',
  'quote_referral',
  'signing_request',
  'policy_transaction',
  'notice',
  'enquiry',
  'address_change',
  'personal_export',
  'deletion_request',
  'organization_invitation',
  'claim_note',
  'claim_letter',
  'incident_alert_message',
  'report_delivery',
  'global_role_request',
  'commission_run',
] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];

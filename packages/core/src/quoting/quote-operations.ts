/**
 * What may be done to a quote. What people do bears the name of its operation of the API, `edit_quote` standing for
 * every edit, `reopen_quote` and `hand_over_quote` for what `update_status_agent` means, and `replace_quote` for what a
 * copy does that takes the place of its source; the rest are steps of the bind and a job.
 */
export const quoteOperations = [
  'start_quote',
  'edit_quote',
  'send_quote_to_customer',
  'revoke_agent_approval',
  'bind_quote',
  'complete_bind',
  'fail_bind',
  'refer_bind',
  'expire_quote',
  'end_quote',
  'reopen_quote',
  'hand_over_quote',
  'decline_quote',
  'refuse_quote',
  'readmit_quote',
  'force_bind_quote',
  'replace_quote',
  'submit_underwriting_referral',
  'accept_referral',
  'accept_application',
  'reject_referral',
  'cancel_referral_request',
  'expire_referral',
  'change_quote_organization',
  'update_provider',
  'lock_for_renewal',
  'unlock_for_renewal',
] as const;
export type QuoteOperation = (typeof quoteOperations)[number];

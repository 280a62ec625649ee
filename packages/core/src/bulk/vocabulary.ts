/** What became of a row. */
export const bulkOutcomes = ['done', 'refused'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** What may be done to all rows of a list that match: by table, the actions as the abilities of its records name them. */
export const bulkActions = {
  quotes: ['update_assigned_agent', 'claim_blocked_quote', 'end_quote', 'revoke_agent_approval'],
  policies: ['update_assigned_agent'],
  quote_referrals: ['accept_referral'],
  policy_renewals: ['approve_plain_renewal', 'update_renewal_sale_status_agent'],
} as const;
export type BulkTable = keyof typeof bulkActions;
export type BulkAction = (typeof bulkActions)[BulkTable][number];

/** Of so many rows one run takes care at most. */
export const mostBulkRows = 5_000;

/** Whether all rows of a table may be asked to have this done. */
export function isBulkAction(table: string, action: string): action is BulkAction {
  return Object.entries(bulkActions).some(([name, actions]) => name === table && actions.some((one) => one === action));
}

/** For so many days a file is kept for whoever asked for it. */
export const exportDays = 7;

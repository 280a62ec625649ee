/** What we hold about a customer, as the rules on keeping and deleting tell apart. */
export const retentionKinds = [
  'account',
  'quote',
  // A quote that was signed, or turned down by an underwriter or a rule, and never became a policy.
  'application',
  'check',
  'policy',
  'money',
  'claim',
  'message',
  'lead',
  'waiting',
  'letter',
  'file',
  'visit',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Where a person's request stands that their data be deleted. */
export const deletionStatuses = ['waiting', 'erasing', 'done', 'taken_back', 'refused'] as const;
export type DeletionStatus = (typeof deletionStatuses)[number];

/** What stands against deleting a person's data, gravest first. */
export const deletionObstacles = [
  'works_here',
  'policy_in_force',
  'claim_open',
  'quote_pending_bind',
  'payment_under_way',
  'money_owed',
  'money_due_back',
] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

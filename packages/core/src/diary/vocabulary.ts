/** The records that a task may be about: the argument that names one, which is its column too. */
export const taskRecords = ['quote_id', 'policy_id', 'policy_renewal_id', 'claim_id', 'entity_id'] as const;
export type TaskRecord = (typeof taskRecords)[number];

/** What writes tasks by itself. */
export const taskRules = ['call_after_sent', 'licence_expires', 'find_address'] as const;
export type TaskRule = (typeof taskRules)[number];

/** Open; done by a person; of no use any more, since the reason of its rule has gone. */
export const taskStatuses = ['open', 'done', 'lapsed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

import { on } from '../kernel/events.ts';

/** What happened to a quote is found from the policy that it became: its entries are filed under both. */
export const fileUnderPolicy = on('policy_bound', async ({ tx }, { quoteId, policyId }) => {
  await tx
    .updateTable('timeline_entries')
    .set({ policy_id: policyId })
    .where('quote_id', '=', quoteId)
    .where('policy_id', 'is', null)
    .execute();
});

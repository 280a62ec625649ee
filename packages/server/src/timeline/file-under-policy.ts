import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';

/** What happened to a quote is found from the policy that it became: its entries are filed under both. */
async function file({ tx }: Work, { quoteId, policyId }: { readonly quoteId: string; readonly policyId: string }) {
  await tx
    .updateTable('timeline_entries')
    .set({ policy_id: policyId })
    .where('quote_id', '=', quoteId)
    .where('policy_id', 'is', null)
    .execute();
}
export const fileUnderPolicy = on('policy_bound', file);
export const fileUnderNextTerm = on('policy_renewed', file);

import { on } from '../kernel/events.ts';

/** Whoever leaves an organization has no enquiry of it any more, and answers for nobody at a carrier: their successor does, or nobody. */
export const handOverLeads = on('member_left', async ({ tx }, { userId, successorId }) => {
  await tx
    .updateTable('enquiries')
    .set({ assigned_agent_id: successorId })
    .where('assigned_agent_id', '=', userId)
    .where('status', '<>', 'closed')
    .execute();
  await tx
    .updateTable('external_quotes')
    .set({ assigned_agent_id: successorId })
    .where('assigned_agent_id', '=', userId)
    .where('status', '=', 'sent')
    .execute();
});

import { on } from '../kernel/events.ts';

/** Whoever leaves an organization has no enquiry of it any more: their successor has them, or nobody. */
export const handOverEnquiries = on('member_left', async ({ tx }, { userId, successorId }) => {
  await tx
    .updateTable('enquiries')
    .set({ assigned_agent_id: successorId })
    .where('assigned_agent_id', '=', userId)
    .where('status', '<>', 'closed')
    .execute();
});

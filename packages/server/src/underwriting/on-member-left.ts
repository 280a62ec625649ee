import { on } from '../kernel/events.ts';

/** What an underwriter who leaves had taken, any of their colleagues takes. */
export const freeReferralsOnMemberLeft = on('member_left', async ({ tx }, { userId }) => {
  await tx
    .updateTable('quote_referrals')
    .set({ assignee_user_id: null, assignee_name: null })
    .where('assignee_user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute();
});

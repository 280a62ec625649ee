import { on } from '../kernel/events.ts';
import { takeLetterBudgets } from './letter-budgets.ts';
import { enqueueNotification } from './queue-notification.ts';
import { staffAddress } from './staff-reader.ts';

/** Who may give a role that waits for its second person reads that it does. */
export const notifyOnGlobalRoleAsked = on('global_role_asked', async (work, { globalRoleRequestId, recipients }) => {
  for (const userId of recipients) {
    const recipient = await staffAddress(work, userId);
    if (recipient === null) continue;
    await takeLetterBudgets(work, { recipient, isConfirmed: true });
    await enqueueNotification(
      work,
      { template: 'role_waits', recipient, subject: { kind: 'global_role_request', id: globalRoleRequestId } },
      true,
    );
  }
});

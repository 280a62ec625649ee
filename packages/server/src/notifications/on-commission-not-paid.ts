import { on } from '../kernel/events.ts';
import { enqueueNotification } from './queue-notification.ts';
import { staffAddress } from './staff-reader.ts';

/** Who mends the account, and who approved the payment, reads that it did not arrive. */
export const notifyOnCommissionNotPaid = on('commission_not_paid', async (work, { commissionRunId, recipients }) => {
  for (const userId of recipients) {
    const recipient = await staffAddress(work, userId);
    if (recipient === null) continue;
    await enqueueNotification(
      work,
      { template: 'commission_not_paid', recipient, subject: { kind: 'commission_run', id: commissionRunId } },
      true,
    );
  }
});

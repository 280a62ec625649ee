import { on } from '../kernel/events.ts';
import { takeLetterBudgets } from './letter-budgets.ts';
import { enqueueNotification } from './queue-notification.ts';
import { staffAddress } from './staff-reader.ts';

/** Who was chosen to get a report reads that it is there; what the clock sends counts against nobody's letters. */
export const notifyOnReportReady = on('report_ready', async (work, { reportDeliveryId, recipients }) => {
  for (const userId of recipients) {
    const recipient = await staffAddress(work, userId);
    if (recipient === null) continue;
    if (work.actor.userId !== null) await takeLetterBudgets(work, { recipient, isConfirmed: true });
    await enqueueNotification(
      work,
      { template: 'report_ready', recipient, subject: { kind: 'report_delivery', id: reportDeliveryId } },
      true,
    );
  }
});

import { on } from '../kernel/events.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

const wanting: readonly string[] = ['asked', 'asked_again', 'due', 'overdue'];

/** Who is insured is told of photographs that are owed; of several vehicles at once, in one letter. */
export const notifyOnInspectionMoved = on('inspection_moved', async (work, { policyId, quoteId, step }) => {
  if (!wanting.includes(step)) return;
  const recipient = await insuredAddress(work, quoteId);
  if (!recipient) return;
  const notified = await work.tx
    .selectFrom('notifications')
    .select('notification_id')
    .where('policy_id', '=', policyId)
    .where('template', '=', 'photos_wanted')
    .where('created', '=', work.now)
    .executeTakeFirst();
  if (!notified) await queueNotification(work, { template: 'photos_wanted', recipient, quoteId, policyId });
});

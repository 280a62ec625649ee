import { on } from '../kernel/events.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

/** Whose score costs them money is told so in writing, once for a quote. */
export const notifyOnAdverseScore = on('verification_answered', async (work, { quoteId, isAdverse }) => {
  if (!isAdverse) return;
  const notified = await work.tx
    .selectFrom('notifications')
    .select('notification_id')
    .where('quote_id', '=', quoteId)
    .where('template', '=', 'score_notice')
    .executeTakeFirst();
  if (notified) return;
  const recipient = await insuredAddress(work, quoteId);
  if (recipient !== null) await queueNotification(work, { template: 'score_notice', recipient, quoteId });
});

import { on } from '../kernel/events.ts';
import { queueNotification } from './queue-notification.ts';

// An old link that is followed again and again must not fill a mailbox.
const pauseMs = 60_000;

/** Who saves a quote for later is sent the link back to it, at most once a minute. */
export const notifyOnQuoteProgressSaved = on('quote_progress_saved', async (work, { quoteId, email }) => {
  const since = new Date(work.now.getTime() - pauseMs);
  const recent = await work.tx
    .selectFrom('notifications')
    .select('notification_id')
    .where('quote_id', '=', quoteId)
    .where('template', '=', 'resume_quote')
    .where('recipient', '=', email)
    .where('created', '>', since)
    .executeTakeFirst();
  if (!recent) await queueNotification(work, { template: 'resume_quote', recipient: email, quoteId });
});

import { namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { on } from '../kernel/events.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { queueNotification } from './queue-notification.ts';

/** Whose score costs them money is told so in writing, once for a quote. */
export const notifyOnAdverseScore = on('verification_answered', async (work, { quoteId, isAdverse }) => {
  if (!isAdverse) return;
  const told = await work.tx
    .selectFrom('notifications')
    .select('notification_id')
    .where('quote_id', '=', quoteId)
    .where('template', '=', 'score_notice')
    .executeTakeFirst();
  if (told) return;
  const recipient = namedInsuredOf((await loadQuote(work, quoteId)).quote)?.email ?? null;
  if (recipient !== null) await queueNotification(work, { template: 'score_notice', recipient, quoteId });
});

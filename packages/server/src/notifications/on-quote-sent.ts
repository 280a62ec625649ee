import { on } from '../kernel/events.ts';
import { queueNotification } from './queue-notification.ts';

/** A quote that an agent sends goes to its customer, when an e-mail was wanted. */
export const notifyOnQuoteSent = on('quote_sent', async (work, { quoteId, emailTo }) => {
  if (emailTo !== null) await queueNotification(work, { template: 'quote_sent', recipient: emailTo, quoteId });
});

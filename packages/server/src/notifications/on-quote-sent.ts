import type { QuoteSent } from '@roadworthy/core/quoting/send-quote.ts';
import { type EventHandler, on } from '../kernel/events.ts';
import { queueNotification } from './queue-notification.ts';

/** A quote that an agent sends goes to its customer, when an e-mail was wanted. */
export const notifyOnQuoteSent: EventHandler = on<Pick<QuoteSent, 'type' | 'quoteId' | 'emailTo'>>(
  'quote_sent',
  async (work, { quoteId, emailTo }) => {
    if (emailTo !== null) await queueNotification(work, { template: 'quote_sent', recipient: emailTo, quoteId });
  },
);

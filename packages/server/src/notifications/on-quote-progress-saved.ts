import { type EventHandler, on } from '../kernel/events.ts';
import { queueNotification } from './queue-notification.ts';

type QuoteProgressSaved = { readonly type: 'quote_progress_saved'; readonly quoteId: string; readonly email: string };

/** Who saves a quote for later is sent the link back to it. */
export const notifyOnQuoteProgressSaved: EventHandler = on<QuoteProgressSaved>(
  'quote_progress_saved',
  (work, { quoteId, email }) => queueNotification(work, { template: 'resume_quote', recipient: email, quoteId }),
);

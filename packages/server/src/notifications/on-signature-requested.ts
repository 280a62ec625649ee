import { on } from '../kernel/events.ts';
import { queueNotification } from './queue-notification.ts';

/** The second named insured is sent the link by which they sign. */
export const notifyOnSignatureRequested = on('signature_asked', (work, { quoteId, signingRequestId, recipient }) =>
  queueNotification(work, { template: 'signature_asked', recipient, quoteId, signingRequestId }),
);

import { on } from '../kernel/events.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

/** The named insured is told that cover is bought. */
export const notifyOnPolicyBound = on('policy_bound', async (work, { policyId, quoteId }) => {
  const recipient = await insuredAddress(work, quoteId);
  if (recipient) await queueNotification(work, { template: 'policy_bound', recipient, quoteId, policyId });
});

import { on } from '../kernel/events.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

/** The named insured is told of the next term: its price, why, and what happens by itself. */
export const notifyOnRenewalOffered = on('renewal_offered', async (work, { policyId, quoteId }) => {
  const recipient = await insuredAddress(work, quoteId);
  if (recipient) await queueNotification(work, { template: 'renewal_offered', recipient, quoteId, policyId });
});

/** The named insured is told that the next term is paid for and has begun. */
export const notifyOnNextTermActivated = on('policy_activated', async (work, { policyId }) => {
  const { policy } = await loadPolicy(work, policyId);
  if (policy.policyTerm === 1) return;
  const { currentQuoteId: quoteId } = policy;
  const recipient = await insuredAddress(work, quoteId);
  if (recipient) await queueNotification(work, { template: 'policy_renewed', recipient, quoteId, policyId });
});

import { on } from '../kernel/events.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

/** The named insured, as the policy names them now, is asked to read and sign what a change takes away. */
export const askOnChangeSignatureRequested = on('change_signature_requested', async (work, { policyId, quoteId }) => {
  const { policy } = await loadPolicy(work, policyId);
  const recipient = await insuredAddress(work, policy.currentQuoteId);
  if (recipient) await queueNotification(work, { template: 'change_to_sign', recipient, quoteId, policyId });
});

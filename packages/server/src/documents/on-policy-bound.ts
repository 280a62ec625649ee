import { on } from '../kernel/events.ts';
import { makeDocument } from './make-document.ts';

/** A policy that was bought gets its declarations. */
export const declareOnPolicyBound = on('policy_bound', async (work, { policyId }) => {
  await makeDocument(work, 'declarations', policyId);
});

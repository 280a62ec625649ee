import { on } from '../kernel/events.ts';
import { makeDocument } from './make-document.ts';

/** Whoever lent money or keeps a registry asks for proof that cover ended: it is there from that moment on. */
export const proveOnPolicyCancelled = on('policy_cancelled', async (work, { policyId, cancellationId, asOf }) => {
  await makeDocument(work, 'cancellation_proof', policyId, { aboutId: cancellationId, madeFrom: asOf });
});

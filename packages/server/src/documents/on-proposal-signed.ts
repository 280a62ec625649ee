import { sourceOfChange } from '../changes/change-document.ts';
import { loadProposal } from '../changes/proposal-store.ts';
import { on } from '../kernel/events.ts';
import { priceOfChange } from './gather-policy-change.ts';
import { makeDocument } from './make-document.ts';

/** What was signed is kept with the policy under the name that signed it, whoever holds the paper: from that moment on. */
export const keepOnProposalSigned = on('proposal_signed', async (work, { policyId, proposalId }) => {
  const opened = await loadProposal(work, proposalId);
  const madeFrom = sourceOfChange(opened.proposal, await priceOfChange(work, opened));
  await makeDocument(work, 'policy_change', policyId, { aboutId: proposalId, madeFrom });
});

import { decideAttachSignedChange } from '@roadworthy/core/changes/attach-signed-change.ts';
import { fileAtAddress } from '@roadworthy/core/files/vocabulary.ts';
import { reductionsOf } from '../changes/accept-policy-proposal.ts';
import { loadProposal, lockProposal, type Proposal } from '../changes/proposal-store.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { placeOf } from './create-attachment.ts';
import { attachFile } from './attach-file.ts';

async function decide(work: Work, proposal: Proposal) {
  const { signed_file_id } = await work.tx
    .selectFrom('policy_proposals')
    .select('signed_file_id')
    .where('policy_proposal_id', '=', proposal.proposalId)
    .executeTakeFirstOrThrow();
  const reductions = await reductionsOf(work, proposal);
  return decideAttachSignedChange({ status: proposal.status, reductions, hasPaper: signed_file_id !== null });
}

/** Keeps the paper that an insured signed under a change: with the policy, where the insured sees it, and under the change. */
export const attachSignedChange = operation({
  name: 'attach_signed_change',
  permission: 'policy:annotate',
  root: 'policy_proposal_id',
  example: { name: 'signed.pdf', url: '/api/v1/files/00000000-0000-7000-8000-000000000000' },
  async run(work) {
    const { policy_proposal_id, name, url } = work.input;
    const { proposal } = await lockProposal(work, policy_proposal_id);
    const decision = await decide(work, proposal);
    if (!decision.ok) return decision;
    const place = placeOf('policies', proposal.policyId);
    const attached = await attachFile(work, place, { name, url, visible: true });
    if (!attached.ok) return attached;
    await work.tx
      .updateTable('policy_proposals')
      .set({ signed_file_id: fileAtAddress(url) })
      .where('policy_proposal_id', '=', policy_proposal_id)
      .execute();
    return { policy_proposal_id };
  },
});

/** Whether the paper under a change may be kept with it now. */
export const readSignedChangeAbilities: ReadAbilities = async (work, proposalId) => {
  const { proposal } = await loadProposal(work, proposalId);
  return { attach_signed_change: await decide(work, proposal) };
};

import { decideProposal, permissionOfProposal } from '@roadworthy/core/changes/proposal-transitions.ts';
import { operation } from '../kernel/operation.ts';
import { invalidateProposal, lockProposal } from './proposal-store.ts';

/** Takes a proposed change back that is not applied yet. */
export const cancelProposal = operation({
  name: 'cancel_proposal',
  permission: permissionOfProposal('cancel_proposal'),
  root: 'policy_proposal_id',
  example: {},
  async run(work) {
    const { policy_proposal_id } = work.input;
    const { proposal } = await lockProposal(work, policy_proposal_id);
    const decision = decideProposal(proposal, 'cancel_proposal', work.actor);
    if (!decision.ok) return decision;
    await invalidateProposal(work, proposal, 'withdrawn');
    return { policy_proposal_id };
  },
});

import { decideReversal } from '@roadworthy/core/changes/propose-reversal.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { operation } from '../kernel/operation.ts';
import { writeProposal } from './create-policy-proposal.ts';
import { changeWithout } from './later-changes.ts';
import { priceProposal } from './price-proposal.ts';
import { lockProposal } from './proposal-store.ts';

/**
 * Proposes to take back a change that is applied, from its own day on: what the policy would cover without it, with the
 * changes of later days made again after that. It is priced, accepted and refused like every other proposal.
 */
export const proposeReversal = operation({
  name: 'propose_reversal',
  permission: 'proposal:create',
  root: 'policy_proposal_id',
  example: {},
  async run(work) {
    const { proposal, stored } = await lockProposal(work, work.input.policy_proposal_id);
    const decision = decideReversal(proposal, work.actor);
    if (!decision.ok) return decision;
    const endorsing = await endorsingOf(work, stored);
    const { policyId, effective } = proposal;
    const without = await changeWithout(work, endorsing, { policyId, effective, transactionId: decision.event });
    if (!without.ok) return without;
    const wanted = { ...without.event, effective };
    const priced = await priceProposal(work, stored, endorsing, wanted);
    return priced.ok ? writeProposal(work, stored, { wanted, priced: priced.event }) : priced;
  },
});

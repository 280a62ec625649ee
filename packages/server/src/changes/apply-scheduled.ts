import { findDayProblem } from '@roadworthy/core/changes/follow-policy.ts';
import { decideProposal } from '@roadworthy/core/changes/proposal-transitions.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import type { Work } from '../kernel/work.ts';
import { coverDayOf } from '../policies/activate-policy.ts';
import { applyProposal } from './accept-policy-proposal.ts';
import { priceProposal } from './price-proposal.ts';
import { invalidateProposal, lockProposal } from './proposal-store.ts';

/** Changes whose day may have come in the furthest zone; each is decided by the day where its own risk is. */
export const proposalsDue = `
  select organization_id, policy_proposal_id from policy_proposals
  where status = 'scheduled' and effective <= (app_now() + interval '14 hours')::date
  order by effective, policy_proposal_id limit 500`;

/**
 * Applies a change that was accepted, once its day has come where the risk is, however late the clock is: it counts from
 * its day. What stands in its way then ends it, and is told.
 */
export async function applyScheduled(work: Work, proposalId: string): Promise<void> {
  const { proposal, stored } = await lockProposal(work, proposalId);
  const decision = decideProposal(proposal, 'apply_policy_proposal', work.actor);
  if (!decision.ok || coverDayOf(work, stored.policy) < proposal.effective) return;
  const endorsing = await endorsingOf(work, stored);
  const priced = await priceProposal(work, stored, endorsing, proposal);
  const problem = findDayProblem(proposal, priced);
  if (problem === 'waits') return;
  if (problem) {
    await invalidateProposal(work, proposal, problem.because, problem.code);
    return;
  }
  if (priced.ok) await applyProposal(work, { stored, endorsing, proposal, priced: priced.event });
}

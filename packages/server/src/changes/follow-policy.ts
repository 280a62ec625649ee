import { findFollowProblem } from '@roadworthy/core/changes/follow-policy.ts';
import { ownsPolicy } from '@roadworthy/core/changes/sign-change.ts';
import type { Invalidation } from '@roadworthy/core/changes/vocabulary.ts';
import { type Endorsing, endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, type StoredPolicy } from '../policies/policy-store.ts';
import { draftAnew } from './draft-anew.ts';
import { foundOfDraft, priceProposal } from './price-proposal.ts';
import { invalidateProposal, openProposalsOf, type Proposal } from './proposal-store.ts';
import { referChange } from './referred-change.ts';

/** Has one open change follow what its policy covers by now: it is drafted anew, or falls away and says why. */
async function followOne(work: Work, stored: StoredPolicy, endorsing: Endorsing, proposal: Proposal): Promise<void> {
  const priced = await priceProposal(work, stored, endorsing, proposal);
  const problem = findFollowProblem(proposal, priced);
  if (problem) {
    await invalidateProposal(work, proposal, problem.because, problem.code);
    return;
  }
  // What something stands in the way of for now is priced again when somebody asks for it.
  if (!priced.ok) return;
  const { diff, termChange } = priced.event;
  const draftId = await draftAnew(work, { proposal, priced: priced.event });
  const isOwn = ownsPolicy(stored.policy, proposal.proposedBy);
  const found = await foundOfDraft(work, priced.event.base, draftId, priced.event, isOwn);
  await work.tx
    .updateTable('policy_proposals')
    .set({
      premium_change: diff.premiumAfter - diff.premiumBefore,
      term_change: termChange,
      asks_underwriter: found.ok ? await referChange(work, draftId, found.event) : null,
    })
    .where('policy_proposal_id', '=', proposal.proposalId)
    .execute();
}

async function follow(work: Work, policyId: string): Promise<void> {
  const proposals = await openProposalsOf(work, policyId);
  if (proposals.length === 0) return;
  const stored = await loadPolicy(work, policyId);
  const endorsing = await endorsingOf(work, stored);
  for (const proposal of proposals) await followOne(work, stored, endorsing, proposal);
}

/** Every open change of a policy falls away. */
async function end(work: Work, policyId: string, because: Invalidation): Promise<void> {
  for (const proposal of await openProposalsOf(work, policyId)) await invalidateProposal(work, proposal, because);
}

export const followOnPolicyEndorsed = on('policy_endorsed', (work, { policyId }) => follow(work, policyId));
export const followOnEffectiveDateChanged = on('effective_date_changed', (work, { policyId }) =>
  follow(work, policyId),
);
export const endOnPolicyCancelled = on('policy_cancelled', (work, { policyId }) => end(work, policyId, 'policy_ended'));
export const endOnPolicyExpired = on('policy_expired', (work, { policyId }) => end(work, policyId, 'policy_ended'));
export const endOnPolicyRewritten = on('policy_rewritten', (work, { policyId }) => end(work, policyId, 'policy_ended'));
/** What is to be from the day on which cover is to end, or later, will not come to count. */
export const endOnCancellationAnnounced = on('cancellation_announced', async (work, { policyId, asOf }) => {
  for (const proposal of await openProposalsOf(work, policyId)) {
    if (proposal.effective >= asOf) await invalidateProposal(work, proposal, 'policy_ended');
  }
});
export const endOnPolicyOrganizationChanged = on('policy_organization_changed', async (work, moved) => {
  for (const policyId of moved.policyIds) await end(work, policyId, 'policy_moved');
});

import { decideProposal, permissionOfProposal } from '@roadworthy/core/changes/proposal-transitions.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { operation } from '../kernel/operation.ts';
import { draftAnew } from './draft-anew.ts';
import { foundOfDraft, priceProposal } from './price-proposal.ts';
import { referChange } from './referred-change.ts';
import { lockProposal } from './proposal-store.ts';

/** Proposes again what was taken back or fell away, on what the policy covers now and at its price. */
export const reopenProposal = operation({
  name: 'reopen_proposal',
  permission: permissionOfProposal('reopen_proposal'),
  root: 'policy_proposal_id',
  example: {},
  async run(work) {
    const { policy_proposal_id } = work.input;
    const { proposal, stored } = await lockProposal(work, policy_proposal_id);
    const decision = decideProposal(proposal, 'reopen_proposal', work.actor);
    if (!decision.ok) return decision;
    const endorsing = await endorsingOf(work, stored);
    const priced = await priceProposal(work, stored, endorsing, proposal);
    if (!priced.ok) return priced;
    const draftId = await draftAnew(work, { proposal, priced: priced.event });
    const found = await foundOfDraft(work, priced.event.base, draftId, priced.event, false);
    if (!found.ok) return found;
    const { premiumBefore, premiumAfter } = priced.event.diff;
    const { policyId, effective } = proposal;
    await work.tx
      .updateTable('policy_proposals')
      .set({
        status: 'pending',
        invalidated_because: null,
        refusal_code: null,
        accepted: null,
        accepted_by_user_id: null,
        override_reason: null,
        premium_change: premiumAfter - premiumBefore,
        term_change: priced.event.termChange,
        asks_underwriter: await referChange(work, draftId, found.event),
      })
      .where('policy_proposal_id', '=', policy_proposal_id)
      .execute();
    await work.publish({
      type: 'proposal_reopened',
      policyId,
      quoteId: draftId,
      proposalId: policy_proposal_id,
      effective,
    });
    return { policy_proposal_id };
  },
});

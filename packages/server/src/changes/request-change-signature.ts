import { decideRequestChangeSignature } from '@roadworthy/core/changes/request-change-signature.ts';
import { operation } from '../kernel/operation.ts';
import { askedOf, lockAccepted } from './accept-policy-proposal.ts';

/** Asks who is insured to read and sign what a proposed change takes away; the letter follows from the event. */
export const requestChangeSignature = operation({
  name: 'request_change_signature',
  permission: 'proposal:accept',
  root: 'policy_proposal_id',
  example: {},
  async run(work) {
    const locked = await lockAccepted(work, work.input.policy_proposal_id, 'accept_policy_proposal');
    if (!locked.ok) return locked;
    const { proposal, stored, priced } = locked.event;
    const { status, proposalId, policyId, draftId: quoteId, effective } = proposal;
    const asked = await askedOf(work, locked.event, 'insured');
    if (!asked.ok) return asked;
    const { reductions } = priced;
    const { userId } = stored.policy;
    const decision = decideRequestChangeSignature({ status, reductions, userId, asks: asked.event }, work.actor);
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('policy_proposals')
      .set({ signature_requested: work.now })
      .where('policy_proposal_id', '=', proposalId)
      .execute();
    await work.publish({ type: 'change_signature_requested', policyId, quoteId, proposalId, effective });
    return { policy_proposal_id: proposalId };
  },
});

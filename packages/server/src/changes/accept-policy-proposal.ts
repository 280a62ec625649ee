import { checkPremium, endorsementDays } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { decideProposal, permissionOfProposal } from '@roadworthy/core/changes/proposal-transitions.ts';
import { decideOverride } from '@roadworthy/core/changes/propose-change.ts';
import type { Decision, Refusal, Refused } from '@roadworthy/core/shared/decision.ts';
import { carryOutEndorsement } from '../billing/endorsement/carry-out-endorsement.ts';
import { type Endorsing, endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import type { StoredPolicy } from '../policies/policy-store.ts';
import { judgeDraft, type PricedProposal, priceProposal, proposalFields } from './price-proposal.ts';
import { loadProposal, lockProposal, type Proposal } from './proposal-store.ts';
import { draftAnew } from './draft-anew.ts';
import { draftRepetitions } from './later-changes.ts';

type Accepted = {
  readonly stored: StoredPolicy;
  readonly endorsing: Endorsing;
  readonly proposal: Proposal;
  readonly priced: PricedProposal;
};

/** Applies a change to a policy that is locked: its draft becomes what the policy covers. */
export async function applyProposal(work: Work, { stored, proposal, priced }: Accepted): Promise<void> {
  const { proposalId, delta } = proposal;
  const draftId = await draftAnew(work, { proposal, priced });
  // Whoever answers to the change finds it applied, and no longer among those that wait.
  await work.tx
    .updateTable('policy_proposals')
    .set({
      status: 'applied',
      applied: work.now,
      premium_change: priced.diff.premiumAfter - priced.diff.premiumBefore,
    })
    .where('policy_proposal_id', '=', proposalId)
    .execute();
  const later = await draftRepetitions(work, priced.base.book, priced.repetitions);
  const named = { change: 'proposal', delta, draftId, later } as const;
  const { transactionId } = await carryOutEndorsement(work, stored, priced.base, priced, named);
  await work.tx
    .updateTable('policy_proposals')
    .set({ policy_transaction_id: transactionId })
    .where('policy_proposal_id', '=', proposalId)
    .execute();
}

/** A change that was accepted waits for its day: on it, it is priced as the policy stands then. */
async function schedule(work: Work, { proposal, priced }: Accepted): Promise<void> {
  const { proposalId, policyId, effective } = proposal;
  const draftId = await draftAnew(work, { proposal, priced });
  await work.tx
    .updateTable('policy_proposals')
    .set({
      status: 'scheduled',
      premium_change: priced.diff.premiumAfter - priced.diff.premiumBefore,
      term_change: priced.termChange,
    })
    .where('policy_proposal_id', '=', proposalId)
    .execute();
  await work.publish({ type: 'proposal_scheduled', policyId, quoteId: draftId, proposalId, effective });
}

/** What has to be let pass of a change, by its price, its rules and its draft. */
async function askedOf(work: Work, accepted: Accepted): Promise<Decision<Refusal | null>> {
  const judged = await judgeDraft(work, accepted.priced.base.described, accepted.proposal.draftId);
  if (!judged.ok) return judged;
  return { ok: true, event: accepted.priced.asksUnderwriter ?? judged.event };
}

async function accept(
  work: Work,
  accepted: Accepted,
  input: { readonly premium?: number | null; readonly override_reason?: string | null },
): Promise<Refused | null> {
  const { stored, endorsing, proposal, priced } = accepted;
  const override = decideOverride(input.override_reason ?? null, work.actor);
  if (!override.ok) return override;
  const asked = await askedOf(work, accepted);
  if (!asked.ok) return asked;
  if (asked.event && override.event === null) return { ok: false, refusal: asked.event };
  const agreed = checkPremium(input.premium ?? null, priced.diff.premiumAfter, stored.policy.currency);
  if (!agreed.ok) return agreed;
  await work.tx
    .updateTable('policy_proposals')
    .set({
      accepted: work.now,
      accepted_by_user_id: work.actor.userId,
      override_reason: asked.event && override.event,
    })
    .where('policy_proposal_id', '=', proposal.proposalId)
    .execute();
  const { latest } = endorsementDays(endorsing.facts, work.actor);
  await (proposal.effective > latest ? schedule : applyProposal)(work, accepted);
  return null;
}

export const acceptPolicyProposal = operation({
  name: 'accept_policy_proposal',
  permission: permissionOfProposal('accept_policy_proposal'),
  root: 'policy_proposal_id',
  example: {},
  async run(work) {
    const { policy_proposal_id, ...input } = work.input;
    const { proposal, stored } = await lockProposal(work, policy_proposal_id);
    const decision = decideProposal(proposal, 'accept_policy_proposal', work.actor);
    if (!decision.ok) return decision;
    const endorsing = await endorsingOf(work, stored);
    const priced = await priceProposal(work, stored, endorsing, proposal);
    if (!priced.ok) return priced;
    const refused = await accept(work, { stored, endorsing, proposal, priced: priced.event }, input);
    return refused ?? { policy_proposal_id };
  },
});

/** What accepting a proposed change would do to each line and invoice: by the function that does it. */
export const agentPreviewProposalInvoices = computedRead({
  name: 'agent_preview_proposal_invoices',
  permission: [permissionOfProposal('accept_policy_proposal'), 'proposal:create_own'],
  root: 'policy_proposal_id',
  example: {},
  async run(work) {
    const { proposal, stored } = await loadProposal(work, work.input.policy_proposal_id);
    const endorsing = await endorsingOf(work, stored);
    const priced = await priceProposal(work, stored, endorsing, proposal);
    return priced.ok ? proposalFields(work, stored, endorsing, priced.event) : priced;
  },
});

/** What may be done to a proposed change, by its status and who asks. */
export const readProposalAbilities: ReadAbilities = async (work, proposalId) => {
  const { proposal } = await loadProposal(work, proposalId);
  return {
    accept_policy_proposal: decideProposal(proposal, 'accept_policy_proposal', work.actor),
    cancel_proposal: decideProposal(proposal, 'cancel_proposal', work.actor),
    reopen_proposal: decideProposal(proposal, 'reopen_proposal', work.actor),
  };
};

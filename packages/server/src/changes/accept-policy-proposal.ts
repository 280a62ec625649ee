import {
  checkPremium,
  endorsementDays,
  isOverridable,
  needsUnderwriter,
} from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import {
  decideProposal,
  permissionOfProposal,
  type ProposalOperation,
} from '@roadworthy/core/changes/proposal-transitions.ts';
import { decideOverride } from '@roadworthy/core/changes/propose-change.ts';
import { decideReversal } from '@roadworthy/core/changes/propose-reversal.ts';
import { type Reduction, reducedCover } from '@roadworthy/core/changes/reduced-cover.ts';
import { decideRequestChangeSignature } from '@roadworthy/core/changes/request-change-signature.ts';
import {
  type ChangeSigning,
  decideAcceptOwn,
  decideSignedFor,
  ownsPolicy,
} from '@roadworthy/core/changes/sign-change.ts';
import { namedInsuredOf, secondInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Updateable } from 'kysely';
import type { Decision, Refusal, Refused } from '@roadworthy/core/shared/decision.ts';
import { carryOutEndorsement } from '../billing/endorsement/carry-out-endorsement.ts';
import { type Endorsing, endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import type { MutationInputs } from '../generated/operations.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import type { StoredPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { changeSignature, documentOfChange, signatureFor, sourceOfChange } from './change-document.ts';
import { foundOfDraft, type PricedProposal, priceProposal, proposalFields, thingsFields } from './price-proposal.ts';
import { answerByOverride, closeReferrals, unwaived } from './referred-change.ts';
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

/**
 * What has to be let pass of a change, by its price, its rules and its draft, for who accepts it; null where nothing is
 * left of it.
 */
export async function askedOf(
  work: Work,
  accepted: Accepted,
  acceptedBy?: 'insured',
): Promise<Decision<Refusal | null>> {
  const { stored, proposal, priced } = accepted;
  const isOwn = acceptedBy === 'insured' || ownsPolicy(stored.policy, work.actor.userId);
  const found = await foundOfDraft(work, priced.base, proposal.draftId, priced, isOwn);
  if (!found.ok) return found;
  const [open] = await unwaived(work, proposal.draftId, found.event);
  if (!open) return { ok: true, event: null };
  return { ok: true, event: isOverridable(open) ? open : needsUnderwriter() };
}

type AcceptanceColumns = Pick<Updateable<Database['policy_proposals']>, 'override_reason' | 'signed' | 'signer_info'>;

/** Carries out a change that somebody accepted, at once or on its day, and keeps with it what they said. */
async function carryOut(work: Work, accepted: Accepted, columns: AcceptanceColumns): Promise<void> {
  const { endorsing, proposal } = accepted;
  await work.tx
    .updateTable('policy_proposals')
    .set({ accepted: work.now, accepted_by_user_id: work.actor.userId, ...columns })
    .where('policy_proposal_id', '=', proposal.proposalId)
    .execute();
  if (columns.override_reason) await answerByOverride(work, proposal.draftId, columns.override_reason);
  await closeReferrals(work, proposal.draftId);
  const { latest } = endorsementDays(endorsing.facts, work.actor);
  await (proposal.effective > latest ? schedule : applyProposal)(work, accepted);
  if (columns.signed == null) return;
  const { proposalId, policyId, effective } = proposal;
  await work.publish({ type: 'proposal_signed', policyId, quoteId: proposal.draftId, proposalId, effective });
}

/** Who is insured by what a policy covers now, the first one first. */
const insuredBy = ({ described: { quote } }: Endorsing) =>
  [namedInsuredOf(quote), secondInsuredOf(quote)].filter((one) => one !== null);

/** Accepts a proposed change for who is insured, as somebody who works here. */
export async function accept(
  work: Work,
  accepted: Accepted,
  input: {
    readonly premium?: number | null;
    readonly override_reason?: string | null;
    readonly signed_by?: string | null;
  },
): Promise<Refused | null> {
  const { stored, endorsing, priced } = accepted;
  const override = decideOverride(input.override_reason ?? null, work.actor);
  if (!override.ok) return override;
  const asked = await askedOf(work, accepted);
  if (!asked.ok) return asked;
  if (asked.event && override.event === null) return { ok: false, refusal: asked.event };
  const agreed = checkPremium(input.premium ?? null, priced.diff.premiumAfter, stored.policy.currency);
  if (!agreed.ok) return agreed;
  const signed = decideSignedFor({
    insured: insuredBy(endorsing),
    reductions: priced.reductions,
    signedBy: input.signed_by ?? null,
  });
  if (!signed.ok) return signed;
  await carryOut(work, accepted, {
    override_reason: asked.event && override.event,
    ...(signed.event !== null && { signed: work.now, signer_info: signatureFor(work, signed.event, priced) }),
  });
  return null;
}

type Signed = Pick<
  MutationInputs['accept_my_policy_proposal'],
  'signature' | 'consent' | 'document_id' | 'e_consent_version'
>;

async function signingOf(work: Work, { proposal }: Accepted, input: Signed): Promise<ChangeSigning | null> {
  if (input.signature == null && input.consent == null) return null;
  const documentId = input.document_id ?? null;
  return {
    name: input.signature ?? '',
    consent: input.consent ?? false,
    consentVersion: input.e_consent_version ?? null,
    document: documentId === null ? null : await documentOfChange(work, proposal, documentId),
  };
}

/** The same by who is insured. */
export async function acceptOwn(
  work: Work,
  accepted: Accepted,
  input: Signed & { readonly premium: number },
): Promise<Refused | null> {
  const { stored, endorsing, proposal, priced } = accepted;
  const asked = await askedOf(work, accepted);
  if (!asked.ok) return asked;
  const decision = decideAcceptOwn(
    {
      policy: stored.policy,
      insured: insuredBy(endorsing),
      premium: input.premium,
      premiumNow: priced.diff.premiumAfter,
      asks: asked.event,
      reductions: priced.reductions,
      source: sourceOfChange(proposal, priced),
      signing: await signingOf(work, accepted, input),
    },
    work.actor,
  );
  if (!decision.ok) return decision;
  const signature = decision.event && changeSignature(work, decision.event, priced);
  await carryOut(work, accepted, { ...(signature && { signed: work.now, signer_info: signature }) });
  return null;
}

/** A proposed change under the lock of its policy with its price of now, where it may be moved so by who asks. */
export async function lockAccepted(
  work: Work,
  proposalId: string,
  operationName: ProposalOperation,
): Promise<Decision<Accepted>> {
  const { proposal, stored } = await lockProposal(work, proposalId);
  const decision = decideProposal(proposal, operationName, work.actor);
  if (!decision.ok) return decision;
  const endorsing = await endorsingOf(work, stored);
  const priced = await priceProposal(work, stored, endorsing, proposal);
  return priced.ok ? { ok: true, event: { stored, endorsing, proposal, priced: priced.event } } : priced;
}

export const acceptMyPolicyProposal = operation({
  name: 'accept_my_policy_proposal',
  permission: permissionOfProposal('accept_my_policy_proposal'),
  root: 'policy_proposal_id',
  example: { premium: 100 },
  async run(work) {
    const { policy_proposal_id, ...input } = work.input;
    const accepted = await lockAccepted(work, policy_proposal_id, 'accept_my_policy_proposal');
    if (!accepted.ok) return accepted;
    const refused = await acceptOwn(work, accepted.event, input);
    return refused ?? { policy_proposal_id };
  },
});

export const acceptPolicyProposal = operation({
  name: 'accept_policy_proposal',
  permission: permissionOfProposal('accept_policy_proposal'),
  root: 'policy_proposal_id',
  example: {},
  async run(work) {
    const { policy_proposal_id, ...input } = work.input;
    const accepted = await lockAccepted(work, policy_proposal_id, 'accept_policy_proposal');
    if (!accepted.ok) return accepted;
    const refused = await accept(work, accepted.event, input);
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
    if (!priced.ok) return priced;
    const asked = await askedOf(work, { stored, endorsing, proposal, priced: priced.event });
    return asked.ok ? proposalFields(work, stored, endorsing, priced.event, asked.event) : asked;
  },
});

/** What a proposed change makes otherwise, from what it was made on to what it would be. */
export const policyProposalChanges = computedRead({
  name: 'policy_proposal_changes',
  permission: [permissionOfProposal('accept_policy_proposal'), 'proposal:create_own'],
  root: 'policy_proposal_id',
  example: {},
  async run(work) {
    const { proposal } = await loadProposal(work, work.input.policy_proposal_id);
    const base = await loadQuote(work, proposal.baseQuoteId);
    const draft = await loadQuote(work, proposal.draftId);
    return thingsFields(work, base.quote, draft.quote);
  },
});

/** What a proposed change takes away of what it was made on. */
export async function reductionsOf(
  work: Work,
  { baseQuoteId, draftId }: Pick<Proposal, 'baseQuoteId' | 'draftId'>,
): Promise<readonly Reduction[]> {
  const { quote: before } = await loadQuote(work, baseQuoteId);
  const { quote: after } = await loadQuote(work, draftId);
  return reducedCover(before, after);
}

/** What may be done to a proposed change, by its status and who asks. */
export const readProposalAbilities: ReadAbilities = async (work, proposalId) => {
  const { proposal, stored } = await loadProposal(work, proposalId);
  const { status } = proposal;
  const { userId } = stored.policy;
  // Whether somebody has to look at it first is told by its price, which the operation asks for itself.
  const reductions = await reductionsOf(work, proposal);
  return {
    request_change_signature: decideRequestChangeSignature({ status, reductions, userId, asks: null }, work.actor),
    accept_policy_proposal: decideProposal(proposal, 'accept_policy_proposal', work.actor),
    accept_my_policy_proposal: decideProposal(proposal, 'accept_my_policy_proposal', work.actor),
    cancel_proposal: decideProposal(proposal, 'cancel_proposal', work.actor),
    reopen_proposal: decideProposal(proposal, 'reopen_proposal', work.actor),
    propose_reversal: decideReversal(proposal, work.actor),
  };
};

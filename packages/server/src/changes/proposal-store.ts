import type { Delta } from '@roadworthy/core/changes/delta.ts';
import type { Invalidation, ProposalStatus } from '@roadworthy/core/changes/vocabulary.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../kernel/work.ts';
import { withdrawReferral } from '../underwriting/write-referral.ts';
import { loadPolicy, lockPolicy, openBeneath, type StoredPolicy } from '../policies/policy-store.ts';

/** A proposed change of a policy, as the rules see it. */
export type Proposal = {
  readonly proposalId: string;
  readonly policyId: string;
  /** What the policy covered when it was described last, and what it would cover. */
  readonly baseQuoteId: string;
  readonly draftId: string;
  readonly status: ProposalStatus;
  readonly effective: Day;
  readonly delta: Delta;
  readonly proposedBy: string | null;
  /** What applied it; null before. */
  readonly transactionId: string | null;
  /** What it costs more or less for a whole term, in cents: what whoever accepts it agrees to. */
  readonly termChange: number | null;
  /** The change of the term before that it repeats; null where it is one of its own. */
  readonly carriedFrom: string | null;
};

const rows = ({ tx }: Pick<Work, 'tx'>) =>
  tx
    .selectFrom('policy_proposals')
    .select(['policy_proposal_id', 'policy_id', 'base_quote_id', 'proposed_quote_id', 'status', 'effective', 'delta'])
    .select(['term_change', 'proposed_by_user_id', 'policy_transaction_id', 'carried_from']);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const fromRow = (row: Row): Proposal => ({
  proposalId: row.policy_proposal_id,
  policyId: row.policy_id,
  baseQuoteId: row.base_quote_id,
  draftId: row.proposed_quote_id,
  status: row.status,
  effective: day(row.effective),
  // As read-changes.ts read it.
  delta: row.delta as Delta,
  proposedBy: row.proposed_by_user_id,
  transactionId: row.policy_transaction_id,
  termChange: row.term_change,
  carriedFrom: row.carried_from,
});

export type OpenedProposal = { readonly proposal: Proposal; readonly stored: StoredPolicy };

async function open(work: Work, proposalId: string, policyOf: typeof lockPolicy): Promise<OpenedProposal> {
  const read = () => rows(work).where('policy_proposal_id', '=', proposalId).executeTakeFirst();
  const { row, stored } = await openBeneath(work, read, policyOf);
  return { proposal: fromRow(row), stored };
}

/** A proposed change with its policy as both stand. Throws `not_found`. */
export const loadProposal = (work: Work, proposalId: string): Promise<OpenedProposal> =>
  open(work, proposalId, loadPolicy);

/** The same under the lock of the policy, as every writer of one takes it. */
export const lockProposal = (work: Work, proposalId: string): Promise<OpenedProposal> =>
  open(work, proposalId, lockPolicy);

/** The changes of a policy that are not applied and may still be. */
export async function openProposalsOf(work: Work, policyId: string): Promise<Proposal[]> {
  const found = await rows(work)
    .where('policy_id', '=', policyId)
    .where('status', 'in', ['pending', 'scheduled'])
    .orderBy('effective')
    .orderBy('policy_proposal_id')
    .execute();
  return found.map(fromRow);
}

/** The proposed change that a draft describes; null for any other quote. */
export async function proposalOfDraft(work: Pick<Work, 'tx'>, draftId: string): Promise<Proposal | null> {
  const row = await rows(work).where('proposed_quote_id', '=', draftId).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Ends a proposed change that is not applied; `refusalCode` says what was in its way on its day. */
export async function invalidateProposal(
  work: Work,
  { proposalId, policyId, draftId, effective }: Proposal,
  because: Invalidation,
  refusalCode: string | null = null,
): Promise<void> {
  await work.tx
    .updateTable('policy_proposals')
    .set({ status: 'invalidated', invalidated_because: because, refusal_code: refusalCode })
    .where('policy_proposal_id', '=', proposalId)
    .execute();
  await withdrawReferral(work, draftId);
  await work.publish({
    type: 'proposal_invalidated',
    policyId,
    quoteId: draftId,
    proposalId,
    effective,
    because,
  });
}

import type { Work } from '../kernel/work.ts';
import type { PricedProposal } from './price-proposal.ts';
import type { Proposal } from './proposal-store.ts';
import { moveReferrals } from './referred-change.ts';
import { writeDraft } from './write-draft.ts';

type Following = {
  readonly proposal: Proposal;
  readonly priced: PricedProposal;
};

/** The draft of a proposed change on what the policy covers on its day: the one that is there, or another one in its place. */
export async function draftAnew(work: Work, { proposal, priced }: Following): Promise<string> {
  const { book, described } = priced.base;
  const base = described.quote;
  if (proposal.baseQuoteId === base.quoteId) return proposal.draftId;
  const draftId = await writeDraft(work, { base, changed: priced.quote, delta: proposal.delta, book });
  await moveReferrals(work, proposal.draftId, draftId);
  await work.tx
    .updateTable('policy_proposals')
    .set({ base_quote_id: base.quoteId, proposed_quote_id: draftId })
    .where('policy_proposal_id', '=', proposal.proposalId)
    .execute();
  await work.tx
    .updateTable('quotes')
    .set({ status: 'replaced', replaced_by_quote_id: draftId })
    .where('quote_id', '=', proposal.draftId)
    .execute();
  return draftId;
}

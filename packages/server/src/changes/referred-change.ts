import { isWaivedBy } from '@roadworthy/core/quoting/signing/waivers.ts';
import type { Violation } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { referredOf } from '@roadworthy/core/underwriting/follow-findings.ts';
import type { Referral } from '@roadworthy/core/underwriting/referral.ts';
import { on } from '../kernel/events.ts';
import { nameOfUser } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { askUnderwriter, endReferral, waitingReferral, withdrawReferral } from '../underwriting/write-referral.ts';
import { invalidateProposal, lockProposal, type Proposal, proposalOfDraft } from './proposal-store.ts';

/** What of what was found about a draft no underwriter has let pass at its value. */
export async function unwaived(work: Work, draftId: string, found: readonly Violation[]): Promise<Violation[]> {
  if (found.length === 0) return [];
  const rows = await work.tx
    .selectFrom('quote_referrals')
    .select('findings')
    .where('quote_id', '=', draftId)
    .where('status', '=', 'accepted')
    .execute();
  // Written by write-referral.ts. It was looked at as a change, and holds for the finding at its value wherever the change is drafted.
  const waivers = rows.flatMap(({ findings }) => findings as Referral['findings']);
  const contentHash = draftId;
  return found.filter((one) => !waivers.some((waiver) => isWaivedBy(one, contentHash, { ...waiver, contentHash })));
}

/** Who asks: the agent who proposes a change, or nobody of those who work here where its customer does. */
async function askerOf({ tx, actor }: Work): Promise<{ userId: string; name: string | null } | null> {
  if (actor.userId === null || !actor.permissions.includes('referral:submit')) return null;
  const row = await tx.selectNoFrom(nameOfUser(actor.userId).as('name')).executeTakeFirst();
  return { userId: actor.userId, name: row?.name ?? null };
}

/**
 * An underwriter is asked about the draft of a change, as about a quote: about what is found now and was not let pass,
 * and about nothing once nothing is left. The code of the first of it, null where nobody has to look.
 */
export async function referChange(work: Work, draftId: string, found: readonly Violation[]): Promise<string | null> {
  const open = await unwaived(work, draftId, found);
  const waiting = await waitingReferral(work, draftId);
  const [first] = open;
  if (!first) {
    if (waiting) await withdrawReferral(work, draftId);
    return null;
  }
  const { quote } = await loadQuote(work, draftId);
  await askUnderwriter(work, quote, referredOf(open), { waiting, by: await askerOf(work) });
  if (!waiting) await work.publish({ type: 'referral_requested', quoteId: draftId });
  return first.code;
}

/** What was asked and answered about a draft is about the one that takes its place. */
export async function moveReferrals({ tx }: Pick<Work, 'tx'>, formerId: string, draftId: string): Promise<void> {
  await tx
    .updateTable('quote_referrals')
    .set({ quote_id: draftId })
    .where('quote_id', '=', formerId)
    .where('review_type', '=', 'pre_bind')
    .execute();
}

/** An underwriter who accepts a change with a reason has answered what was asked about it. */
export async function answerByOverride(work: Work, draftId: string, reason: string): Promise<void> {
  const waiting = await waitingReferral(work, draftId);
  if (!waiting || work.actor.userId === null) return;
  await work.tx
    .updateTable('quote_referrals')
    .set({
      status: 'completed',
      decision: 'accepted',
      action_reason: reason,
      decided: work.now,
      underwriter_user_id: work.actor.userId,
      underwriter_name: nameOfUser(work.actor.userId),
    })
    .where('quote_referral_id', '=', waiting.referralId)
    .execute();
}

/** What was let pass has served once the change is carried out; nobody waits for an answer about one that is not. */
export async function closeReferrals(work: Work, draftId: string): Promise<void> {
  const waiting = await waitingReferral(work, draftId);
  if (waiting) await endReferral(work, waiting.referralId);
  await work.tx
    .updateTable('quote_referrals')
    .set({ status: 'completed' })
    .where('quote_id', '=', draftId)
    .where('status', '=', 'accepted')
    .where('review_type', '=', 'pre_bind')
    .execute();
}

/** The change that a draft describes, under the lock of its policy, while it waits; null for any other quote. */
async function waitingChange(work: Work, draftId: string): Promise<Proposal | null> {
  const found = await proposalOfDraft(work, draftId);
  if (!found) return null;
  const { proposal } = await lockProposal(work, found.proposalId);
  return proposal.status === 'pending' && proposal.draftId === draftId ? proposal : null;
}

/** An underwriter let pass what was found of a change: whoever proposed it, or its customer, may accept it now. */
export const releaseOnReferralAccepted = on('referral_accepted', async (work, { quoteId }) => {
  const proposal = await waitingChange(work, quoteId);
  if (!proposal) return;
  await work.tx
    .updateTable('policy_proposals')
    .set({ asks_underwriter: null })
    .where('policy_proposal_id', '=', proposal.proposalId)
    .execute();
});

/** An underwriter refused a change: it falls away, and the policy stays as it is. */
export const endOnReferralRejected = on('referral_rejected', async (work, { quoteId }) => {
  const proposal = await waitingChange(work, quoteId);
  if (proposal) await invalidateProposal(work, proposal, 'declined');
});

/** Nobody answered in time: the change falls away, and may be proposed again. */
export const endOnReferralExpired = on('referral_expired', async (work, { quoteId }) => {
  const proposal = await waitingChange(work, quoteId);
  if (proposal) await invalidateProposal(work, proposal, 'unanswered');
});

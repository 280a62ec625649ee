import type { Violation } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { openReferrals } from '@roadworthy/core/quoting/signing/waivers.ts';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { factsOf, rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import { signatureOf } from './referral-store.ts';
import { voidWaivers, waitingReferral, withdrawReferral, writeReferral } from './write-referral.ts';

/** What an underwriter refused of a policy, as far as it stands so. */
function refusedAfterBind({ tx }: Work, quoteId: string, status: 'rejected' | 'completed') {
  return tx
    .updateTable('quote_referrals')
    .where('quote_id', '=', quoteId)
    .where('review_type', '=', 'post_bind')
    .where('decision', '=', 'rejected')
    .where('status', '=', status);
}

async function followEdit(work: Work, quoteId: string, referrals: readonly Violation[]): Promise<void> {
  await voidWaivers(work, quoteId);
  const waiting = await waitingReferral(work, quoteId);
  if (referrals.length === 0 && waiting === null) return;
  const { quote } = await loadQuote(work, quoteId);
  // A next term is looked through as the renewal that it is.
  if (quote.businessType === 'renewal') return;
  await writeReferral(work, quote, referrals, waiting);
}

/** Another product has other rules of what an underwriter looks at. */
export const onProviderChanged = on('quote_provider_changed', (work, { quoteId, referrals }) =>
  followEdit(work, quoteId, referrals),
);

/** A copy is looked at anew, whatever was decided about its source. */
export const onCopyStarted = on('quote_copy_started', (work, { quoteId, referrals }) =>
  followEdit(work, quoteId, referrals),
);

/** What an edit leaves for an underwriter is written down, and taken back once it is mended. */
export const onQuoteEdited = on('quote_edited', (work, { quoteId, referrals }) => followEdit(work, quoteId, referrals));

/** Nobody waits for an answer about an offer that has ended. */
export const onQuoteExpired = on('quote_expired', (work, { quoteId }) => withdrawReferral(work, quoteId));

/** What took its place is looked at by itself. */
export const onQuoteReplaced = on('quote_replaced', (work, { quoteId }) => withdrawReferral(work, quoteId));

/** An underwriter who declines has answered. */
export const onQuoteDeclined = on('quote_declined', (work, { quoteId }) => withdrawReferral(work, quoteId));

/** What is refused by itself needs no answer. */
export const onQuoteRefused = on('quote_refused', (work, { quoteId }) => withdrawReferral(work, quoteId));

/** What is for sale again is looked at anew. */
export const onQuoteReadmitted = on('quote_readmitted', async (work, { quoteId }) => {
  const stored = await loadQuote(work, quoteId);
  const facts = factsOf(work, stored, await rateNow(work, stored.quote));
  await followEdit(work, quoteId, openReferrals(stored.quote, facts));
});

/** An underwriter who has it bound has answered. */
export const onQuoteForced = on('quote_forced', async (work, { quoteId, reason, approvedContentHash }) => {
  const { userId, name } = await signatureOf(work);
  await work.tx
    .updateTable('quote_referrals')
    .set({
      status: 'completed',
      decision: 'accepted',
      action_reason: reason,
      decided: work.now,
      underwriter_user_id: userId,
      underwriter_name: name,
      content_hash: approvedContentHash,
    })
    .where('quote_id', '=', quoteId)
    .where('review_type', '=', 'pre_bind')
    .where('status', '=', 'pending')
    .execute();
});

/** What was accepted has served once the quote is bound. */
export const onPolicyBound = on('policy_bound', async ({ tx }, { quoteId }) => {
  await tx
    .updateTable('quote_referrals')
    .set({ status: 'completed' })
    .where('quote_id', '=', quoteId)
    .where('review_type', '=', 'pre_bind')
    .where('status', '=', 'accepted')
    .execute();
});

/** What an underwriter refused after the bind is done once the end of cover is announced or there. */
async function closeRefused(work: Work, quoteId: string): Promise<void> {
  await refusedAfterBind(work, quoteId, 'rejected').set({ status: 'completed' }).execute();
}
export const onCancellationAnnounced = on('cancellation_announced', (work, { quoteId }) => closeRefused(work, quoteId));
export const onPolicyCancelled = on('policy_cancelled', (work, { quoteId }) => closeRefused(work, quoteId));

/** Taken back, what was refused is for whoever cancels again. */
export const onCancellationReversed = on('cancellation_reversed', async (work, { quoteId }) => {
  await refusedAfterBind(work, quoteId, 'completed').set({ status: 'rejected' }).execute();
});

import { addDays } from '@roadworthy/core/shared/time/day.ts';
import { renewalGraceDays } from '@roadworthy/core/renewals/renewal-step.ts';
import { renewalTransitions } from '@roadworthy/core/renewals/renewal-transitions.ts';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { carryChangeOver } from './carry-change-over.ts';
import { wasLetPass } from './let-pass.ts';
import { moveRenewal } from './move-renewal.ts';
import { followCap, uncappedOf, writePriceChange } from './price-renewal.ts';
import { aboutRenewal, lockRenewal, type Renewal, renewalOf, updateRenewal } from './renewal-store.ts';

const reviewable = renewalTransitions.find(({ operation }) => operation === 'review_again')?.from ?? [];
const isReviewable = ({ status }: Renewal) => reviewable.includes(status);

/** Has the clock look at the renewal of a term at its next round. */
async function wake(work: Work, policyId: string): Promise<void> {
  for (const key of ['source_policy_id', 'renewed_policy_id'] as const) {
    const renewal = await renewalOf(work, key, policyId);
    if (renewal && renewal.status !== 'completed' && renewal.status !== 'expired') {
      await updateRenewal(work, renewal, { next_look: work.now });
    }
  }
}

export const wakeOnPolicyActivated = on('policy_activated', (work, { policyId }) => wake(work, policyId));
export const wakeOnPolicyCancelled = on('policy_cancelled', (work, { policyId }) => wake(work, policyId));
export const wakeOnPolicyRewritten = on('policy_rewritten', (work, { policyId }) => wake(work, policyId));
export const wakeOnCancellationReversed = on('cancellation_reversed', (work, { policyId }) => wake(work, policyId));

/**
 * What the ending term covers is another: its next term is described and priced anew, until somebody has taken it. One
 * that is taken has the change proposed.
 */
export const followOnPolicyEndorsed = on('policy_endorsed', async (work, { policyId, transactionId }) => {
  const renewal = await renewalOf(work, 'source_policy_id', policyId);
  if (!renewal) return;
  if (isReviewable(renewal)) await moveRenewal(work, renewal, 'review_again', 'pending');
  await carryChangeOver(work, renewal, transactionId);
});

/** What an offer says is another: its price is written, and it is looked through before it is offered again. */
async function followQuote(work: Work, quoteId: string): Promise<void> {
  const found = await renewalOf(work, 'renewal_quote_id', quoteId);
  if (!found || found.premiumBefore === null) return;
  // The clock may be looking it through as it was: whoever comes second sees what the first one wrote.
  const { renewal } = await lockRenewal(work, found.renewalId);
  if (renewal.premiumBefore === null) return;
  await followCap(work, renewal, quoteId);
  const { quote, premium } = await loadQuote(work, quoteId);
  // What waits for an agent is looked at when they say so. An offer without a price is none: it moves first.
  if (isReviewable(renewal) && renewal.status !== 'agent_review') {
    await moveRenewal(work, renewal, 'review_again', 'quoted');
  }
  const uncapped = uncappedOf(await rateNow(work, quote), premium);
  await writePriceChange(work, renewal, { premium, uncapped, premiumBefore: renewal.premiumBefore });
}

export const followOnQuoteEdited = on('quote_edited', async (work, { quoteId, isRenewal }) => {
  if (isRenewal === true) await followQuote(work, quoteId);
});

/** What was found of the people of an offer gave it another price: it is looked through and offered again. */
export const followOnVerificationAnswered = on('verification_answered', async (work, { quoteId }) => {
  const renewal = await renewalOf(work, 'renewal_quote_id', quoteId);
  if (!renewal || renewal.premiumBefore === null || renewal.priceChange === null) return;
  const { premium } = await loadQuote(work, quoteId);
  if (premium !== renewal.premiumBefore + renewal.priceChange) await followQuote(work, quoteId);
});

/**
 * A rule, an answer or a restriction refuses the next term by now: it is looked through again, and an underwriter decides
 * until the cutoff. What was let pass of it before stops nothing.
 */
export const followOnQuoteRefused = on('quote_refused', async (work, { quoteId }) => {
  const renewal = await renewalOf(work, 'renewal_quote_id', quoteId);
  if (!renewal || !isReviewable(renewal) || (await wasLetPass(work, renewal))) return;
  if (renewal.status !== 'quoted') await moveRenewal(work, renewal, 'review_again', 'quoted');
});

/** Nothing refuses it any more: it is looked through and offered. */
export const followOnQuoteReadmitted = on('quote_readmitted', (work, { quoteId }) => followQuote(work, quoteId));

/** It is priced at the rates of now again. */
export const followOnQuoteUnlocked = on('renewal_quote_unlocked', (work, { quoteId }) => followQuote(work, quoteId));

/** The renewal that became a policy; of a first term nobody has to look for one. */
async function renewalOfNextTerm(work: Work, policyId: string): Promise<Renewal | null> {
  const { policy } = await loadPolicy(work, policyId);
  return policy.policyTerm === 1 ? null : renewalOf(work, 'renewed_policy_id', policyId);
}

/** A payment of the next term has ended: what waited for that is carried over at the next round of the clock. */
async function lookAgain(work: Work, renewal: Renewal | null): Promise<void> {
  if (renewal && renewal.changesToCarry.length > 0) await updateRenewal(work, renewal, { next_look: work.now });
}

/** What the next term costs first could not be charged. */
export const failOnChargeFailed = on('charge_failed', async (work, { policyId }) => {
  const renewal = await renewalOfNextTerm(work, policyId);
  await lookAgain(work, renewal);
  if (renewal?.status !== 'accepted') return;
  await moveRenewal(work, renewal, 'fail_renewal_payment', 'payment_failed', { issue_type: 'payment_failed' });
  const { renewalDate: _date, ...about } = aboutRenewal(renewal);
  // Its last morning is no day to pay any more.
  const payBy = addDays(renewal.renewalDate, renewalGraceDays - 1);
  await work.publish({ type: 'renewal_payment_failed', ...about, payBy });
});

/** It is paid after all. */
export const acceptOnInvoicesPaid = on('invoices_paid', async (work, { policyId }) => {
  const renewal = await renewalOfNextTerm(work, policyId);
  await lookAgain(work, renewal);
  if (renewal?.status !== 'payment_failed') return;
  await moveRenewal(work, renewal, 'receive_renewal_payment', 'accepted', { issue_type: 'none' });
});

/**
 * A contract takes the offer of its next term along to another organization: it is described and priced anew by the rates
 * there, with what was edited of it, and looked through. The letters of before open it no more.
 */
export const describeOnPolicyMoved = on('policy_organization_changed', async (work, { policyIds }) => {
  for (const policyId of policyIds) {
    const renewal = await renewalOf(work, 'source_policy_id', policyId);
    if (!renewal || !isReviewable(renewal) || renewal.quoteId === null) continue;
    await work.tx.updateTable('quotes').set({ status: 'expired' }).where('quote_id', '=', renewal.quoteId).execute();
    await moveRenewal(work, renewal, 'review_again', 'pending', {
      price_change: null,
      customer_visible: false,
      link_expires: work.now,
    });
  }
});

import {
  hoursBetweenAttempts,
  mostAttempts,
  nextRenewalStep,
  type RunningRenewal,
  type StepOfClock,
} from '@roadworthy/core/renewals/renewal-step.ts';
import { type RenewalEnd, offeredRenewalStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import { cutToFit } from '@roadworthy/core/shared/text/check-text.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';
import { sql } from 'kysely';
import { OperationError } from '../kernel/errors.ts';
import type { Work } from '../kernel/work.ts';
import { coverDayOf } from '../policies/activate-policy.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { carryChangesOver, hourly } from './carry-change-over.ts';
import { endNextTerm } from './end-next-term.ts';
import { issueRenewal } from './issue-renewal.ts';
import { letPass } from './let-pass.ts';
import { offerRenewal } from './offer-renewal.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { isCardCharged, priceRenewal, raiseStopped, reviewOf, writePriceChange } from './price-renewal.ts';
import { moveRenewal } from './move-renewal.ts';
import { aboutRenewal, lockRenewal, type OpenedRenewal, type Renewal, updateRenewal } from './renewal-store.ts';

/** Renewals about which something is due, those that have waited longest first. */
export const renewalsDue = `
  select organization_id, policy_renewal_id from policy_renewals
  where next_look <= app_now() order by next_look limit 500`;

/** No renewal takes as many steps in a row. */
const mostSteps = 12;

/** What became of more cover that waits for an underwriter, where it does. */
async function raiseOf(work: Work, { renewal, source }: OpenedRenewal): Promise<RunningRenewal['raise']> {
  if (renewal.status !== 'in_review' || renewal.issue !== 'moratorium' || renewal.quoteId === null) return null;
  return (await raiseStopped(work, source, await loadQuote(work, renewal.quoteId))) === null ? 'freed' : 'stopped';
}

async function runningOf(work: Work, opened: OpenedRenewal): Promise<RunningRenewal> {
  const { renewal, source } = opened;
  const { policy } = source;
  const next = renewal.renewedPolicyId === null ? null : (await loadPolicy(work, renewal.renewedPolicyId)).policy;
  return {
    status: renewal.status,
    renewalDate: renewal.renewalDate,
    cutoff: renewal.cutoff,
    today: coverDayOf(work, policy),
    source: policy,
    option: renewal.option,
    isPriced: renewal.priceChange !== null,
    raise: await raiseOf(work, opened),
    canCharge: await isCardCharged(work, source),
    next: next?.status ?? null,
  };
}

/** Offers a renewal that nothing stands in the way of, or hands it to whoever settles what does. */
export async function reviewRenewal(work: Work, opened: OpenedRenewal): Promise<void> {
  const { renewal } = opened;
  const priced = await reviewOf(work, opened);
  await writePriceChange(work, renewal, priced);
  const { issue } = priced;
  if (issue === null) return offerRenewal(work, opened);
  const isOfAgent = issue.status === 'agent_review';
  await moveRenewal(work, renewal, isOfAgent ? 'hand_over_renewal' : 'refer_renewal', issue.status, {
    issue_type: issue.issue,
    underwriting_renewal_status: isOfAgent ? 'not_required' : 'pending',
    meta: sql<string>`meta || jsonb_build_object('agent_review_required', ${isOfAgent}::boolean)`,
  });
  await work.publish({ type: 'renewal_referred', ...aboutRenewal(renewal), issue: issue.issue });
}

/** Ends a renewal that nobody took, or that has nothing to follow any more; a term that waited for it is not taken. */
export async function endRenewal(
  work: Work,
  { renewal }: OpenedRenewal,
  operation: 'expire_renewal' | 'end_renewal',
  because: RenewalEnd,
): Promise<void> {
  await moveRenewal(work, renewal, operation, 'expired', { ended_because: because, next_look: null });
  if (renewal.renewedPolicyId !== null) await endNextTerm(work, renewal.renewedPolicyId);
  if (renewal.quoteId !== null) {
    await work.tx
      .updateTable('quotes')
      .set({ status: 'expired' })
      .where('quote_id', '=', renewal.quoteId)
      .where('status', 'in', ['pending_renewal', 'locked_pending_renewal', 'ineligible'])
      .execute();
  }
  await work.publish({ type: 'renewal_ended', ...aboutRenewal(renewal), because });
}

/** Why an offer ends that became no term: who said before it was made that nothing is to follow has declined it. */
function endOf({ status, option }: Renewal): RenewalEnd {
  if (status === 'rejected' || status === 'declined') return status;
  if (option === 'do_not_renew') return 'declined';
  return offeredRenewalStatuses.some((one) => one === status) ? 'not_paid' : 'not_priced';
}

/** The next attempt to price a renewal; after the last one an underwriter looks at it. */
async function retry(work: Work, { renewal }: OpenedRenewal): Promise<void> {
  if (renewal.attempts < mostAttempts) {
    await moveRenewal(work, renewal, 'retry_renewal', 'pending');
    return;
  }
  const issue = 'rating_error';
  const referred = { issue_type: issue, underwriting_renewal_status: 'pending' } as const;
  await moveRenewal(work, renewal, 'retry_renewal', 'in_review', referred);
  await work.publish({ type: 'renewal_referred', ...aboutRenewal(renewal), issue });
}

const steps: Readonly<Record<StepOfClock, (work: Work, opened: OpenedRenewal) => Promise<unknown>>> = {
  async rate_renewal(work, opened) {
    const { renewal } = opened;
    await priceRenewal(work, opened);
    await moveRenewal(work, renewal, 'rate_renewal', 'quoted', { last_error: null, issue_type: 'none' });
  },
  retry_renewal: retry,
  review: reviewRenewal,
  async review_again(work, { renewal }) {
    await moveRenewal(work, renewal, 'review_again', 'quoted', { issue_type: 'none' });
  },
  async renew_as_covered(work, opened) {
    await priceRenewal(work, opened, 'stopped');
    await moveRenewal(work, opened.renewal, 'review_again', 'quoted', { issue_type: 'none' });
  },
  async approve_at_cutoff(work, { renewal }) {
    const approved = { underwriting_renewal_status: 'approved', underwriting_renewal_decision: 'renew' } as const;
    await moveRenewal(work, renewal, 'approve_at_cutoff', 'approved', approved);
    await letPass(work, renewal);
    await work.publish({ type: 'renewal_approved', ...aboutRenewal(renewal), by: 'cutoff' });
  },
  offer_renewal: offerRenewal,
  async take_renewal_up(work, opened) {
    const { renewal } = opened;
    await moveRenewal(work, renewal, 'take_renewal_up', 'accepted');
    await work.publish({ type: 'renewal_accepted', ...aboutRenewal(renewal) });
    await issueRenewal(work, opened);
  },
  async complete_renewal(work, { renewal }) {
    await moveRenewal(work, renewal, 'complete_renewal', 'completed', { next_look: null });
  },
  expire_renewal: (work, opened) => endRenewal(work, opened, 'expire_renewal', endOf(opened.renewal)),
  async end_renewal(work, opened) {
    const { renewedPolicyId } = opened.renewal;
    const next = renewedPolicyId === null ? null : await loadPolicy(work, renewedPolicyId);
    // Whoever ends the next term before it begins has declined it after all.
    const because = next === null ? 'policy_ended' : next.policy.status === 'pending' ? 'not_paid' : 'declined';
    await endRenewal(work, opened, 'end_renewal', because);
  },
};

/**
 * Does what is due about the offer of a next term, one step after the other, and notes when there is something to do
 * again. Safe to run twice, late, or after an outage.
 */
export async function advanceRenewal(work: Work, renewalId: string): Promise<void> {
  for (let taken = 0; taken < mostSteps; taken += 1) {
    const opened = await lockRenewal(work, renewalId);
    const step = nextRenewalStep(await runningOf(work, opened));
    if (step.does === 'wait') {
      await carryChangesOver(work, opened.renewal);
      const { timeZone } = opened.source.policy;
      // A minute after midnight its day has come, as cover takes it.
      const next = step.until && instantAt(step.until, 1, timeZone);
      const { renewal } = await lockRenewal(work, renewalId);
      const soon = new Date(work.now.getTime() + hourly);
      const isSooner = renewal.changesToCarry.length > 0 && (next === null || soon < next);
      await updateRenewal(work, renewal, { next_look: isSooner ? soon : next });
      return;
    }
    await steps[step.does](work, opened);
  }
  throw new Error(`Renewal ${renewalId} does not come to rest`);
}

/**
 * Notes down that a step failed: what has no price is tried again, everything else is looked at in an hour. An attempt of
 * what failed before is undone with its step, so that it is found as it failed.
 */
export async function noteFailure(work: Work, renewalId: string, error: unknown): Promise<void> {
  const { renewal } = await lockRenewal(work, renewalId);
  const message = error instanceof OperationError ? error.message : 'It could not be priced.';
  const last_error = cutToFit(message, 'note').slice(0, 1000);
  const inHours = (hours: number) => new Date(work.now.getTime() + hours * 3_600_000);
  if (renewal.status !== 'pending' && renewal.status !== 'error') {
    return updateRenewal(work, renewal, { next_look: inHours(1), last_error });
  }
  const failed = { next_look: inHours(hoursBetweenAttempts), last_error, attempts: renewal.attempts + 1 };
  if (renewal.status === 'error') return updateRenewal(work, renewal, failed);
  await moveRenewal(work, renewal, 'fail_renewal', 'error', { ...failed, issue_type: 'rating_error' });
}

import { endedStatuses, type CustomerRenewalOption, type PolicyStatus } from '../policies/vocabulary.ts';
import { addDays, type Day } from '../shared/time/day.ts';
import type { RenewalOperation } from './renewal-transitions.ts';
import type { RenewalStatus } from './vocabulary.ts';

/** Whole days after a term on which the next one may still be paid and begins without a gap. */
export const renewalGraceDays = 10;
/** Attempts to price a renewal before an underwriter has to look at it, and hours between them. */
export const mostAttempts = 8;
export const hoursBetweenAttempts = 6;
/** Whole days after the end of an offer on which an underwriter may bring it back. */
export const resurrectDays = 30;
/** Whole days before the next term on which it is charged to what is on file. */
export const chargeDaysAhead = 1;
/** Whole days before the next term on which who pays by hand is billed for it. */
export const billDaysAhead = 21;

/**
 * The first day of a next term that an underwriter brings back: without a gap while it may still be paid, else the day
 * after, and the days between are without cover.
 */
export function resumesOn(renewalDate: Day, today: Day): Day {
  return today < addDays(renewalDate, renewalGraceDays) ? renewalDate : addDays(today, 1);
}

/** What the clock looks at. Today is the day of cover where the risk is. */
export type RunningRenewal = {
  readonly status: RenewalStatus;
  readonly renewalDate: Day;
  readonly cutoff: Day;
  readonly today: Day;
  /** The term that ends. */
  readonly source: { readonly status: PolicyStatus; readonly cancelledAsOf: Day | null };
  readonly option: CustomerRenewalOption;
  readonly isPriced: boolean;
  /** What became of more cover that waited for an underwriter because it was stopped there; null where none waits. */
  readonly raise: 'stopped' | 'freed' | null;
  /** Whether the contract is charged by itself to a card that may be charged on the day. */
  readonly canCharge: boolean;
  /** How the next term stands; null until it is written. */
  readonly next: PolicyStatus | null;
};

/**
 * `review`: it is looked through and offered, or waits for somebody. `renew_as_covered`: what is covered now goes on, and
 * what was edited of the next term falls away.
 */
export type StepOfClock =
  | Extract<
      RenewalOperation,
      | 'rate_renewal'
      | 'retry_renewal'
      | 'approve_at_cutoff'
      | 'offer_renewal'
      | 'take_renewal_up'
      | 'complete_renewal'
      | 'expire_renewal'
      | 'end_renewal'
      | 'review_again'
    >
  | 'review'
  | 'renew_as_covered';

/** What the platform does now, or from which day on it looks again; null where nothing is left for the clock. */
export type RenewalStep = { readonly does: StepOfClock } | { readonly does: 'wait'; readonly until: Day | null };

const wait = (until: Day | null): RenewalStep => ({ does: 'wait', until });
const ended: readonly PolicyStatus[] = endedStatuses;

/** Whether the term that is to be followed ended otherwise than by its last day. */
function hasEndedBefore({ source, renewalDate }: RunningRenewal): boolean {
  if (!ended.includes(source.status) || source.status === 'expired') return false;
  return source.cancelledAsOf === null || source.cancelledAsOf < renewalDate || source.status === 'rewritten';
}

/** The last morning on which the next term may still be paid: without grace where its offer was refused. */
function lastMorning({ status, renewalDate }: RunningRenewal): Day {
  return status === 'rejected' || status === 'declined' ? renewalDate : addDays(renewalDate, renewalGraceDays);
}

/** A term that is written waits for its day and its payment. */
function followNextTerm(renewal: RunningRenewal, next: PolicyStatus): RenewalStep {
  const { today, renewalDate } = renewal;
  if (ended.includes(next)) return { does: 'end_renewal' };
  if (next !== 'pending') return { does: 'complete_renewal' };
  if (today >= lastMorning(renewal)) return { does: 'end_renewal' };
  const tomorrow = addDays(today, 1);
  return wait(today < renewalDate ? renewalDate : tomorrow);
}

/** An offer is taken up by itself where its contract renews so: shortly before its charge, or in time for its bill. */
function takeUpOrWait(renewal: RunningRenewal): RenewalStep {
  const { renewalDate, today, canCharge, option } = renewal;
  if (option !== 'auto_renew') return wait(lastMorning(renewal));
  const takeUp = addDays(renewalDate, -(canCharge ? chargeDaysAhead : billDaysAhead));
  return today < takeUp ? wait(takeUp) : { does: 'take_renewal_up' };
}

/**
 * What an underwriter looks at goes on by itself once its cutoff has passed. More cover that is stopped there waits for
 * them longer, until the bill of who pays by hand: then what is covered now renews.
 */
function followReview({ today, cutoff, renewalDate, isPriced, raise }: RunningRenewal): RenewalStep {
  const tomorrow = addDays(today, 1);
  if (raise === 'freed') return { does: 'review_again' };
  if (raise === 'stopped') {
    return today < addDays(renewalDate, -billDaysAhead) ? wait(tomorrow) : { does: 'renew_as_covered' };
  }
  if (today <= cutoff) return wait(addDays(cutoff, 1));
  // What nobody can price cannot be offered; who is insured is told by the law's day that cover ends.
  return isPriced ? { does: 'approve_at_cutoff' } : wait(tomorrow);
}

/**
 * What is due about the offer of a next term as it stands (docs/rules.md, renewals). One step at a time: whoever carries
 * it out asks again, so that what an outage delayed is caught up with in order.
 */
export function nextRenewalStep(renewal: RunningRenewal): RenewalStep {
  const { status, today, renewalDate, source, next } = renewal;
  if (status === 'completed' || status === 'expired') return wait(null);
  if (next !== null) return followNextTerm(renewal, next);
  if (hasEndedBefore(renewal)) return { does: 'end_renewal' };
  // Until its end is carried out or taken back, nothing is known of a next term.
  if (source.status === 'pending_cancellation' && today < renewalDate) return wait(addDays(today, 1));
  if (today >= lastMorning(renewal)) return { does: status === 'accepted' ? 'end_renewal' : 'expire_renewal' };
  switch (status) {
    case 'pending':
      return { does: 'rate_renewal' };
    case 'error':
      return { does: 'retry_renewal' };
    case 'quoted':
      return { does: 'review' };
    case 'in_review':
      return followReview(renewal);
    case 'approved':
      return { does: 'offer_renewal' };
    case 'offered':
      return takeUpOrWait(renewal);
    case 'agent_review':
    case 'rejected':
    case 'declined':
    case 'accepted':
    case 'payment_failed':
      return wait(lastMorning(renewal));
  }
}

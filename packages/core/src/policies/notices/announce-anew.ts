import type { CancelFacts, CancellationDecided } from '../cancellation/cancel-policy.ts';
import { groundFor, legalDateFor, noticeFor } from '../cancellation/cancel-policy.ts';
import { refundClockOf } from '../cancellation/refund-clock.ts';
import { countryOf } from '../../products/vocabulary.ts';
import type { Day } from '../../shared/time/day.ts';
import { workingDayFrom } from '../../shared/time/working-days.ts';
import type { CancellationReason } from '../vocabulary.ts';

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** An end that its insurer announced, as its row has it. */
export type AnnouncedEnd = Pick<
  CancellationDecided,
  'reason' | 'asOf' | 'basis' | 'minimumEarned' | 'legal' | 'channel' | 'ground'
>;

function announcedFor(facts: CancelFacts, end: AnnouncedEnd): CancellationDecided {
  const { asOf, legal } = end;
  const clock = refundClockOf({
    state: facts.state,
    provider: facts.policy.provider,
    endedBy: 'insurer',
    from: asOf,
    noticeSent: legal?.sent ?? null,
  });
  return {
    ...end,
    type: 'cancellation_decided',
    policyId: facts.policy.policyId,
    takes: 'later',
    endedBy: 'insurer',
    clock,
  };
}

/**
 * An announced end for non-payment once more was paid, though not all: cover ends no earlier than what was paid pays for,
 * by the notice that went out. The end as it was where nothing has to move; null where what was paid reaches the end of
 * the term.
 */
export function postponedEnd(facts: CancelFacts, end: AnnouncedEnd, paidUntil: Day): CancellationDecided | null {
  const asOf = later(end.asOf, workingDayFrom(paidUntil, countryOf(facts.state)));
  return asOf >= facts.policy.expirationDate ? null : announcedFor(facts, { ...end, asOf });
}

/**
 * The same end with dates that count from today, where its notice did not go out by the day that they were counted from.
 * Null where the law does not let it come any more: the reason is not good at the age that the policy has now, or the
 * term ends first.
 */
export function announcedAnew(facts: CancelFacts, end: AnnouncedEnd): CancellationDecided | null {
  const reason: CancellationReason = end.reason;
  const legal = legalDateFor(facts, reason);
  if (legal === null) return null;
  const asOf = later(end.asOf, legal.date);
  const ground = groundFor(facts, reason, asOf);
  if (!ground.ok || asOf >= facts.policy.expirationDate) return null;
  const channel = noticeFor(facts, reason)?.counts ?? null;
  return announcedFor(facts, { ...end, asOf, legal, channel, ground: ground.event });
}

import { type Decision, accept, refuse } from '../shared/decision.ts';
import { addDays, type Day, dayInZone } from '../shared/time/day.ts';
import { instantAt } from '../shared/time/instant.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Segment } from './segments.ts';
import type { PolicyStatus } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** How a policy was written down to stand, from an instant on. */
export type Status = { readonly from: Date; readonly status: PolicyStatus; readonly cancelledAsOf: Day | null };

/** A policy as one looks back at it: about which day, and as known when. */
export type LookBack = { readonly validOn: Day; readonly knownAt: Date };

export type PolicyHistory = {
  readonly timeZone: string;
  /** The segments of its term that were known at the instant, in the order of their days. */
  readonly segments: readonly Segment[];
  /** In the order of their instants, the whole life long. */
  readonly standings: readonly Status[];
};

/** What was known. */
export type PolicyAsOf = {
  readonly status: PolicyStatus;
  readonly quoteId: string;
  readonly segment: Segment;
  readonly cancelledAsOf: Day | null;
};

const noLongerCovered = ['cancelled', 'rewritten'] as const satisfies readonly PolicyStatus[];

/** The last standing that was written down by an instant. */
function statusAt(standings: readonly Status[], at: Date): Status | undefined {
  return standings.findLast(({ from }) => from <= at);
}

/** The last instant of a day where the risk is, in milliseconds. */
function endOf(value: Day, timeZone: string): Date {
  return new Date(instantAt(addDays(value, 1), 0, timeZone).getTime() - 1);
}

/**
 * How the policy stood on the day. Whether it was covered says its segment, which a later decision about the day may have
 * changed; what else was said of it is what was written down on that day, for nobody is overdue in hindsight.
 */
function statusOf(history: PolicyHistory, segment: Segment, { validOn, knownAt }: LookBack): PolicyStatus {
  const [first, last] = [history.segments[0], history.segments.at(-1)];
  const end = endOf(validOn, history.timeZone);
  const onTheDay = statusAt(history.standings, end < knownAt ? end : knownAt)?.status;
  const known = statusAt(history.standings, knownAt)?.status;
  if (segment.status !== 'in_force') return noLongerCovered.find((one) => one === known) ?? 'cancelled';
  if (first && validOn < first.from) return 'pending';
  if (last && validOn >= last.to) return 'expired';
  return onTheDay === 'delinquent' || onTheDay === 'pending_cancellation' ? onTheDay : 'active';
}

/**
 * A policy on a day, as it was known at an instant: what was decided later changes nothing of the answer. A day outside
 * the term has the cover of its nearest one. Refused for an instant before the policy was.
 */
export function policyAsOf(history: PolicyHistory, requested: LookBack): Decision<PolicyAsOf> {
  const { segments, standings, timeZone } = history;
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) {
    const begun = standings[0]?.from ?? requested.knownAt;
    const since = dayInZone(begun, timeZone);
    return refuse(
      'not_known_yet',
      sentence(
        words(
          'Nothing was known of this policy before {day}. Choose that day or a later one.',
          'On ne savait rien de cette police avant le {day}. Choisissez ce jour ou un jour plus tard.',
        ),
        { day: since },
      ),
      'known_at',
    );
  }
  const nearest = requested.validOn < first.from ? first : last;
  const segment = segments.find(({ from, to }) => from <= requested.validOn && requested.validOn < to) ?? nearest;
  return accept({
    status: statusOf(history, segment, requested),
    quoteId: segment.quoteId,
    segment,
    cancelledAsOf: statusAt(standings, requested.knownAt)?.cancelledAsOf ?? null,
  });
}

import { countryOf } from '../../products/vocabulary.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { workingDayFrom } from '../../shared/time/working-days.ts';
import type { Cited } from './channel-table.ts';
import { conditionalRowsOf, type LateNotice, type RenewalChange } from './conditional-renewal-table.ts';
import { groundsScopeOf } from './grounds-table.ts';
import { noticeRowOf } from './notice-table.ts';

/** A renewal that is offered otherwise than the term that ends. */
export type OfferedRenewal = {
  /** Where the insured lives, by postal code of state or province. */
  readonly state: string;
  readonly provider: string;
  readonly isRentedToOthers: boolean;
  /** The first day of the next term. */
  readonly renewsOn: Day;
  readonly change: RenewalChange;
};

/** What notice a renewal needs: how long ahead, by which text, and what comes of a late one. */
export type ConditionalNotice = Cited & {
  readonly days: number;
  readonly postDays: number;
  readonly ifLate: LateNotice | null;
  /** The last working day on which it may go out. */
  readonly by: Day;
};

/** The last working day on which what is mailed has passed the law's days and the post's by a day. */
function lastDayFor(state: string, on: Day, days: number): Day {
  let by = addDays(on, -days);
  while (workingDayFrom(by, countryOf(state)) !== by) by = addDays(by, -1);
  return by;
}

/**
 * What notice a renewal needs that is offered otherwise than the term that ends (docs/rules.md, notice of cancellation): of
 * what the place asks of such a policy the longest period; null where it asks none. Service contracts are no insurance:
 * their words alone count. Only grade A lets terms count by the clock; anything else takes an underwriter with a reason.
 */
export function conditionalNoticeFor(offered: OfferedRenewal): ConditionalNotice | null {
  const { state, provider, isRentedToOthers, renewsOn, change } = offered;
  const scope = groundsScopeOf(provider, isRentedToOthers);
  if (scope === null) return null;
  const owed = conditionalRowsOf(state, scope, renewsOn).filter((row) => row.isOwed(change));
  const [row] = owed.toSorted((one, other) => other.days - one.days);
  if (!row) return null;
  const { days, grade, source, ifLate } = row;
  const { postDays, postDaysFor } = noticeRowOf(state, renewsOn);
  const post = postDaysFor?.non_renewal ?? postDays;
  return { days, postDays: post, grade, source, ifLate, by: lastDayFor(state, renewsOn, days + post) };
}

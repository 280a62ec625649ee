import { addMonths, daysBetween, type Day } from '../shared/time/day.ts';
import { instantAt } from '../shared/time/instant.ts';

/** A term of cover: it begins and ends at 12:01 a.m. of the risk's zone on these days (docs/rules.md, days). */
export type Term = { readonly effectiveDate: Day; readonly expirationDate: Day };

/** The last morning of a term: the same day of the month 12 or 6 months on, or that month's last day. */
export function termEnd(effectiveDate: Day, months: number): Day {
  return addMonths(effectiveDate, months);
}

/** The days of a term; the day it ends on is not covered and not counted. */
export function termDays({ effectiveDate, expirationDate }: Term): number {
  return daysBetween(effectiveDate, expirationDate);
}

/** The instant of 12:01 a.m. of a day where the risk is: when cover begins and ends by its days. */
export function coverMinute(value: Day, timeZone: string): Date {
  return instantAt(value, 1, timeZone);
}

/**
 * When cover begins: 12:01 a.m. of the first day, or the purchase where that comes later. Nothing is covered that
 * happened before it was insured.
 */
export function coverBegins(effectiveDate: Day, timeZone: string, bought: Date): Date {
  const morning = coverMinute(effectiveDate, timeZone);
  return bought > morning ? bought : morning;
}

/** The morning on which cover ends: the last of the term, or an earlier one that was announced or has come. */
export function coverEnds({ expirationDate, cancelledAsOf }: EndOfTerm): Day {
  return cancelledAsOf ?? expirationDate;
}

type EndOfTerm = { readonly expirationDate: Day; readonly cancelledAsOf: Day | null };

/** Whether cover began with the purchase, and not in the morning of the first day. */
export function begunAtPurchase(policy: {
  readonly effectiveDate: Day;
  readonly timeZone: string;
  readonly coverFrom: Date;
}): boolean {
  return policy.coverFrom > coverMinute(policy.effectiveDate, policy.timeZone);
}

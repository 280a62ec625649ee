import type { PolicyDuration } from '../products/vocabulary.ts';
import { addMonths, daysBetween, type Day } from '../shared/day.ts';

/** A term of cover: it begins and ends at 12:01 a.m. of the risk's zone on these days (docs/rules.md, days). */
export type Term = { readonly effectiveDate: Day; readonly expirationDate: Day };

/** The last morning of a term: the same day of the month 12 or 6 months on, or that month's last day. */
export function termEnd(effectiveDate: Day, months: PolicyDuration): Day {
  return addMonths(effectiveDate, months);
}

/** The days of a term; the day it ends on is not covered and not counted. */
export function termDays({ effectiveDate, expirationDate }: Term): number {
  return daysBetween(effectiveDate, expirationDate);
}

import { coverMinute } from '../policies/term.ts';
import type { Segment } from '../policies/segments.ts';
import { addDays, type Day } from '../shared/time/day.ts';
import { instantAt } from '../shared/time/instant.ts';
import type { ClaimFlag } from './vocabulary.ts';

/** A term that may have covered a loss, with its segments in the order of their days. */
export type ClaimedTerm = {
  readonly policyId: string;
  /** IANA zone of the risk: its terms and segments begin at 12:01 a.m. there. */
  readonly timeZone: string;
  readonly effectiveDate: Day;
  readonly expirationDate: Day;
  /** When cover began: the purchase, where that came after 12:01 a.m. of the first day. */
  readonly coverFrom: Date;
  readonly segments: readonly Segment[];
};

/** When a loss happened, as a clock where the risk is showed it; the minute of the day is null where nobody knows it. */
export type LossInstant = { readonly day: Day; readonly minute: number | null };

export type CoverFound = {
  /** The term of the day, or the nearest one. */
  readonly policyId: string;
  /** The quote that described what was covered then. */
  readonly quoteId: string;
  readonly isCovered: boolean;
  readonly flags: readonly ClaimFlag[];
};

type Bounds = { readonly from: number; readonly to: number };

const minuteBegins = 1;

/** The instants that are possible: one, or all of a day where the minute is unknown. */
function possible({ day, minute }: LossInstant, timeZone: string): Bounds {
  if (minute !== null) {
    const at = instantAt(day, minute, timeZone).getTime();
    return { from: at, to: at };
  }
  return { from: instantAt(day, 0, timeZone).getTime(), to: instantAt(addDays(day, 1), 0, timeZone).getTime() - 1 };
}

function boundsOf({ from, to }: Pick<Segment, 'from' | 'to'>, { timeZone, coverFrom }: ClaimedTerm): Bounds {
  const begins = coverMinute(from, timeZone).getTime();
  return { from: Math.max(begins, coverFrom.getTime()), to: coverMinute(to, timeZone).getTime() - 1 };
}

const covers = (segment: Bounds, loss: Bounds): boolean => segment.from <= loss.from && loss.to <= segment.to;
const touches = (segment: Bounds, loss: Bounds): boolean => segment.from <= loss.to && loss.from <= segment.to;

/** Whether a day is one of a term by the clock where its risk is: until 12:01 a.m. of its first day it is of the term before. */
function isWithin({ effectiveDate, expirationDate }: ClaimedTerm, { day, minute }: LossInstant): boolean {
  const counted = minute !== null && minute < minuteBegins ? addDays(day, -1) : day;
  return effectiveDate <= counted && counted < expirationDate;
}

function distance({ effectiveDate, expirationDate }: ClaimedTerm, day: Day): number {
  const days = (value: Day) => Date.parse(value);
  if (day < effectiveDate) return days(effectiveDate) - days(day);
  return day < expirationDate ? 0 : days(day) - days(expirationDate) + 1;
}

/**
 * Which term and which segment of a contract a loss fell into, and what is to be told of it (docs/rules.md, claims): by
 * 12:01 a.m. in the zone of the risk, from the purchase on. Where the minute is unknown and cover began, ended or changed
 * on the day, that is flagged and the loss is taken for covered by what covers a part of the day. Null without any term.
 */
export function findCover(terms: readonly ClaimedTerm[], loss: LossInstant): CoverFound | null {
  const [term] = terms
    .toSorted((one, other) => distance(one, loss.day) - distance(other, loss.day))
    .toSorted((one, other) => Number(isWithin(other, loss)) - Number(isWithin(one, loss)));
  const [first, last] = [term?.segments[0], term?.segments.at(-1)];
  if (!term || !first || !last) return null;
  const { policyId } = term;
  const at = possible(loss, term.timeZone);
  const inForce = term.segments.filter(({ status }) => status === 'in_force');
  const whole = inForce.find((segment) => covers(boundsOf(segment, term), at));
  if (whole) return { policyId, quoteId: whole.quoteId, isCovered: true, flags: [] };
  const part = inForce.find((segment) => touches(boundsOf(segment, term), at));
  if (part) return { policyId, quoteId: part.quoteId, isCovered: true, flags: ['near_cover_change'] };
  const nearest = term.segments.findLast(({ from }) => from <= loss.day) ?? first;
  const flag = ((): ClaimFlag => {
    if (!isWithin(term, loss)) return 'outside_term';
    return at.to < term.coverFrom.getTime() ? 'before_purchase' : 'lapsed_segment';
  })();
  return { policyId, quoteId: nearest.quoteId, isCovered: false, flags: [flag] };
}

/** What was reported beside when and where, as far as it is told to who handles the claim. */
export type ReportedUse = {
  readonly wasDriving: boolean;
  /** Whether somebody drove who is not among the drivers of what was covered. */
  readonly isOtherDriver: boolean;
  readonly isBusinessUse: boolean;
  /** Whether it was rented out at the time, and whether the application said that it is. */
  readonly wasRented: boolean;
  readonly isRentalStated: boolean;
  readonly isInsuredVehicle: boolean;
  readonly isThirdParty: boolean;
};

/** What of a report is to be told to who handles it. Nobody is kept from reporting by any of it. */
export function flagsOfReport(cover: CoverFound | null, use: ReportedUse): readonly ClaimFlag[] {
  const found: readonly (readonly [ClaimFlag, boolean])[] = [
    ['policy_not_found', cover === null],
    ['vehicle_not_insured', cover !== null && !use.isInsuredVehicle],
    ['other_driver', use.wasDriving && use.isOtherDriver],
    ['business_use', use.isBusinessUse && !use.wasRented],
    ['rented_beyond_statement', use.wasRented && !use.isRentalStated],
    ['third_party', use.isThirdParty],
  ];
  return [...(cover?.flags ?? []), ...found.flatMap(([flag, isTrue]) => (isTrue ? [flag] : []))];
}

/** A report, as far as it may be of the same loss as another one. */
export type ReportedLoss = {
  readonly policyId: string | null;
  readonly rootVehicleId: string | null;
  readonly typeOfLoss: string | null;
  readonly incidentDate: Day | null;
};

/** Whether two reports are likely of one loss: the same policy, vehicle and kind of loss, a day apart at most. */
export function isSameLoss(one: ReportedLoss, other: ReportedLoss): boolean {
  const { policyId, rootVehicleId, typeOfLoss, incidentDate } = one;
  if (policyId === null || incidentDate === null || other.incidentDate === null) return false;
  return (
    policyId === other.policyId &&
    rootVehicleId === other.rootVehicleId &&
    typeOfLoss === other.typeOfLoss &&
    addDays(incidentDate, -1) <= other.incidentDate &&
    other.incidentDate <= addDays(incidentDate, 1)
  );
}

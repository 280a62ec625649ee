import { lastDayToSend } from '../policies/notices/earliest-legal-date.ts';
import { addDays, type Day } from '../shared/time/day.ts';

/** A term that ends, as far as the days of its renewal follow from it. */
export type EndingTerm = {
  readonly effectiveDate: Day;
  /** 12:01 a.m. of it, where the risk is: the term ends and the next one begins. */
  readonly renewalDate: Day;
  /** Whose law says when an insurer has to tell that it does not renew, by postal code of state or province. */
  readonly state: string;
  readonly isRentedToOthers: boolean;
  /** The first day of the contract's first term. */
  readonly inForceSince: Day;
};

/** What a product says about its renewals, in whole days before a term ends. */
export type RenewalTerms = {
  readonly renewalDays: number;
  readonly underwriterCutoffDays: number;
};

export type RenewalDays = {
  /** The offer of the next term is made from this day on. */
  readonly createdOn: Day;
  /** The last day on which an underwriter may still decide not to renew. */
  readonly cutoff: Day;
  /** The last working day on which a notice that the term is not renewed may go out. */
  readonly lastNotice: Day;
};

/** Whole days that are left between the decision and the last day of the notice that may follow from it. */
export const daysToWriteNotice = 2;
/** Whole days that underwriters have at least to decide. */
export const leastDaysToDecide = 15;

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const later = (one: Day, other: Day): Day => (one > other ? one : other);

/**
 * When the renewal of a term is made, and until when it may be refused (docs/rules.md, renewals): by the product's own
 * days, or earlier where the law's notice and the post take longer. Never before the term itself.
 */
export function renewalDays(term: EndingTerm, { renewalDays: days, underwriterCutoffDays }: RenewalTerms): RenewalDays {
  const { effectiveDate, renewalDate, state, isRentedToOthers, inForceSince } = term;
  const notice = { state, isRentedToOthers, inForceSince, reason: 'non_renewal', delivery: 'mail' } as const;
  const lastNotice = lastDayToSend(notice, renewalDate);
  const cutoff = earlier(addDays(renewalDate, -underwriterCutoffDays), addDays(lastNotice, -daysToWriteNotice));
  const createdOn = earlier(addDays(renewalDate, -days), addDays(cutoff, -leastDaysToDecide));
  return { createdOn: later(createdOn, effectiveDate), cutoff: later(cutoff, effectiveDate), lastNotice };
}

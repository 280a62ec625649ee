import { earliestLegalDate } from '../policies/notices/earliest-legal-date.ts';
import type { PaymentTerm } from '../products/vocabulary.ts';
import { addDays, addMonths, type Day, dayOfMonth, daysBetween } from '../shared/time/day.ts';
import { type Cents, splitCents } from '../shared/money/money.ts';
import { defaultCollection } from './collection/collect.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** A term whose first payment is looked at; the premium in cents, without fees. */
export type DepositTerm = {
  readonly premium: Cents;
  readonly paymentTerm: PaymentTerm;
  readonly months: number;
  readonly effectiveDate: Day;
  /** Where the insured lives or the vehicle is kept: its law says how long a notice takes. */
  readonly state: string;
  /** What the product asks for then, in per cent of the premium. */
  readonly depositShare: number;
  /** Days from an instalment that nobody pays to the notice that cover will end; the usual ones where it is not said. */
  readonly noticeDays?: number;
};

/** More than an instalment that is due first: how much premium, in cents, and why. */
export type Deposit = { readonly premium: Cents; readonly reason: Sentence };

/** The first day on which cover could end because the second instalment was not paid (docs/rules.md, instalments). */
export function earliestNonPaymentEnd(
  effectiveDate: Day,
  state: string,
  noticeDays: number = defaultCollection.noticeDays,
): Day {
  const secondDue = addMonths(effectiveDate, 1, dayOfMonth(effectiveDate));
  const sent = addDays(secondDue, noticeDays);
  const notice = { state, reason: 'non_payment', isRentedToOthers: false, delivery: 'mail' } as const;
  return earliestLegalDate({ ...notice, inForceSince: effectiveDate, sent }).date;
}

/** The day until which a part of the premium pays for cover: whole days, in proportion. */
export function paidUntil(paid: Cents, term: Pick<DepositTerm, 'premium' | 'effectiveDate' | 'months'>): Day {
  const { premium, effectiveDate, months } = term;
  const days = daysBetween(effectiveDate, addMonths(effectiveDate, months, dayOfMonth(effectiveDate)));
  return premium === 0 ? effectiveDate : addDays(effectiveDate, Math.floor((paid * days) / premium));
}

/**
 * What is due first beyond an instalment, or null. Where a first instalment would be used up before unpaid cover could
 * end, the product's share of the premium is due instead, as far as that is more.
 */
export function depositOf(term: DepositTerm): Deposit | null {
  const { premium, paymentTerm, months, effectiveDate, state, depositShare, noticeDays } = term;
  const [first = 0] = splitCents(premium, months);
  const share = Math.round((premium * depositShare) / 100);
  if (paymentTerm !== 'monthly' || share <= first) return null;
  const [paid, end] = [paidUntil(first, term), earliestNonPaymentEnd(effectiveDate, state, noticeDays)];
  if (paid >= end) return null;
  const form = words(
    '{percent}% of the premium is due first: a month’s share would pay for cover until {paid}, and unpaid cover could end on {end} at the earliest.',
    '{percent} % de la prime est exigible d’abord : une mensualité paierait la protection jusqu’au {paid}, et une protection impayée pourrait prendre fin le {end} au plus tôt.',
  );
  return { premium: share, reason: sentence(form, { percent: depositShare, paid, end }) };
}

import { premiumOf } from '../rating/premium-of.ts';
import type { PaymentTerm } from '../products/vocabulary.ts';
import type { Rating } from '../rating/rating.ts';
import { dayOfMonth, type Day } from '../shared/time/day.ts';
import { accept, refuse, type Decision, type Refused } from '../shared/decision.ts';
import { sumCents, type Cents } from '../shared/money/money.ts';
import type { Sentence } from '../shared/text/sentence.ts';
import { depositOf } from './deposit.ts';
import { scheduleInvoices, totalOf, type InvoiceDue } from './instalments.ts';
import { words } from '../shared/words.ts';

/** A rated term and how it is to be paid; the rating is the one for this payment term. */
export type BilledTerm = {
  readonly rating: Pick<Rating, 'total' | 'fees'>;
  readonly paymentTerm: PaymentTerm;
  readonly months: number;
  readonly effectiveDate: Day;
  /** What the product charges for each invoice after the first, for a term that begins on this day. */
  readonly installmentFee: Cents;
  /** What the product asks for first where an instalment would not reach, in per cent of the premium. */
  readonly depositShare: number;
  /** Days from an instalment that nobody pays to the notice that cover will end. */
  readonly noticeDays?: number;
  /** Whose law says when unpaid cover may end. */
  readonly state: string;
  /** The day of the month that instalments fall due on, where a contract has agreed on one; that of the first day else. */
  readonly anchorDay?: number;
};

/** Money in cents. The first invoice is charged at bind, whatever day cover begins on. */
export type BillingPreview = {
  readonly dueToday: Cents;
  /** Why more than an instalment is due first; null where it is not. */
  readonly depositReason: Sentence | null;
  readonly invoices: readonly InvoiceDue[];
  readonly installmentFees: Cents;
  readonly total: Cents;
};

/**
 * What is due at bind and when the rest falls due; the very schedule that binding writes. Instalments are anchored on
 * the first day of cover. Null while there is no price.
 */
export function previewBilling({ rating, ...term }: BilledTerm): BillingPreview | null {
  const premium = premiumOf(rating);
  return premium === null
    ? null
    : billPrice({ premium, policyFee: sumCents(rating.fees.map(({ cents }) => cents)) }, term);
}

/** The same of a price that is known: the premium without fees, and the fees that are due with it, in cents. */
export function billPrice(
  { premium, policyFee }: { readonly premium: Cents; readonly policyFee: Cents },
  term: Omit<BilledTerm, 'rating'>,
): BillingPreview {
  const deposit = depositOf({ ...term, premium });
  const invoices = scheduleInvoices({
    deposit: deposit?.premium ?? null,
    premium,
    policyFee,
    installmentFee: term.installmentFee,
    paymentTerm: term.paymentTerm,
    months: term.months,
    firstDue: term.effectiveDate,
    anchorDay: term.anchorDay ?? dayOfMonth(term.effectiveDate),
  });
  const total = totalOf(invoices);
  const installmentFees = sumCents(invoices.slice(1).map((invoice) => invoice.fees));
  const depositReason = deposit?.reason ?? null;
  return { dueToday: invoices[0]?.amount ?? 0, depositReason, invoices, installmentFees, total };
}

/** Why a term without a price has no bill. */
export function refuseUnpriced(): Refused<'not_priced'> {
  return refuse(
    'not_priced',
    words(
      'Answer the open questions first; then there is a price.',
      'Répondez d’abord aux questions ouvertes ; le prix suivra.',
    ),
  );
}

/** The bill of a term that has a price. Refusal: `not_priced`. */
export function decideBilling(term: BilledTerm): Decision<BillingPreview, 'not_priced'> {
  const preview = previewBilling(term);
  return preview ? accept(preview) : refuseUnpriced();
}

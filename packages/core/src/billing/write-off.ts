import type { CancellationReason, PolicyStatus } from '../policies/vocabulary.ts';
import { addDays, type Day } from '../shared/day.ts';
import { type Cents, sumCents } from '../shared/money.ts';
import { type Allocation, openAmount, type OpenInvoice } from './allocate-payment.ts';

/** When nobody asks any more for what stayed unpaid: parameters of the product. */
export type WriteOffTerms = {
  /** Days after cover ended. */
  readonly writeOffDays: number;
  /** Up to this, one bill is all that is asked for, in cents. */
  readonly writeOffLimit: Cents;
  /** Days after the end on which cover may go on: until then everything is owed. */
  readonly reinstatementDays: number;
};

/** A policy whose end left something unpaid. */
export type UnpaidEnd = {
  readonly status: PolicyStatus;
  readonly reason: CancellationReason | null;
  /** The first day without cover; null while it is not cancelled. */
  readonly endedOn: Day | null;
  readonly invoices: readonly OpenInvoice[];
};

/** The first day on which so much is written off that an end for non-payment left unpaid. */
export function writeOffDay(
  endedOn: Day,
  owed: Cents,
  { writeOffDays, writeOffLimit, reinstatementDays }: WriteOffTerms,
): Day {
  const asked = owed <= writeOffLimit ? 0 : writeOffDays;
  return addDays(endedOn, Math.max(asked, reinstatementDays + 1));
}

/**
 * What of which invoices is written off on a day, in cents: everything that is due of a policy that ended for non-payment,
 * once its days are over. Nothing of one whose payment is on its way.
 */
export function decideWriteOff(end: UnpaidEnd, terms: WriteOffTerms, today: Day): readonly Allocation[] {
  const { status, reason, endedOn, invoices } = end;
  if (status !== 'cancelled' || reason !== 'non_payment' || endedOn === null) return [];
  if (invoices.some((one) => one.status === 'pending')) return [];
  const open = invoices
    .filter((one) => one.status === 'issued' || one.status === 'partly_paid')
    .map((one) => ({ invoiceId: one.invoiceId, amount: openAmount(one) }))
    .filter(({ amount }) => amount > 0);
  const owed = sumCents(open.map(({ amount }) => amount));
  return owed > 0 && today >= writeOffDay(endedOn, owed, terms) ? open : [];
}

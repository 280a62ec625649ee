import { type CancellationReason, endedStatuses, type PolicyStatus } from '../../policies/vocabulary.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';
import { type Allocation, openAmount } from './allocate-payment.ts';
import { type CollectedInvoice, isDue } from '../collection/collect.ts';

/** When nobody asks any more for what stayed unpaid: parameters of the product. */
export type WriteOffTerms = {
  /** Days after cover ended. */
  readonly writeOffDays: number;
  /** Up to this, one bill is all that is asked for, in cents. */
  readonly writeOffLimit: Cents;
  /** From this on an agency collects it instead, in cents; 0 hands nothing over. */
  readonly collectionsFrom: Cents;
  /** Days after the end on which cover may go on: until then everything is owed. */
  readonly reinstatementDays: number;
  /** Days after it was asked for on which it is charged again, and on which its payer is reminded. */
  readonly retryDays: readonly number[];
  readonly reminderDays: readonly number[];
};

/** A policy whose end left something unpaid. */
export type UnpaidEnd = {
  readonly status: PolicyStatus;
  readonly reason: CancellationReason | null;
  /** The first day without cover; null while it is in force. */
  readonly endedOn: Day | null;
  readonly invoices: readonly CollectedInvoice[];
};

/** What is not asked for any more: of which invoices, in cents, and whether an agency asks for it instead. */
export type WrittenOff = { readonly parts: readonly Allocation[]; readonly isForCollections: boolean };

/** Days that whoever was reminded last still has. */
const daysAfterReminder = 10;

/** Days for which a policy that has ended may yet go on. */
const resumableDays = (status: PolicyStatus, { reinstatementDays }: WriteOffTerms): number =>
  status === 'cancelled' ? reinstatementDays + 1 : 0;

/**
 * The first day on which so much is written off that a policy left unpaid: days after its end, and no earlier than its
 * payer was asked, charged again and reminded as the product says, however late that was.
 */
export function writeOffDay(
  { status, endedOn, askedOn }: { readonly status: PolicyStatus; readonly endedOn: Day; readonly askedOn: Day },
  owed: Cents,
  terms: WriteOffTerms,
): Day {
  const { writeOffDays, writeOffLimit, retryDays, reminderDays } = terms;
  const isSmall = owed <= writeOffLimit;
  const afterEnd = addDays(endedOn, Math.max(isSmall ? 0 : writeOffDays, resumableDays(status, terms)));
  const tried = Math.max(0, ...retryDays) + 1;
  const reminded = isSmall || reminderDays.length === 0 ? 0 : Math.max(...reminderDays) + daysAfterReminder;
  const afterRequest = addDays(askedOn, Math.max(tried, reminded));
  return afterEnd > afterRequest ? afterEnd : afterRequest;
}

/** What a policy that ended left unpaid and its payer was asked for, with the day of the asking; null where there is nothing, or it waits. */
function leftUnpaid({ status, endedOn, invoices }: UnpaidEnd) {
  if (endedOn === null || !endedStatuses.some((one) => one === status)) return null;
  if (invoices.some((one) => one.status === 'pending' || one.status === 'scheduled')) return null;
  const open = invoices.filter((one) => isDue(one) && openAmount(one) > 0);
  const requested = open.flatMap(({ collectFrom }) => collectFrom ?? []);
  const askedOn = requested.toSorted().at(-1);
  // What nobody was asked for yet is asked for first.
  if (askedOn === undefined || requested.length < open.length) return null;
  const parts = open.map((one) => ({ invoiceId: one.invoiceId, amount: openAmount(one) }));
  return { endedOn, askedOn, parts, owed: sumCents(parts.map(({ amount }) => amount)) };
}

/** The day on which what a policy left unpaid goes to an agency; null where it does not. */
export function collectionsDay(end: UnpaidEnd, terms: WriteOffTerms): Day | null {
  const left = leftUnpaid(end);
  if (left === null || !isForCollections(left.owed, terms)) return null;
  return writeOffDay({ ...left, status: end.status }, left.owed, terms);
}

const isForCollections = (owed: Cents, { collectionsFrom }: WriteOffTerms): boolean =>
  collectionsFrom > 0 && owed >= collectionsFrom;

/**
 * What of which invoices is not asked for any more on a day: everything that is due of a policy that ended, whatever
 * ended it, once its days are over. Nothing of one whose payment is on its way, or that nobody was asked for yet.
 */
export function decideWriteOff(end: UnpaidEnd, terms: WriteOffTerms, today: Day): WrittenOff | null {
  const left = leftUnpaid(end);
  if (left === null) return null;
  const { parts, owed } = left;
  if (today < writeOffDay({ ...left, status: end.status }, owed, terms)) return null;
  return { parts, isForCollections: isForCollections(owed, terms) };
}

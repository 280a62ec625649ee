import { endedStatuses, type PolicyStatus } from '../../policies/vocabulary.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';
import { oldestFirst, type OpenInvoice, openAmount } from '../ledger/allocate-payment.ts';
import type { PaymentMethodKind } from '../vocabulary.ts';

/** When what is due is announced, charged and missed: parameters of the product (docs/rules.md, collection). */
export type CollectionTerms = {
  /** Days between the letter about an invoice and its charge. */
  readonly announceDays: number;
  /** Days after the first attempt on which it is tried again. */
  readonly retryDays: readonly number[];
  /** Days after its day on which an unpaid invoice makes the policy delinquent. */
  readonly graceDays: number;
  /** Days after it was asked for in vain on which notice is given that the policy ends unpaid. */
  readonly noticeDays: number;
  /** Days after what a policy left unpaid was asked for on which its payer is reminded. */
  readonly reminderDays: readonly number[];
  /** Up to this, in cents, one bill is all that is asked for once cover has ended. */
  readonly writeOffLimit: Cents;
};

/** What counts where a product says nothing. */
export const defaultCollection: CollectionTerms = {
  announceDays: 7,
  retryDays: [3, 6],
  graceDays: 1,
  noticeDays: 8,
  reminderDays: [10, 25],
  writeOffLimit: 1000,
};

/** The days between notice and debit that Regulation E (12 CFR 1005.10(d)) and rule H1 of Payments Canada ask for. */
const debitNoticeDays = 10;

/** The terms for what is charged by itself: a bank account is announced earlier than a card. */
export function termsForMethod(terms: CollectionTerms, kind: PaymentMethodKind | null): CollectionTerms {
  return kind === 'bank' ? { ...terms, announceDays: Math.max(terms.announceDays, debitNoticeDays) } : terms;
}

/** An invoice as the clock looks at it. */
export type CollectedInvoice = OpenInvoice & {
  /** The first day on which it is asked for, once its payer was told; null before. */
  readonly collectFrom: Day | null;
  /** The day on which its payer was last told when it is charged, and to what; null where that is not so any more. */
  readonly told?: Day | null;
  /** The day on which its payer was reminded last, once cover had ended. */
  readonly reminded?: Day | null;
};

/** How a policy's money stands on a day where the risk is. */
export type Collection = {
  readonly status: PolicyStatus;
  readonly invoices: readonly CollectedInvoice[];
  /** Whether a method may be charged by itself: consented to, not expired, not refused for good. */
  readonly canCharge: boolean;
  /** What is charged by itself, where anything is: a bank account is debited only for what was told in time. */
  readonly charges?: PaymentMethodKind | null;
  /** Whether nobody is asked for money until a person has looked (decline-reasons.ts). */
  readonly isHeld?: boolean;
  /** Whether a charge is under way whose outcome nobody knows yet. */
  readonly isUnderWay: boolean;
  /** Whether it is the next term of a contract, which is asked for before it begins. */
  readonly isNextTerm?: boolean;
  /** Whether what an announced end gives back was paid before it: nothing is asked for until that end. */
  readonly isPaidBack?: boolean;
  /** The day of the next attempt at what was declined; `tried` names the invoices that were asked for already. */
  readonly nextAttempt: Day | null;
  readonly tried: ReadonlySet<string>;
  readonly terms: CollectionTerms;
};

/** What is to be done about a policy's money now, in this order. */
export type CollectionSteps = {
  /** Whose payers are told, and from which day each is asked for. */
  readonly announce: readonly { readonly invoiceId: string; readonly collectFrom: Day }[];
  readonly issue: readonly string[];
  /** What a policy that has ended left unpaid and whose payer is reminded of it. */
  readonly remind: readonly string[];
  /** Cents to charge to the method at once, for everything due; 0 for nothing. */
  readonly charge: Cents;
  /** The policy is delinquent from now on, or no longer. */
  readonly becomes: 'delinquent' | 'active' | null;
  /** The next day on which there is something to do; null while nothing is. */
  readonly next: Day | null;
};

const collectedIn: readonly PolicyStatus[] = ['active', 'delinquent', 'pending_cancellation'];
const latest = (one: Day, other: Day): Day => (one > other ? one : other);

/** Whether an invoice is asked for and not paid; one that waits for a debit on its way is not. */
export const isDue = ({ status }: Pick<OpenInvoice, 'status'>): boolean =>
  status === 'issued' || status === 'partly_paid';

/** What is due and unpaid, in cents; what waits for a debit that is on its way is not asked for twice. */
export function dueNow(invoices: readonly OpenInvoice[]): Cents {
  return sumCents(invoices.filter(isDue).map(openAmount));
}

/** Whether an invoice may be debited by itself on a day: its payer was told that, ten days before at least. */
export function isNotifiedInTime({ told: notifiedOn }: Pick<CollectedInvoice, 'told'>, today: Day): boolean {
  return notifiedOn !== undefined && notifiedOn !== null && addDays(notifiedOn, debitNoticeDays) <= today;
}

/** What may be charged by itself of what is there; of a bank account alone is that less than everything. */
export function chargedByItself<Invoice extends Pick<CollectedInvoice, 'told'>>(
  invoices: readonly Invoice[],
  kind: PaymentMethodKind | null | undefined,
  today: Day,
): readonly Invoice[] {
  return kind === 'bank' ? invoices.filter((one) => isNotifiedInTime(one, today)) : invoices;
}

/** Whether an invoice that is due is asked for on a day: not before the day that its payer was told. */
export const isRequestedFor = (
  { status, collectFrom, dueDate }: Pick<CollectedInvoice, 'status' | 'collectFrom' | 'dueDate'>,
  today: Day,
): boolean => isDue({ status }) && (collectFrom ?? dueDate) <= today;

/**
 * The first invoice of a next term that has not begun, once what was paid ahead covers it in full: it is asked for at once.
 * Instalments of a term that runs wait for their day, since their fees are for being asked later.
 */
export function firstPaidAhead({
  status,
  isNextTerm,
  invoices,
  coveredAhead,
}: Pick<Collection, 'status' | 'isNextTerm' | 'invoices'> & { readonly coveredAhead: Cents }): string | null {
  if (status !== 'pending' || isNextTerm !== true) return null;
  const [first] = oldestFirst(invoices.filter((one) => one.status !== 'void'));
  return first?.status === 'scheduled' && openAmount(first) <= coveredAhead ? first.invoiceId : null;
}

/** The day from which an unpaid invoice makes its policy delinquent; null while it is not due or its payment is on its way. */
export function missedOn(
  { status, collectFrom, dueDate }: CollectedInvoice,
  { graceDays }: CollectionTerms,
): Day | null {
  return isDue({ status }) ? addDays(collectFrom ?? dueDate, graceDays) : null;
}

/**
 * The day of the next attempt after one that failed, and no day before the network of the card wants it; null when none
 * follows by itself.
 */
export function nextAttemptAfter(
  firstAttempt: Day,
  { today, isFinal, waitHours = 0 }: { readonly today: Day; readonly isFinal: boolean; readonly waitHours?: number },
  { retryDays }: CollectionTerms,
): Day | null {
  if (isFinal) return null;
  const earliest = addDays(today, Math.max(Math.ceil(waitHours / 24), 1));
  return retryDays.map((days) => addDays(firstAttempt, days)).find((one) => one >= earliest) ?? null;
}

/** Whether a policy is over, and only what it left unpaid is asked for. */
const isOver = (status: PolicyStatus): boolean => endedStatuses.some((one) => one === status);

/**
 * Of what a policy that has ended left unpaid: what its payer is to be reminded of. One letter is due however many days
 * for one have passed; a small balance has its bill alone.
 */
function dueForReminder({ invoices, terms }: Pick<Collection, 'invoices' | 'terms'>, today: Day): string[] {
  if (dueNow(invoices) <= terms.writeOffLimit) return [];
  return invoices
    .filter((one) => isDue(one) && one.collectFrom !== null)
    .filter(({ collectFrom, reminded }) =>
      terms.reminderDays
        .map((days) => addDays(collectFrom ?? today, days))
        .some((one) => one <= today && (!reminded || reminded < one)),
    )
    .map(({ invoiceId }) => invoiceId);
}

/**
 * What the clock does about a policy's money on a day. Late is like in time: after an outage of any length who pays is
 * told first, is asked no earlier than the days promised after that, and everything due is charged at once. What a policy
 * leaves unpaid when it ends is announced, charged where its owner agreed to that, and reminded of.
 */
export function decideCollection(collection: Collection, today: Day): CollectionSteps {
  const { status, terms, canCharge, isUnderWay, nextAttempt, tried } = collection;
  const hasEnded = isOver(status);
  const isCollected = collectedIn.includes(status) || (status === 'pending' && collection.isNextTerm === true);
  if (!hasEnded && (!isCollected || collection.isPaidBack === true)) {
    return {
      announce: [],
      issue: [],
      remind: [],
      charge: 0,
      becomes: null,
      next: whenCollected(collection, today),
    };
  }
  const isHeld = collection.isHeld === true;
  const announce = collection.invoices
    .filter(() => !isHeld)
    .filter((one) => one.collectFrom === null && (one.status === 'scheduled' || (hasEnded && isDue(one))))
    .filter(({ dueDate }) => addDays(dueDate, -terms.announceDays) <= today)
    .map(({ invoiceId, dueDate }) => ({ invoiceId, collectFrom: latest(dueDate, addDays(today, terms.announceDays)) }));
  const notifiedOn = new Map(announce.map((one) => [one.invoiceId, one.collectFrom]));
  const known = collection.invoices.map((one) => ({
    ...one,
    collectFrom: notifiedOn.get(one.invoiceId) ?? one.collectFrom,
  }));
  const issue = known
    .filter((one) => one.status === 'scheduled' && one.collectFrom !== null && one.collectFrom <= today)
    .map(({ invoiceId }) => invoiceId);
  const invoices = known.map((one): CollectedInvoice =>
    issue.includes(one.invoiceId) ? { ...one, status: 'issued' } : one,
  );
  const chargeable = chargedByItself(invoices, collection.charges, today).filter((one) => isRequestedFor(one, today));
  const due = dueNow(chargeable);
  const isNew = chargeable.some((one) => !tried.has(one.invoiceId));
  const isTurn = isNew || (nextAttempt !== null && nextAttempt <= today);
  const charge = canCharge && !isHeld && !isUnderWay && isTurn ? due : 0;
  const isTriedAgain = isUnderWay || charge > 0 || (canCharge && nextAttempt !== null);
  const remind = hasEnded && !isHeld && !isTriedAgain ? dueForReminder({ invoices, terms }, today) : [];
  const missed = invoices.flatMap((one) => missedOn(one, terms) ?? []);
  const isMissed = missed.some((one) => one <= today) && !isUnderWay && charge === 0;
  const becomes = becomesOf(
    status,
    isMissed,
    missed.some((one) => one <= today),
  );
  return {
    announce,
    issue,
    remind,
    charge,
    becomes,
    next: nextLook(invoices, collection, { today, isCharging: charge > 0 }),
  };
}

/** When to look at a policy that is not collected on: once one that begins later has something to be told of. */
function whenCollected({ status, invoices, terms }: Collection, today: Day): Day | null {
  const ahead = invoices
    .filter((one) => one.status === 'scheduled')
    .map((one) => addDays(one.dueDate, -terms.announceDays));
  const [first] = ahead.toSorted();
  return status === 'pending' && first !== undefined ? latest(first, addDays(today, 1)) : null;
}

function becomesOf(status: PolicyStatus, isMissed: boolean, isAnyMissed: boolean): 'delinquent' | 'active' | null {
  if (status === 'active' && isMissed) return 'delinquent';
  return status === 'delinquent' && !isAnyMissed ? 'active' : null;
}

function nextLook(
  invoices: readonly CollectedInvoice[],
  { status, terms, nextAttempt, isUnderWay }: Collection,
  { today, isCharging }: { readonly today: Day; readonly isCharging: boolean },
): Day | null {
  const days = invoices.flatMap((one) => {
    if (one.status === 'scheduled') return [one.collectFrom ?? addDays(one.dueDate, -terms.announceDays)];
    const missed = missedOn(one, terms);
    if (missed === null) return [];
    if (!isOver(status)) return [missed];
    const requested = one.collectFrom ?? one.dueDate;
    return [requested, ...terms.reminderDays.map((after) => addDays(requested, after))];
  });
  if (nextAttempt !== null && !isCharging) days.push(nextAttempt);
  const ahead = days.filter((one) => one > today).toSorted();
  return isUnderWay || isCharging ? addDays(today, 1) : (ahead[0] ?? null);
}

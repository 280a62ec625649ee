import { checkChannel } from '../../policies/notices/counting-channel.ts';
import {
  type CancelFacts,
  type CancellationDecided,
  groundFor,
  legalDateFor,
  noticeFor,
  paymentUnderWay,
  nobodyCancelledUntil,
} from '../../policies/cancellation/cancel-policy.ts';
import { refundClockOf } from '../../policies/cancellation/refund-clock.ts';
import type { GroundRefusal } from '../../policies/notices/lawful-grounds.ts';
import { latestEndAfter, noStatuteConfirmed } from '../../policies/notices/earliest-legal-date.ts';
import { countryOf } from '../../products/vocabulary.ts';
import { addDays, type Day, daysBetween } from '../../shared/time/day.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { workingDayFrom } from '../../shared/time/working-days.ts';
import { type CollectedInvoice, type Collection, missedOn } from '../collection/collect.ts';
import { words } from '../../shared/words.ts';

export const nothingOverdue = words('Nothing is overdue on this policy.', 'Rien n’est en souffrance sur cette police.');

const noticeGoesOut = words('The notice goes out on {from}.', 'L’avis part le {from}.');

/** What the notice of cancellation for non-payment rests on. */
export type NoticeFacts = {
  readonly cancelling: CancelFacts;
  readonly collection: Collection;
  /** The day of the first attempt at what is missed; null where nobody tried. */
  readonly firstAttempt: Day | null;
};

export type NoticeRefusal =
  | 'policy_not_delinquent'
  | 'moratorium_active'
  | 'payment_under_way'
  | 'attempt_ahead'
  | 'waits_for_person'
  | 'notice_not_due'
  | 'no_working_day'
  | 'legal_date_unconfirmed'
  | 'channel_unconfirmed'
  | 'term_ends_first'
  | GroundRefusal;

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** The invoice that was missed first; null where none is. */
export function firstMissed({ invoices, terms }: Collection, today: Day): CollectedInvoice | null {
  const missed = invoices.filter((one) => {
    const from = missedOn(one, terms);
    return from !== null && from <= today;
  });
  return missed.toSorted((one, other) => askedOn(one).localeCompare(askedOn(other)))[0] ?? null;
}

/** What a delinquent policy missed first: without that nobody gives notice, whatever else is known of it. */
export function decideMissed(
  { status }: Pick<CancelFacts['policy'], 'status'>,
  collection: Collection,
  today: Day,
): Decision<CollectedInvoice, 'policy_not_delinquent'> {
  const missed = firstMissed(collection, today);
  return status !== 'delinquent' || missed === null ? refuse('policy_not_delinquent', nothingOverdue) : accept(missed);
}

/** The day from which an invoice is asked for. */
export function askedOn({ collectFrom, dueDate }: CollectedInvoice): Day {
  return collectFrom ?? dueDate;
}

/**
 * The notice that a policy ends unpaid (docs/rules.md, delinquency), given by the clock on a working day: days after the
 * payment was asked for in vain and once no attempt lies ahead, where a statute confirmed the days of notice. Cover ends
 * on the first day that the law allows, and no earlier than what was paid pays for. Elsewhere it takes an underwriter.
 */
export function decideNonPaymentNotice({
  cancelling,
  collection,
  firstAttempt,
}: NoticeFacts): Decision<CancellationDecided, NoticeRefusal> {
  const { policy, today, state } = cancelling;
  const overdue = decideMissed(policy, collection, today);
  if (!overdue.ok) return overdue;
  const missed = overdue.event;
  if (cancelling.stoppedBy !== null) {
    const form = nobodyCancelledUntil;
    return refuse('moratorium_active', sentence(form, { name: cancelling.stoppedBy }));
  }
  if (collection.isUnderWay || cancelling.paid.isPaymentUnderWay) {
    return refuse('payment_under_way', paymentUnderWay);
  }
  if (collection.isHeld === true) {
    return refuse(
      'waits_for_person',
      words(
        'Somebody has to look at what the bank answered first.',
        'Quelqu’un doit d’abord examiner la réponse de la banque.',
      ),
    );
  }
  if (collection.canCharge && collection.nextAttempt !== null) {
    return refuse(
      'attempt_ahead',
      words(
        'The payment is tried again by itself first.',
        'Le paiement sera d’abord tenté de nouveau automatiquement.',
      ),
    );
  }
  const from = addDays(later(askedOn(missed), firstAttempt ?? askedOn(missed)), collection.terms.noticeDays);
  if (today < from) return refuse('notice_not_due', sentence(noticeGoesOut, { from }));
  const legal = legalDateFor(cancelling, 'non_payment');
  if (legal === null || workingDayFrom(today, countryOf(state)) !== today) {
    return refuse('no_working_day', words('Notices go out on working days.', 'Les avis partent les jours ouvrables.'));
  }
  if (legal.grade !== 'A') {
    const form = noStatuteConfirmed;
    return refuse('legal_date_unconfirmed', sentence(form, { noticeDays: legal.noticeDays }));
  }
  const channel = noticeFor(cancelling, 'non_payment')?.counts ?? null;
  const way = channel && checkChannel(channel, { isUnderwriter: false });
  if (way && !way.ok) return way;
  const asOf = later(legal.date, workingDayFrom(cancelling.paid.until, countryOf(state)));
  if (asOf >= policy.expirationDate) {
    return refuse(
      'term_ends_first',
      words(
        'The term ends before cover could end for non-payment.',
        'Le terme prend fin avant que la protection puisse prendre fin pour non-paiement.',
      ),
    );
  }
  const last = latestEndAfter({ state, reason: 'non_payment', sent: legal.sent });
  if (last !== null && asOf > last) {
    const due = addDays(today, daysBetween(last, asOf));
    return refuse('notice_not_due', sentence(noticeGoesOut, { from: due }));
  }
  const ground = groundFor(cancelling, 'non_payment', asOf);
  if (!ground.ok) return ground;
  return accept({
    type: 'cancellation_decided',
    policyId: policy.policyId,
    reason: 'non_payment',
    asOf,
    takes: 'later',
    basis: 'pro_rata',
    minimumEarned: 0,
    endedBy: 'insurer',
    legal,
    channel,
    ground: ground.event,
    clock: refundClockOf({
      state,
      provider: policy.provider,
      endedBy: 'insurer',
      from: asOf,
      noticeSent: legal.sent,
    }),
  });
}

/** How what a notice asks for was paid by the end that it names: `waiting` while a bank has not answered. */
export type Cure = 'paid' | 'waiting' | 'unpaid';

/** An invoice that a notice asks for; in cents, what was paid of it by payments that began before cover ends. */
export type NoticedInvoice = {
  readonly amount: number;
  readonly paidInTime: number;
  /** Whether a debit that was ordered in time is on its way to pay it. */
  readonly isOnItsWay: boolean;
};

/** Whether a notice is cured: everything that it asks for was paid in time, a part of it is not enough. */
export function cureOf(noticed: readonly NoticedInvoice[]): Cure {
  const open = noticed.filter(({ amount, paidInTime }) => paidInTime < amount);
  if (noticed.length > 0 && open.length === 0) return 'paid';
  // A part that is on its way may move the day that is paid for.
  return open.some((one) => one.isOnItsWay) ? 'waiting' : 'unpaid';
}

import { countryOf } from '../../products/vocabulary.ts';
import { addDays, type Day, daysBetween } from '../../shared/time/day.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { addWorkingDays, workingDayFrom } from '../../shared/time/working-days.ts';
import type { CancellationReason } from '../vocabulary.ts';
import { type NoticeClass, type NoticeGrade, type NoticePeriod, noticeRowOf } from './notice-table.ts';
import { words } from '../../shared/words.ts';

export const noStatuteConfirmed = words(
  'No statute confirmed the {noticeDays} days of notice there. An underwriter has to end cover, with a reason.',
  'Aucun texte de loi n’a confirmé les {noticeDays} jours d’avis à cet endroit. Un souscripteur doit mettre fin à la protection et donner une raison.',
);

/** A notice as the law looks at it. */
export type Notice = {
  /** Where the insured lives, by postal code of state or province. */
  readonly state: string;
  readonly reason: NoticeClass;
  readonly isRentedToOthers: boolean;
  /** The first day of the policy's first term. */
  readonly inForceSince: Day;
  readonly delivery: 'mail' | 'in_person';
  /** The day on which it is mailed or handed over; one that is no working day counts from the next that is. */
  readonly sent: Day;
};

/** When cover may end after a notice, and how that was counted. */
export type LegalDate = {
  /** Cover ends at 12:01 a.m. of it at the earliest. */
  readonly date: Day;
  /** The working day on which the notice goes out. */
  readonly sent: Day;
  readonly noticeDays: number;
  readonly postDays: number;
  /** Days by which a weekend or holiday moved the end of cover. */
  readonly movedDays: number;
  readonly grade: NoticeGrade;
  readonly source: string;
};

// The insured asks for these, or nothing is left to insure: no law makes anybody wait.
const classes: Readonly<Record<CancellationReason, NoticeClass | null>> = {
  insured_request: null,
  sold_vehicle: null,
  replaced_cover: null,
  military_duty: null,
  total_loss: null,
  duplicate: null,
  rewrite: null,
  never_taken: null,
  non_payment: 'non_payment',
  uw_post_bind: 'other',
  license_suspended: 'other',
  misrepresentation: 'other',
  fraud_claim: 'other',
};

/** What the laws on notice take a reason for; null where no notice is owed. */
export function noticeClassOf(reason: CancellationReason): NoticeClass | null {
  return classes[reason];
}

/** The days that count: of what is rented, of a notice by hand, of a new policy, or else of the place. */
function periodOf({ state, reason, isRentedToOthers, inForceSince, delivery, sent }: Notice): NoticePeriod {
  const { rented, inPerson, young, ...row } = noticeRowOf(state, sent);
  const isYoung = young !== undefined && daysBetween(inForceSince, sent) < young.belowDays;
  return (
    (isRentedToOthers ? rented?.[reason] : undefined) ??
    (delivery === 'in_person' ? inPerson?.[reason] : undefined) ??
    (isYoung ? young[reason] : undefined) ??
    row[reason]
  );
}

/** The working day on which a notice goes out that is handed over on a day, to a post that takes so many working days. */
export function dayOfMailing(handedOver: Day, state: string, leadDays: number): Day {
  const country = countryOf(state);
  return addWorkingDays(workingDayFrom(handedOver, country), leadDays, country);
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/**
 * The first day on which cover may end after a notice: the working day on which it goes out, the law's days of notice
 * and, for a letter, those of the post, moved on to a working day, and no day on which the law of the place lets no new
 * cover end yet (docs/rules.md, notice of cancellation). Where a term is not renewed its end is not moved.
 */
export function earliestLegalDate(notice: Notice): LegalDate {
  const { state, reason, delivery, inForceSince } = notice;
  const sent = workingDayFrom(notice.sent, countryOf(state));
  const { days, grade, source } = periodOf({ ...notice, sent });
  const { postDays: usual, postDaysFor, notBefore } = noticeRowOf(state, sent);
  const postDays = delivery === 'mail' ? (postDaysFor?.[reason] ?? usual) : 0;
  const counted = addDays(sent, days + postDays);
  const open = later(counted, addDays(inForceSince, notBefore?.[reason] ?? 0));
  const date = reason === 'non_renewal' ? open : workingDayFrom(open, countryOf(state));
  return { date, sent, noticeDays: days, postDays, movedDays: daysBetween(counted, date), grade, source };
}

/** The last day on which cover may end after a notice that goes out on a day; null where the law sets none. */
export function latestEndAfter({ state, reason, sent }: Pick<Notice, 'state' | 'reason' | 'sent'>): Day | null {
  const days = noticeRowOf(state, sent).mostDaysAhead?.[reason];
  return days === undefined ? null : addDays(sent, days);
}

/** The last working day on which a notice may go out for cover to end on a day. */
export function lastDayToSend(notice: Omit<Notice, 'sent'>, end: Day): Day {
  let sent = addDays(end, -1);
  while (workingDayFrom(sent, countryOf(notice.state)) !== sent || earliestLegalDate({ ...notice, sent }).date > end) {
    sent = addDays(sent, -1);
  }
  return sent;
}

export type LegalDateRefusal = 'before_legal_date' | 'notice_too_early' | 'legal_date_unconfirmed';

/** Who ends cover, as far as an unconfirmed period asks for it. */
export type EndedBy = { readonly isUnderwriter: boolean };

/**
 * Whether cover may end on a day after a notice. An earlier day than the law's is refused to everybody; a period that
 * no statute confirmed (grade B, C or K) takes an underwriter, whose operation asks for a reason.
 */
export function checkLegalDate(notice: Notice, end: Day, by: EndedBy): Decision<LegalDate, LegalDateRefusal> {
  const legal = earliestLegalDate(notice);
  const { date, noticeDays, postDays, source } = legal;
  if (end < date) {
    const form = words(
      'Cover may end on {date} at the earliest: {noticeDays} days of notice and {postDays} for the post from {sent} on ({source}).',
      'La protection peut prendre fin le {date} au plus tôt : {noticeDays} jours d’avis et {postDays} pour la poste à compter du {sent} ({source}).',
    );
    const message = sentence(form, { date, noticeDays, postDays, sent: legal.sent, source });
    return refuse('before_legal_date', message, 'as_of_date');
  }
  const last = latestEndAfter({ ...notice, sent: legal.sent });
  if (last !== null && end > last) {
    const form = words(
      'A notice that goes out on {sent} ends cover on {last} at the latest. Give it later ({source}).',
      'Un avis qui part le {sent} met fin à la protection le {last} au plus tard. Donnez-le plus tard ({source}).',
    );
    return refuse('notice_too_early', sentence(form, { sent: legal.sent, last, source }), 'as_of_date');
  }
  if (legal.grade !== 'A' && !by.isUnderwriter) {
    const form = noStatuteConfirmed;
    return refuse('legal_date_unconfirmed', sentence(form, { noticeDays }), 'reason');
  }
  return accept(legal);
}

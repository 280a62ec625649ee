import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Day } from '../../shared/time/day.ts';
import { channelRowOf, type Cited } from './channel-table.ts';
import type { NoticeChannel, PostService } from './vocabulary.ts';
import { dayOfMailing, earliestLegalDate, type LegalDate, type Notice } from './earliest-legal-date.ts';
import type { NoticeClass } from './notice-table.ts';
import { words } from '../../shared/words.ts';

/** Whether an insured agreed to electronic records, and still does. */
export type ElectronicConsent = {
  /** The edition of the text that was signed; null where none was. */
  readonly version: string | null;
  readonly isWithdrawn: boolean;
};

/** By which way a notice counts, and by which text. */
export type CountingChannel = Cited & { readonly channel: NoticeChannel };

/** How a letter has to be posted for a notice, and by which text. */
function postFor({ state, reason, isRentedToOthers, sent }: Notice): Cited & { readonly service: PostService } {
  const { rented, serviceFor, service: usual, grade, source } = channelRowOf(state, sent);
  return (isRentedToOthers ? rented : undefined) ?? { service: serviceFor?.[reason] ?? usual, grade, source };
}

/**
 * By which way a notice counts (docs/rules.md, notice of cancellation): an e-mail where a statute's text lets it and the
 * insured agreed to electronic records and did not withdraw that, everywhere else a letter as the place asks for it.
 */
export function countingChannel(notice: Notice, consent: ElectronicConsent): CountingChannel {
  const { electronic, electronicRented } = channelRowOf(notice.state, notice.sent);
  const allowed = notice.isRentedToOthers ? electronicRented : electronic;
  const isAgreed = consent.version !== null && !consent.isWithdrawn;
  if (isAgreed && allowed?.grade === 'A') return { channel: 'email', ...allowed };
  const { service, ...cited } = postFor(notice);
  return { channel: service, ...cited };
}

/** Of whom and when a notice would be given. */
export type NoticeToGive = Pick<Notice, 'state' | 'isRentedToOthers' | 'inForceSince'> & {
  readonly today: Day;
  /** Whether the insured agreed to electronic records; nobody where it is not said. */
  readonly consent?: ElectronicConsent;
  /** Working days that the post takes from a letter to its mailing; none where it is not said. */
  readonly postLeadDays?: number;
};

const nobodyAgreed: ElectronicConsent = { version: null, isWithdrawn: false };

/** A notice that is given today, on the day on which it goes out by the way that counts. */
export function noticeGivenToday(
  { state, isRentedToOthers, inForceSince, today, consent = nobodyAgreed, postLeadDays = 0 }: NoticeToGive,
  reason: NoticeClass,
): { readonly notice: Notice; readonly counts: CountingChannel } {
  const given = { state, isRentedToOthers, inForceSince, reason, delivery: 'mail', sent: today } as const;
  const counts = countingChannel(given, consent);
  const leadDays = counts.channel === 'email' ? 0 : postLeadDays;
  return { counts, notice: { ...given, sent: dayOfMailing(today, state, leadDays) } };
}

/**
 * Whether a notice may end cover by the way that counts: a way that no text of the law confirmed (grade B, C or K) takes an
 * underwriter, whose operation asks for a reason, as the days do.
 */
export function checkChannel(
  { grade }: CountingChannel,
  by: { readonly isUnderwriter: boolean },
): Decision<null, 'channel_unconfirmed'> {
  if (grade === 'A' || by.isUnderwriter) return accept(null);
  const message = words(
    'No text of the law confirmed by which way a notice counts there. An underwriter has to end cover, with a reason.',
    'Aucun texte de loi n’a confirmé de quelle façon un avis compte à cet endroit. Un souscripteur doit mettre fin à la protection et donner une raison.',
  );
  return refuse('channel_unconfirmed', message, 'reason');
}

/** How the letter to an insured is posted: as a notice counts, or plainly beside an e-mail that does. */
export function postServiceFor(channel: NoticeChannel): PostService | null {
  return channel === 'email' ? null : channel;
}

/** What proves that a notice went out by the way that counts. */
export type NoticeProof = {
  /** The day on which the e-mail left or the postal service took the letter; null while nothing says so. */
  readonly provenOn: Day | null;
  /** The day on which the letter came back. */
  readonly returnedOn: Day | null;
};

/**
 * Whether cover may end on a day by a notice: its proof is of the day that its dates count from or an earlier one, or the
 * law's days counted from the proof have passed by the end as well. What came back is no notice.
 */
export function isServedFor(notice: Notice, { sent }: Pick<LegalDate, 'sent'>, proof: NoticeProof, end: Day): boolean {
  const { provenOn, returnedOn } = proof;
  if (provenOn === null || returnedOn !== null) return false;
  return provenOn <= sent || earliestLegalDate({ ...notice, sent: provenOn }).date <= end;
}

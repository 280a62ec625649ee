import { addDays, type Day } from '../../shared/time/day.ts';
import { sentence, type Sentence } from '../../shared/text/sentence.ts';
import { type Words, words } from '../../shared/words.ts';
import type { Policy } from '../policy.ts';
import { type CountingChannel, noticeGivenToday, type NoticeToGive } from './counting-channel.ts';
import { earliestLegalDate, lastDayToSend, latestEndAfter, type LegalDate } from './earliest-legal-date.ts';
import { countedInWords, disputeInWords } from './end-in-words.ts';

/** How far the term after one is, as the end of that one looks at it. */
export type NextTerm = 'none' | 'in_preparation' | 'offered';

/** A term that is to end, as far as its notice of non-renewal looks at it. */
export type EndingTerm = NoticeToGive & {
  readonly policy: Pick<Policy, 'policyId' | 'status' | 'expirationDate'>;
  readonly nextTerm: NextTerm;
  /** Whether its insured was told of this end before. */
  readonly isNotified: boolean;
};

/** That a term ends and is not renewed, as it is to be told. */
export type NonRenewal = {
  /** Cover ends at 12:01 a.m. of it. */
  readonly endsOn: Day;
  /** The last working day on which the notice may go out. */
  readonly sendBy: Day;
  readonly legal: LegalDate;
  readonly channel: CountingChannel;
};

export type NonRenewalStep =
  | { readonly do: 'nothing' }
  /** Not before a day is there anything to tell. */
  | { readonly do: 'wait'; readonly until: Day }
  | ({ readonly do: 'announce' } & NonRenewal);

/** Days before the law's last one from which a notice goes out, so that what does not leave is seen in time (D). */
export const daysAhead = 7;

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/**
 * What is to be done about a term that nothing renews yet (docs/rules.md, notice of cancellation): its insured is told
 * once, from a week before the last day on which the place lets a notice of non-renewal go out, and however late; on
 * that last day itself where a renewal is being prepared. One that is offered says it all. Nobody is told of a term
 * whose end was announced otherwise.
 */
export function nonRenewalStep(term: EndingTerm): NonRenewalStep {
  const { policy, today, nextTerm, isNotified, postLeadDays = 0 } = term;
  const { status, expirationDate: endsOn } = policy;
  const isRunning = status === 'active' || status === 'delinquent';
  if (!isRunning || isNotified || nextTerm === 'offered' || today >= endsOn) return { do: 'nothing' };
  const { notice, counts: channel } = noticeGivenToday(term, 'non_renewal');
  const sendBy = lastDayToSend(notice, endsOn);
  const from = nextTerm === 'in_preparation' ? sendBy : addDays(sendBy, -daysAhead);
  const last = latestEndAfter(notice);
  if (notice.sent < from || (last !== null && last < endsOn)) {
    // A letter is handed over so many working days before it goes out, among which a long weekend may lie.
    const looked = addDays(from, -2 * postLeadDays - 4);
    return { do: 'wait', until: later(addDays(today, 1), looked) };
  }
  return { do: 'announce', endsOn, sendBy, legal: earliestLegalDate(notice), channel };
}

/**
 * Why nothing follows a term: no renewal was offered, an underwriter refused one, the insured wants none, or did not take
 * up what was offered.
 */
export type WhyNotRenewed = 'not_offered' | 'refused' | 'declined' | 'lapsed';

const reasons: Readonly<Record<WhyNotRenewed, Words>> = {
  not_offered: words(
    'The reason: we do not offer another term of this policy.',
    'Le motif : nous n’offrons pas d’autre terme de cette police.',
  ),
  refused: words(
    'The reason: an underwriter looked at it and decided not to renew it. Call us or write to us, and we tell you why.',
    'Le motif : un souscripteur l’a examinée et a décidé de ne pas la renouveler. Appelez-nous ou écrivez-nous, et nous vous dirons pourquoi.',
  ),
  declined: words('The reason: you chose not to renew it.', 'Le motif : vous avez choisi de ne pas la renouveler.'),
  lapsed: words(
    'The reason: the renewal that we offered was not taken up.',
    'Le motif : le renouvellement que nous avons offert n’a pas été accepté.',
  ),
};

/** A notice of non-renewal as letters tell it. */
export type NonRenewalInWords = Pick<NonRenewal, 'endsOn'> & {
  readonly why: WhyNotRenewed;
  readonly legal: Pick<LegalDate, 'sent' | 'noticeDays' | 'postDays' | 'source' | 'grade'>;
};

/** What a notice of non-renewal says beside when cover ends: why, how it was counted, and what its reader may do. */
export function nonRenewalInWords({ endsOn, why, legal }: NonRenewalInWords): Sentence[] {
  return [
    sentence(reasons[why]),
    sentence(
      words(
        'Nothing goes on by itself after {endsOn}, and nothing is charged for days after it.',
        'Rien ne se poursuit de soi-même après le {endsOn}, et rien n’est perçu pour les jours qui suivent.',
      ),
      { endsOn },
    ),
    // What no statute's text confirmed is not quoted as law.
    ...(legal.grade === 'A' ? [countedInWords(legal)] : []),
    sentence(
      words(
        'To stay covered, start a new quote with cover from {endsOn}, or arrange other cover by then. What is owed until then stays owed.',
        'Pour rester couvert, commencez une nouvelle soumission avec une protection à compter du {endsOn}, ou souscrivez ailleurs d’ici là. Ce qui est dû jusque-là reste dû.',
      ),
      { endsOn },
    ),
    disputeInWords,
  ];
}

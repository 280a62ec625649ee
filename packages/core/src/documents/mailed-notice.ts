import type { Policy } from '../policies/policy.ts';
import type { LegalDate } from '../policies/notices/earliest-legal-date.ts';
import type { Cents } from '../shared/money/money.ts';
import {
  aheadInWords,
  countedInWords,
  disputeInWords,
  type EndInWords,
  noticeInWords,
  unpaidInWords,
  untilThen,
} from '../policies/notices/end-in-words.ts';
import { type NonRenewalInWords, nonRenewalInWords } from '../policies/notices/non-renewal.ts';
import type { Location, Quote } from '../quoting/quote.ts';
import { type Phrase, sentence, type Sentence } from '../shared/text/sentence.ts';
import { addressLines, namesOfInsured, nameVehicle, type Writing } from './declarations.ts';
import {
  printersOf,
  type Statement,
  type StatementHead,
  vinOf,
  namedInsuredLabel,
  policyNumberLabel,
} from './statement.ts';
import type { Day } from '../shared/time/day.ts';
import { type Words, words } from '../shared/words.ts';
import { coverEndsOn } from './mailing-proof.ts';

export type MailedNoticeSource = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly head: StatementHead;
  /** What is announced: an end within the term, that the term is not renewed, or that it is at another price. */
  readonly announced:
    | { readonly end: EndInWords }
    | { readonly nonRenewal: NonRenewalInWords }
    | { readonly renewal: RenewalInWords };
  readonly addressee: 'insured' | 'lienholder';
  readonly recipient: string;
  readonly address: Pick<Location, 'line1' | 'line2' | 'locality' | 'administrativeArea' | 'postalCode'>;
};

/** A renewal that is offered otherwise than the term that ends. Amounts are those of a whole term with fees. */
export type RenewalInWords = {
  readonly renewsOn: Day;
  readonly before: Cents;
  readonly after: Cents;
  readonly reasons: readonly { readonly what: Sentence; readonly cents: Cents }[];
  /** What is covered no more, or less. */
  readonly takesAway: readonly Phrase[];
  readonly legal: Pick<LegalDate, 'sent' | 'noticeDays' | 'postDays' | 'source' | 'grade'>;
};

/** What a notice says, to the insured and to a lender, who reads that cover ends and when, and nothing of why. */
type Announcement = {
  readonly title: Words;
  /** What its day is. */
  readonly dayLabel: Words;
  readonly endsOn: Day;
  readonly toInsured: readonly Phrase[];
  readonly toLender: Sentence;
};

function ofEnd(end: EndInWords, { policyNumber: number, currency }: Policy): Announcement {
  const facts = { number, asOf: end.asOf };
  return {
    title: words('Notice of cancellation', 'Avis de résiliation'),
    dayLabel: coverEndsOn,
    endsOn: end.asOf,
    toInsured: [
      sentence(
        words(
          'Cover under policy {number} ends on {asOf} at 12:01 a.m. local time.',
          'La protection de la police {number} prend fin le {asOf} à 0 h 01, heure locale.',
        ),
        facts,
      ),
      ...unpaidInWords(end, currency),
      ...noticeInWords(end),
      ...aheadInWords(end, currency),
      untilThen,
    ],
    toLender: sentence(
      words(
        'Cover under policy {number}, in which you have an interest, ends on {asOf} at 12:01 a.m. local time.',
        'La protection de la police {number}, dans laquelle vous avez un intérêt, prend fin le {asOf} à 0 h 01, heure locale.',
      ),
      facts,
    ),
  };
}

function ofNonRenewal(nonRenewal: NonRenewalInWords, { policyNumber: number }: Policy): Announcement {
  const { endsOn } = nonRenewal;
  return {
    title: words('Notice of non-renewal', 'Avis de non-renouvellement'),
    dayLabel: coverEndsOn,
    endsOn,
    toInsured: [
      sentence(
        words(
          'Cover under policy {number} ends with its term on {endsOn} at 12:01 a.m. local time.',
          'La protection de la police {number} prend fin avec son terme le {endsOn} à 0 h 01, heure locale.',
        ),
        { number, endsOn },
      ),
      ...nonRenewalInWords(nonRenewal),
    ],
    toLender: sentence(
      words(
        'Cover under policy {number}, in which you have an interest, ends with its term on {endsOn} at 12:01 a.m. local time. It is not renewed.',
        'La protection de la police {number}, dans laquelle vous avez un intérêt, prend fin avec son terme le {endsOn} à 0 h 01, heure locale. Elle n’est pas renouvelée.',
      ),
      { number, endsOn },
    ),
  };
}

function ofRenewal(renewal: RenewalInWords, { policyNumber: number, currency }: Policy): Announcement {
  const { renewsOn, before, after, reasons, takesAway, legal } = renewal;
  const money = (cents: Cents) => ({ cents: Math.abs(cents), currency });
  const facts = { number, renewsOn, before: money(before), after: money(after) };
  const offered = sentence(
    words(
      'Policy {number} renews on {renewsOn}, otherwise than until now. The term that ends costs {before}, the next one {after}.',
      'La police {number} se renouvelle le {renewsOn}, autrement que jusqu’ici. La période qui se termine coûte {before}, la suivante {after}.',
    ),
    facts,
  );
  return {
    title: words('Notice of changes at renewal', 'Avis de modifications au renouvellement'),
    dayLabel: words('The next term begins on', 'La période suivante commence le'),
    endsOn: renewsOn,
    toInsured: [
      offered,
      ...reasons
        .filter(({ cents }) => cents !== 0)
        .map(({ what, cents }) =>
          sentence(
            cents > 0
              ? words('{what}: {amount} more', '{what} : {amount} de plus')
              : words('{what}: {amount} less', '{what} : {amount} de moins'),
            { what, amount: money(cents) },
          ),
        ),
      ...takesAway,
      ...(legal.grade === 'A' ? [countedInWords(legal)] : []),
      disputeInWords,
    ],
    toLender: offered,
  };
}

/** The notice of an end on paper, to the insured with its reason and what keeps the cover, to a lender without. */
export function mailedNoticeOf(source: MailedNoticeSource, writing: Writing): Statement {
  const { policy, quote, head, announced, addressee, recipient, address } = source;
  const { locale, t } = writing;
  const { day } = printersOf(writing, policy.currency);
  const { title, dayLabel, endsOn, toInsured, toLender } =
    'end' in announced
      ? ofEnd(announced.end, policy)
      : 'renewal' in announced
        ? ofRenewal(announced.renewal, policy)
        : ofNonRenewal(announced.nonRenewal, policy);
  const told = addressee === 'lienholder' ? [toLender] : toInsured;
  return {
    ...head,
    locale,
    title: t(title),
    figures: [
      { label: t(policyNumberLabel), value: policy.policyNumber },
      { label: t(dayLabel), value: day(endsOn) },
    ],
    parts: [
      {
        title: t(words('To', 'À')),
        facts: [{ label: recipient, lines: addressLines({ ...address } as Location, writing) }],
        notes: told.map((one) => t(one)),
      },
      {
        title: t(words('What is insured', 'Ce qui est assuré')),
        facts: [
          { label: t(namedInsuredLabel), lines: namesOfInsured(quote) },
          ...quote.vehicles.map((vehicle) => ({
            label: nameVehicle(vehicle, quote.provider, writing).title,
            lines: vehicle.vin === null ? [] : [t(sentence(vinOf, { vin: vehicle.vin }))],
          })),
        ],
      },
    ],
  };
}

import type { Policy } from '../policies/policy.ts';
import {
  aheadInWords,
  type EndInWords,
  noticeInWords,
  unpaidInWords,
  untilThen,
} from '../policies/notices/end-in-words.ts';
import { type NonRenewalInWords, nonRenewalInWords } from '../policies/notices/non-renewal.ts';
import type { Location, Quote } from '../quoting/quote.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
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
  /** What is announced: an end within the term, or that the term is not renewed. */
  readonly announced: { readonly end: EndInWords } | { readonly nonRenewal: NonRenewalInWords };
  readonly addressee: 'insured' | 'lienholder';
  readonly recipient: string;
  readonly address: Pick<Location, 'line1' | 'line2' | 'locality' | 'administrativeArea' | 'postalCode'>;
};

/** What a notice says, to the insured and to a lender, who reads that cover ends and when, and nothing of why. */
type Announcement = {
  readonly title: Words;
  readonly endsOn: Day;
  readonly toInsured: readonly Sentence[];
  readonly toLender: Sentence;
};

function ofEnd(end: EndInWords, { policyNumber: number, currency }: Policy): Announcement {
  const facts = { number, asOf: end.asOf };
  return {
    title: words('Notice of cancellation', 'Avis de résiliation'),
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

/** The notice of an end on paper, to the insured with its reason and what keeps the cover, to a lender without. */
export function mailedNoticeOf(source: MailedNoticeSource, writing: Writing): Statement {
  const { policy, quote, head, announced, addressee, recipient, address } = source;
  const { locale, t } = writing;
  const { day } = printersOf(writing, policy.currency);
  const { title, endsOn, toInsured, toLender } =
    'end' in announced ? ofEnd(announced.end, policy) : ofNonRenewal(announced.nonRenewal, policy);
  const told = addressee === 'lienholder' ? [toLender] : toInsured;
  return {
    ...head,
    locale,
    title: t(title),
    figures: [
      { label: t(policyNumberLabel), value: policy.policyNumber },
      { label: t(coverEndsOn), value: day(endsOn) },
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

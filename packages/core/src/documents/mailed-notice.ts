import type { Policy } from '../policies/policy.ts';
import {
  aheadInWords,
  type EndInWords,
  noticeInWords,
  unpaidInWords,
  untilThen,
} from '../policies/notices/end-in-words.ts';
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
import { words } from '../shared/words.ts';
import { coverEndsOn } from './mailing-proof.ts';

export type MailedNoticeSource = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly head: StatementHead;
  readonly end: EndInWords;
  readonly addressee: 'insured' | 'lienholder';
  readonly recipient: string;
  readonly address: Pick<Location, 'line1' | 'line2' | 'locality' | 'administrativeArea' | 'postalCode'>;
};

/** What a lender reads: that cover ends and when, and nothing of why. */
const forLender = (facts: { readonly number: string; readonly asOf: EndInWords['asOf'] }): Sentence =>
  sentence(
    words(
      'Cover under policy {number}, in which you have an interest, ends on {asOf} at 12:01 a.m. local time.',
      'La protection de la police {number}, dans laquelle vous avez un intérêt, prend fin le {asOf} à 0 h 01, heure locale.',
    ),
    facts,
  );

/** The notice of an announced end on paper, to the insured with its reason and what keeps the cover, to a lender without. */
export function mailedNoticeOf(source: MailedNoticeSource, writing: Writing): Statement {
  const { policy, quote, head, end, addressee, recipient, address } = source;
  const { locale, t } = writing;
  const { day } = printersOf(writing, policy.currency);
  const facts = { number: policy.policyNumber, asOf: end.asOf };
  const said =
    addressee === 'lienholder'
      ? [forLender(facts)]
      : [
          sentence(
            words(
              'Cover under policy {number} ends on {asOf} at 12:01 a.m. local time.',
              'La protection de la police {number} prend fin le {asOf} à 0 h 01, heure locale.',
            ),
            facts,
          ),
          ...unpaidInWords(end, policy.currency),
          ...noticeInWords(end),
          ...aheadInWords(end, policy.currency),
          untilThen,
        ];
  return {
    ...head,
    locale,
    title: t(words('Notice of cancellation', 'Avis de résiliation')),
    figures: [
      { label: t(policyNumberLabel), value: policy.policyNumber },
      { label: t(coverEndsOn), value: day(end.asOf) },
    ],
    parts: [
      {
        title: t(words('To', 'À')),
        facts: [{ label: recipient, lines: addressLines({ ...address } as Location, writing) }],
        notes: said.map((one) => t(one)),
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

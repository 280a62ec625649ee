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
import { printersOf, type Statement, type StatementHead } from './statement.ts';

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
    'Cover under policy {number}, in which you have an interest, ends on {asOf} at 12:01 a.m. local time.',
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
          sentence('Cover under policy {number} ends on {asOf} at 12:01 a.m. local time.', facts),
          ...unpaidInWords(end, policy.currency),
          ...noticeInWords(end),
          ...aheadInWords(end, policy.currency),
          untilThen,
        ];
  return {
    ...head,
    locale,
    title: t('Notice of cancellation'),
    figures: [
      { label: t('Policy number'), value: policy.policyNumber },
      { label: t('Cover ends on'), value: day(end.asOf) },
    ],
    parts: [
      {
        title: t('To'),
        facts: [{ label: recipient, lines: addressLines({ ...address } as Location, writing) }],
        notes: said.map((one) => t(one)),
      },
      {
        title: t('What is insured'),
        facts: [
          { label: t('Named insured'), lines: namesOfInsured(quote) },
          ...quote.vehicles.map((vehicle) => ({
            label: nameVehicle(vehicle, quote.provider, writing).title,
            lines: vehicle.vin === null ? [] : [t(sentence('VIN {vin}', { vin: vehicle.vin }))],
          })),
        ],
      },
    ],
  };
}

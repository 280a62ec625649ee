import type { Policy } from '../policies/policy.ts';
import { coverMinute } from '../policies/term.ts';
import type { CancellationReason } from '../policies/vocabulary.ts';
import type { Quote } from '../quoting/quote.ts';
import type { Day } from '../shared/time/day.ts';
import { sentence } from '../shared/text/sentence.ts';
import { namesOfInsured, nameVehicle, type Writing } from './declarations.ts';
import { printersOf, type Statement, type StatementHead } from './statement.ts';

/** An end of cover that is done. */
export type DoneCancellation = {
  readonly reason: CancellationReason;
  readonly endedBy: 'insured' | 'insurer';
  /** Cover ended at 12:01 a.m. of it. */
  readonly effectiveDate: Day;
  /** The days that had been sold: from the first to the day after the last. */
  readonly term: { readonly from: Day; readonly to: Day };
};

export type CancellationProofSource = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly head: StatementHead;
  readonly cancellation: DoneCancellation;
};

/** Why cover ended, as somebody outside is told: a class, and nobody's affairs. */
export function reasonClass({ reason, endedBy }: Pick<DoneCancellation, 'reason' | 'endedBy'>): string {
  if (reason === 'non_payment') return 'Non-payment of premium';
  if (reason === 'rewrite') return 'Replaced by another policy';
  return endedBy === 'insurer' ? 'Ended by the insurer' : 'At the request of the insured';
}

/** Proof that cover ended, for lenders and registries: of which policy, when to the minute, why by its class, and of what. */
export function cancellationProofOf(source: CancellationProofSource, writing: Writing): Statement {
  const { policy, quote, head, cancellation } = source;
  const { locale, t } = writing;
  const { day } = printersOf(writing, policy.currency);
  const { effectiveDate, term } = cancellation;
  const isNever = effectiveDate <= term.from;
  const ended = coverMinute(effectiveDate, policy.timeZone);
  return {
    ...head,
    locale,
    title: t('Proof of cancellation'),
    figures: [
      { label: t('Policy number'), value: policy.policyNumber },
      { label: t('Cover ended on'), value: day(effectiveDate) },
    ],
    parts: [
      {
        title: t('Cancellation'),
        facts: [
          { label: t('Named insured'), lines: namesOfInsured(quote) },
          { label: t('Term as sold'), lines: [t(sentence('{from} to {to}', term))] },
          {
            label: t('Cover ended'),
            lines: isNever
              ? [t('It counts as never issued.')]
              : [
                  t(
                    sentence('{day}, {time}, at the mailing address of the named insured', {
                      day: effectiveDate,
                      time: { instant: ended, zone: policy.timeZone },
                    }),
                  ),
                ],
          },
          { label: t('Reason'), lines: [t(reasonClass(cancellation))] },
        ],
      },
      {
        title: t('What is no longer covered'),
        facts: quote.vehicles.map((vehicle) => ({
          label: nameVehicle(vehicle, quote.provider, writing).title,
          lines: vehicle.vin === null ? [] : [t(sentence('VIN {vin}', { vin: vehicle.vin }))],
        })),
        notes: [
          isNever
            ? t('No day of this term was covered.')
            : t(sentence('Nothing that happens on {day} or later is covered by this policy.', { day: effectiveDate })),
        ],
      },
    ],
  };
}

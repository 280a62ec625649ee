import type { Policy } from '../policies/policy.ts';
import { coverMinute } from '../policies/term.ts';
import type { CancellationReason } from '../policies/vocabulary.ts';
import type { Quote } from '../quoting/quote.ts';
import type { Day } from '../shared/day.ts';
import { sentence } from '../shared/sentence.ts';
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
  const { locale, say } = writing;
  const { day } = printersOf(writing, policy.currency);
  const { effectiveDate, term } = cancellation;
  const isNever = effectiveDate <= term.from;
  const ended = coverMinute(effectiveDate, policy.timeZone);
  return {
    ...head,
    locale,
    title: say('Proof of cancellation'),
    figures: [
      { label: say('Policy number'), value: policy.policyNumber },
      { label: say('Cover ended on'), value: day(effectiveDate) },
    ],
    parts: [
      {
        title: say('Cancellation'),
        facts: [
          { label: say('Named insured'), lines: namesOfInsured(quote) },
          { label: say('Term as sold'), lines: [say(sentence('{from} to {to}', term))] },
          {
            label: say('Cover ended'),
            lines: isNever
              ? [say('It counts as never issued.')]
              : [
                  say(
                    sentence('{day}, {time}, at the mailing address of the named insured', {
                      day: effectiveDate,
                      time: { instant: ended, zone: policy.timeZone },
                    }),
                  ),
                ],
          },
          { label: say('Reason'), lines: [say(reasonClass(cancellation))] },
        ],
      },
      {
        title: say('What is no longer covered'),
        facts: quote.vehicles.map((vehicle) => ({
          label: nameVehicle(vehicle, quote.provider, writing).title,
          lines: vehicle.vin === null ? [] : [say(sentence('VIN {vin}', { vin: vehicle.vin }))],
        })),
        notes: [
          isNever
            ? say('No day of this term was covered.')
            : say(
                sentence('Nothing that happens on {day} or later is covered by this policy.', { day: effectiveDate }),
              ),
        ],
      },
    ],
  };
}

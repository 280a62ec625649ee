import type { Policy } from '../policies/policy.ts';
import { coverMinute } from '../policies/term.ts';
import type { CancellationReason } from '../policies/vocabulary.ts';
import type { Quote } from '../quoting/quote.ts';
import type { Day } from '../shared/time/day.ts';
import { sentence } from '../shared/text/sentence.ts';
import { namesOfInsured, nameVehicle, type Writing } from './declarations.ts';
import {
  printersOf,
  type Statement,
  type StatementHead,
  vinOf,
  fromTo,
  namedInsuredLabel,
  policyNumberLabel,
} from './statement.ts';
import { words, type Words } from '../shared/words.ts';

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
export function reasonClass({ reason, endedBy }: Pick<DoneCancellation, 'reason' | 'endedBy'>): Words {
  if (reason === 'non_payment') return words('Non-payment of premium', 'Non-paiement de la prime');
  if (reason === 'rewrite') return words('Replaced by another policy', 'Remplacée par une autre police');
  return endedBy === 'insurer'
    ? words('Ended by the insurer', 'À l’initiative de l’assureur')
    : words('At the request of the insured', 'À la demande de l’assuré');
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
    title: t(words('Proof of cancellation', 'Preuve de résiliation')),
    figures: [
      { label: t(policyNumberLabel), value: policy.policyNumber },
      { label: t(words('Cover ended on', 'Fin de la protection')), value: day(effectiveDate) },
    ],
    parts: [
      {
        title: t(words('Cancellation', 'Résiliation')),
        facts: [
          { label: t(namedInsuredLabel), lines: namesOfInsured(quote) },
          { label: t(words('Term as sold', 'Période vendue')), lines: [t(sentence(fromTo, term))] },
          {
            label: t(words('Cover ended', 'La protection a pris fin')),
            lines: isNever
              ? [t(words('It counts as never issued.', 'Elle est réputée n’avoir jamais été établie.'))]
              : [
                  t(
                    sentence(
                      words(
                        '{day}, {time}, at the mailing address of the named insured',
                        'le {day} à {time}, à l’adresse postale de l’assuré désigné',
                      ),
                      {
                        day: effectiveDate,
                        time: { instant: ended, zone: policy.timeZone },
                      },
                    ),
                  ),
                ],
          },
          { label: t(words('Reason', 'Motif')), lines: [t(reasonClass(cancellation))] },
        ],
      },
      {
        title: t(words('What is no longer covered', 'Ce qui n’est plus couvert')),
        facts: quote.vehicles.map((vehicle) => ({
          label: nameVehicle(vehicle, quote.provider, writing).title,
          lines: vehicle.vin === null ? [] : [t(sentence(vinOf, { vin: vehicle.vin }))],
        })),
        notes: [
          isNever
            ? t(words('No day of this term was covered.', 'Aucun jour de cette période n’a été couvert.'))
            : t(
                sentence(
                  words(
                    'Nothing that happens on {day} or later is covered by this policy.',
                    'Rien de ce qui survient le {day} ou après n’est couvert par cette police.',
                  ),
                  { day: effectiveDate },
                ),
              ),
        ],
      },
    ],
  };
}

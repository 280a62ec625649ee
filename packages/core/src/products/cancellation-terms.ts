import type { Day } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { Cents } from '../shared/money/money.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkDayAhead, amountUpTo } from './new-parameters.ts';
import { type CancellationBasis, cancellationBases, mostMinimumEarned } from './parameter-vocabulary.ts';
import { leastReturnOf } from './refund-law.ts';
import { allAreas } from './sold-areas.ts';
import { words } from '../shared/words.ts';

/** What comes back of the terms that begin on a day or later in a state, or in every one that has no terms of its own. */
export type CancellationTermsFrom = {
  /** As an address writes it (`OH`); null for every other. */
  readonly state: string | null;
  readonly from: Day;
  readonly basis: CancellationBasis;
  /** What stays earned whatever days come to. */
  readonly minimumEarned: Cents;
};

export type RequestedCancellationTerms = {
  /** Such as `US-OH`; null for every area without terms of its own. */
  readonly area: string | null;
  readonly effectiveDate: string;
  readonly basis: string;
  readonly minimumEarned: number;
};

export type CancellationTermsRefusal =
  | 'parameters_day_not_ahead'
  | 'parameters_day_too_far'
  | 'area_unknown'
  | 'choice_unknown'
  | 'minimum_earned_out_of_range'
  | 'below_least_return';

/** The least share of what days did not earn that a basis gives back, in per cent. */
const leastShareOf: Readonly<Record<CancellationBasis, number>> = {
  pro_rata: 100,
  short_rate_90: 90,
  short_rate_table: 0,
};

/**
 * What comes back when an insured cancels, from a day that has begun nowhere yet: `today` is the latest that has. Terms of
 * a place whose law wants more back are refused. Those of every other place count as far as the law of each lets them.
 */
export function decideCancellationTerms(
  { area, effectiveDate, basis, minimumEarned }: RequestedCancellationTerms,
  today: Day,
  provider = 'personal',
): Decision<CancellationTermsFrom, CancellationTermsRefusal> {
  const day = checkDayAhead(effectiveDate, today, 'effective_date');
  if (!day.ok) return day;
  if (area !== null && !allAreas.includes(area)) {
    return refuse(
      'area_unknown',
      words('Choose a state or province, or all others.', 'Choisissez un État ou une province, ou tous les autres.'),
      'area',
    );
  }
  const known = cancellationBases.find((one) => one === basis);
  if (!known)
    return refuse(
      'choice_unknown',
      words(
        'Choose how days that are not covered come back.',
        'Choisissez comment les jours non couverts sont remboursés.',
      ),
      'basis',
    );
  if (!Number.isInteger(minimumEarned) || minimumEarned < 0 || minimumEarned > mostMinimumEarned) {
    const message = sentence(amountUpTo, { most: { cents: mostMinimumEarned } });
    return refuse('minimum_earned_out_of_range', message, 'minimum_earned');
  }
  const least =
    area === null ? null : leastReturnOf({ state: area.slice(3), endedBy: 'insured', provider, on: day.event });
  if (least && leastShareOf[known] < least.leastReturnShare) {
    const form = words(
      'The law there wants at least {share} % of the days that are left back ({source}).',
      'La loi y exige qu’au moins {share} % des jours restants soient remboursés ({source}).',
    );
    const message = sentence(form, { share: least.leastReturnShare, source: least.source });
    return refuse('below_least_return', message, 'basis');
  }
  if (least && minimumEarned > 0 && !least.keepsMinimum) {
    const form = words(
      'The law there lets no minimum stay earned ({source}). Enter 0.',
      'La loi n’y permet de conserver aucun minimum ({source}). Entrez 0.',
    );
    return refuse('below_least_return', sentence(form, { source: least.source }), 'minimum_earned');
  }
  return accept({ state: area === null ? null : area.slice(3), from: day.event, basis: known, minimumEarned });
}

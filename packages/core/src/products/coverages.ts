import type { Day } from '../shared/time/day.ts';
import { type Refusal, refusal } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { areaName } from './area-names.ts';
import { isWithinLiability, meetsStateMinimum, smallestLawfulLimit } from './liability-limits.ts';
import { type DemandedCover, demandedCovers, statusOf } from './mandatory-covers.ts';
import {
  type CoverageCode,
  type Deductible,
  deductibles,
  type EmergencyExpenseLimit,
  emergencyExpenseLimits,
  type FullTimerLiabilityLimit,
  fullTimerLiabilityLimits,
  type LiabilityLimit,
  liabilityLimits,
  type MedicalPaymentsLimit,
  medicalPaymentsLimits,
  personalEffectsLimits,
  type UninsuredMotoristLimit,
  uninsuredMotoristLimits,
  type VacationLiabilityLimit,
  vacationLiabilityLimits,
} from './vocabulary.ts';
import { words, type Words } from '../shared/words.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { coverageLabels } from './labels.ts';

type Limit<Value> = { readonly limit: Value };
type Bought = Readonly<Record<never, never>>;

/** What a quote covers: the shape of `quotes.coverages`. A key that is absent is not bought. Whole dollars. */
export type Coverages = {
  readonly liability?: Limit<LiabilityLimit>;
  readonly comprehensive?: { readonly deductible: Deductible };
  readonly collision?: { readonly deductible: Deductible };
  readonly uninsured_motorist?: Limit<UninsuredMotoristLimit>;
  readonly medical_payments?: Limit<MedicalPaymentsLimit>;
  readonly vacation_liability?: Limit<VacationLiabilityLimit>;
  readonly emergency_expense?: Limit<EmergencyExpenseLimit>;
  readonly roadside?: Bought;
  readonly glass?: Bought;
  readonly full_timer_liability?: Limit<FullTimerLiabilityLimit>;
  readonly personal_effects?: Limit<number>;
  readonly pet?: Bought;
};

type CoverageOption = { readonly setting: 'limit' | 'deductible'; readonly values: readonly (string | number)[] };

/** What each coverage must say, and the values it may take; null where it is bought or not and says nothing. */
export const coverageOptions: Readonly<Record<CoverageCode, CoverageOption | null>> = {
  liability: { setting: 'limit', values: liabilityLimits },
  comprehensive: { setting: 'deductible', values: deductibles },
  collision: { setting: 'deductible', values: deductibles },
  uninsured_motorist: { setting: 'limit', values: uninsuredMotoristLimits },
  medical_payments: { setting: 'limit', values: medicalPaymentsLimits },
  vacation_liability: { setting: 'limit', values: vacationLiabilityLimits },
  emergency_expense: { setting: 'limit', values: emergencyExpenseLimits },
  roadside: null,
  glass: null,
  full_timer_liability: { setting: 'limit', values: fullTimerLiabilityLimits },
  personal_effects: { setting: 'limit', values: personalEffectsLimits },
  pet: null,
};

/** Covers that follow the tow vehicle's own policy and are not sold for a towable alone. */
export const motorisedOnly = ['liability', 'uninsured_motorist', 'medical_payments'] as const satisfies CoverageCode[];

export type CoverProblemCode =
  | 'motorised_only'
  | 'liability_required'
  | 'liability_below_state_minimum'
  | 'uninsured_motorist_above_liability'
  | 'mandatory_cover_missing'
  | 'mandatory_cover_too_low'
  | 'glass_needs_comprehensive'
  | 'covers_contradict'
  | 'only_extras';

/** A vehicle as far as the law of its cover goes. */
export type CoverageContext = { readonly state: string; readonly motorised: boolean };

// Where a label is too long for a sentence.
const shortNames: Readonly<Record<string, Words>> = {
  liability: words('Liability', 'Responsabilité civile'),
  uninsured_motorist: words('Uninsured motorist', 'Automobiliste non assuré'),
  roadside: words('Roadside', 'Assistance routière'),
  glass: words('Glass', 'Bris de vitres'),
  full_timer_liability: words('Full timer liability', 'Responsabilité civile du résident'),
  pet: words('Pet', 'Blessures à l’animal'),
};

/** What a cover is called within a sentence, in a word or two. */
export function coverInSentence(code: CoverageCode): Words {
  return ownValue(shortNames, code) ?? coverageLabels[code];
}

type Found = Refusal<CoverProblemCode>;

/** Why a liability limit is not lawful in a state or province (postal code) on a day, with what would be; or null. */
export function belowMinimum(limit: LiabilityLimit, state: string, effectiveDate: Day): Found | null {
  if (meetsStateMinimum(limit, state, effectiveDate)) return null;
  const lawful = smallestLawfulLimit(state, effectiveDate);
  const message = lawful
    ? sentence(
        words(
          '{limit} is below the legal minimum in {state}. Choose {lawful} or more.',
          '{limit} est inférieur au minimum légal ({state}). Choisissez {lawful} ou plus.',
        ),
        { limit, state, lawful },
      )
    : sentence(
        words('{limit} is below the legal minimum in {state}.', '{limit} est inférieur au minimum légal ({state}).'),
        { limit, state },
      );
  return refusal('liability_below_state_minimum', message, 'coverages.liability.limit');
}

function demandedProblem(demanded: DemandedCover, coverages: Coverages): Found | null {
  const status = statusOf(demanded, coverages);
  if (status === 'met') return null;
  const { cover, state } = demanded;
  const least = demanded.cover === 'medical_payments' ? { cents: demanded.least * 100 } : demanded.least;
  const message = sentence(
    words(
      'The law of {area} asks for {cover} with a motorhome. Choose {least} or more.',
      'La loi exige {cover} pour une autocaravane ({area}). Choisissez {least} ou plus.',
    ),
    {
      area: areaName(state),
      cover: coverInSentence(cover),
      least,
    },
  );
  return status === 'missing'
    ? refusal('mandatory_cover_missing', message, `coverages.${cover}`)
    : refusal('mandatory_cover_too_low', message, `coverages.${cover}.limit`);
}

function drivenProblems(coverages: Coverages, states: readonly string[], effectiveDate: Day): Found[] {
  const liability = coverages.liability?.limit;
  if (!liability) {
    return [
      refusal(
        'liability_required',
        words(
          'A motorhome needs liability cover. Choose a limit.',
          'Une autocaravane exige la responsabilité civile. Choisissez un montant.',
        ),
        'coverages.liability',
      ),
    ];
  }
  const unlawful = [
    ...states.map((state) => belowMinimum(liability, state, effectiveDate)),
    ...demandedCovers(states, effectiveDate, liability).map((demanded) => demandedProblem(demanded, coverages)),
  ].filter((problem) => problem !== null);
  const uninsured = coverages.uninsured_motorist?.limit;
  if (!uninsured || isWithinLiability(uninsured, liability)) return unlawful;
  const message = sentence(
    words(
      'Uninsured motorist cover cannot exceed your liability limit of {limit}.',
      'La protection contre les automobilistes non assurés ne peut pas dépasser votre montant de responsabilité civile, {limit}.',
    ),
    {
      limit: liability,
    },
  );
  return [...unlawful, refusal('uninsured_motorist_above_liability', message, 'coverages.uninsured_motorist.limit')];
}

function towedProblems(coverages: Coverages): Found[] {
  const form = words(
    '{cover} for a towed unit comes from the policy of the vehicle that tows it.',
    '{cover} : pour une unité remorquée, cette protection vient de la police du véhicule qui la tire.',
  );
  return motorisedOnly
    .filter((code) => coverages[code])
    .map((code) => refusal('motorised_only', sentence(form, { cover: coverInSentence(code) }), `coverages.${code}`));
}

/** What a policy cannot be made of alone: it is added to cover for the vehicle or for liability. */
const mainCovers = ['liability', 'comprehensive', 'collision'] as const satisfies CoverageCode[];

/**
 * Everything that forbids these covers for these vehicles together on a term that begins on a day, each at the setting
 * at fault: every vehicle's class and the law of the state or province (postal code) where it is kept count
 * (docs/rules.md, coverages).
 */
export function findCoverProblems(
  coverages: Coverages,
  stored: readonly CoverageContext[],
  effectiveDate: Day,
): Found[] {
  const problems: Found[] = [];
  if (coverages.glass && !coverages.comprehensive) {
    const message = words(
      'Glass without a deductible is added to comprehensive cover. Choose comprehensive first.',
      'Le bris de vitres sans franchise s’ajoute à la protection sans collision ni versement. Choisissez d’abord celle-ci.',
    );
    problems.push(refusal('glass_needs_comprehensive', message, 'coverages.glass'));
  }
  if (coverages.full_timer_liability && coverages.vacation_liability) {
    const message = words(
      'Vacation liability excludes who lives aboard. Choose it or full-timer liability, not both.',
      'La responsabilité de vacances exclut qui vit à bord. Choisissez-la ou la responsabilité à temps plein, pas les deux.',
    );
    problems.push(refusal('covers_contradict', message, 'coverages.vacation_liability'));
  }
  if (Object.keys(coverages).length > 0 && !mainCovers.some((code) => coverages[code])) {
    const message = words(
      'Extras are added to a policy. Choose liability, comprehensive or collision first.',
      'Les extras s’ajoutent à une police. Choisissez d’abord la responsabilité, les risques multiples ou la collision.',
    );
    problems.push(refusal('only_extras', message, 'coverages'));
  }
  const states = [...new Set(stored.flatMap(({ state, motorised }) => (motorised ? [state] : [])))];
  const driven = states.length > 0;
  return [...problems, ...(driven ? drivenProblems(coverages, states, effectiveDate) : towedProblems(coverages))];
}

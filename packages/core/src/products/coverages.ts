import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/sentence.ts';
import { isWithinLiability, meetsStateMinimum, smallestLawfulLimit } from './liability-limits.ts';
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

export type CoverageRefusal =
  | 'coverages_malformed'
  | 'unknown_coverage'
  | 'unknown_setting'
  | 'value_not_offered'
  | 'motorised_only'
  | 'liability_required'
  | 'liability_below_state_minimum'
  | 'uninsured_motorist_above_liability'
  | 'glass_needs_comprehensive';

export type CoverageContext = { readonly state: string; readonly motorised: boolean };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decideShape(value: unknown): Decision<Coverages, CoverageRefusal> {
  if (!isObject(value)) return refuse('coverages_malformed', 'Coverages must be an object.', 'coverages');
  for (const [code, bought] of Object.entries(value)) {
    const path = `coverages.${code}`;
    if (!Object.hasOwn(coverageOptions, code))
      return refuse('unknown_coverage', sentence('There is no cover “{code}”.', { code }), path);
    if (!isObject(bought))
      return refuse('coverages_malformed', sentence('{cover} must be an object.', { cover: wordsOf(code) }), path);
    const option = coverageOptions[code as CoverageCode];
    const stray = Object.keys(bought).find((setting) => setting !== option?.setting);
    if (stray !== undefined) {
      return refuse(
        'unknown_setting',
        sentence('{cover} has no setting “{setting}”.', { cover: wordsOf(code), setting: stray }),
        `${path}.${stray}`,
      );
    }
    if (option && !option.values.some((offered) => offered === bought[option.setting])) {
      const form =
        option.setting === 'limit'
          ? 'Choose a limit that we offer for this cover: {cover}.'
          : 'Choose a deductible that we offer for this cover: {cover}.';
      return refuse('value_not_offered', sentence(form, { cover: wordsOf(code) }), `${path}.${option.setting}`);
    }
  }
  // Every key and value has been compared with what is offered.
  return accept(value as Coverages);
}

function wordsOf(code: string): Sentence {
  const words = code.replaceAll('_', ' ');
  return { message: words.charAt(0).toUpperCase() + words.slice(1) };
}

function decideLiability(coverages: Coverages, { state }: CoverageContext): Decision<Coverages, CoverageRefusal> {
  const liability = coverages.liability?.limit;
  if (!liability) {
    return refuse('liability_required', 'A motorhome needs liability cover. Choose a limit.', 'coverages.liability');
  }
  if (!meetsStateMinimum(liability, state)) {
    const lawful = smallestLawfulLimit(state);
    const facts = { limit: liability, state: state ?? '' };
    const said = lawful
      ? sentence('{limit} is below the legal minimum in {state}. Choose {lawful} or more.', { ...facts, lawful })
      : sentence('{limit} is below the legal minimum in {state}.', facts);
    return refuse('liability_below_state_minimum', said, 'coverages.liability.limit');
  }
  const uninsured = coverages.uninsured_motorist?.limit;
  if (uninsured && !isWithinLiability(uninsured, liability)) {
    const said = sentence('Uninsured motorist cover cannot exceed your liability limit of {limit}.', {
      limit: liability,
    });
    return refuse('uninsured_motorist_above_liability', said, 'coverages.uninsured_motorist.limit');
  }
  return accept(coverages);
}

/**
 * Reads `quotes.coverages` from outside and decides whether it may be bought for vehicles garaged in a state or
 * province (postal code). The refusal's field is the dotted path of the first setting at fault (docs/rules.md, coverages).
 */
export function decideCoverages(value: unknown, context: CoverageContext): Decision<Coverages, CoverageRefusal> {
  const shape = decideShape(value);
  if (!shape.ok) return shape;
  const coverages = shape.event;
  if (coverages.glass && !coverages.comprehensive) {
    const message = 'Glass without a deductible is added to comprehensive cover. Choose comprehensive first.';
    return refuse('glass_needs_comprehensive', message, 'coverages.glass');
  }
  if (context.motorised) return decideLiability(coverages, context);
  const towed = motorisedOnly.find((code) => coverages[code]);
  if (!towed) return accept(coverages);
  const said = sentence('{cover} for a towed unit comes from the policy of the vehicle that tows it.', {
    cover: wordsOf(towed),
  });
  return refuse('motorised_only', said, `coverages.${towed}`);
}

import { type Day, yearOf } from '../shared/time/day.ts';
import type { Coverages } from './coverages.ts';
import { smallestLawfulLimit } from './liability-limits.ts';
import { demandedCovers, withDemandedCovers } from './mandatory-covers.ts';
import {
  canadianProvinces,
  isMotorised,
  type LiabilityLimit,
  type Plan,
  type RatingValueType,
  type UsageType,
} from './vocabulary.ts';

export type PlannedVehicle = {
  readonly class: string;
  readonly year: number | null;
  readonly usage: UsageType | null;
  /** Where it is kept, unless that is the context's state. */
  readonly state?: string;
};

export type PlanContext = {
  readonly state: string;
  readonly effectiveDate: Day;
  readonly vehicles: readonly PlannedVehicle[];
};

export type PlanCard = { readonly plan: Plan; readonly coverages: Coverages; readonly valueType: RatingValueType };

/** What each plan aims at; a state's minimum lifts it. A province takes combined limits only, so it climbs on its own. */
const targets: Readonly<Record<Plan, { state: LiabilityLimit; province: LiabilityLimit }>> = {
  essential: { state: '50/100/50', province: '300 CSL' },
  road_ready: { state: '100/300/100', province: '500 CSL' },
  full_throttle: { state: '250/500/100', province: '1M CSL' },
};

/** Whether a unit is new enough to be replaced with a new one: at most one model year old at the effective date. */
export function isReplaceable(year: number | null, effectiveDate: Day): boolean {
  return year !== null && yearOf(effectiveDate) - year <= 1;
}

/** The states and provinces where what drives is kept. */
function drivenStates({ state, vehicles }: PlanContext): string[] {
  return vehicles.flatMap((vehicle) => (isMotorised(vehicle.class) ? [vehicle.state ?? state] : []));
}

function liabilityOf(plan: Plan, context: PlanContext): Pick<Coverages, 'liability'> {
  const states = drivenStates(context);
  if (states.length === 0) return {};
  const target = targets[plan][canadianProvinces.includes(context.state) ? 'province' : 'state'];
  const limit = smallestLawfulLimit(states, context.effectiveDate, target);
  return limit ? { liability: { limit } } : {};
}

/** A card with what the law demands of its motorhomes added, or raised to it. */
function lawful(card: PlanCard, context: PlanContext): PlanCard {
  const liability = card.coverages.liability?.limit;
  if (!liability) return card;
  const demanded = demandedCovers(drivenStates(context), context.effectiveDate, liability);
  return { ...card, coverages: withDemandedCovers(card.coverages, demanded) };
}

/** Someone who lives aboard needs a home's liability; a vacation's excludes them. */
function personalLiability(fullTimer: boolean, home: 100_000 | 300_000, vacation: 25_000 | 500_000): Coverages {
  return fullTimer ? { full_timer_liability: { limit: home } } : { vacation_liability: { limit: vacation } };
}

/**
 * The three plan cards for a state or province (postal code), the vehicles and their use, cheapest first.
 * Total loss replacement is recommended only when every unit may be replaced; otherwise the agreed value. Each holds what
 * the law demands where a motorhome is kept, as far as it is a cover of ours.
 */
export function recommendPlans(context: PlanContext): readonly PlanCard[] {
  const { vehicles, effectiveDate } = context;
  const fullTimer = vehicles.some((vehicle) => vehicle.usage === 'full_timer');
  const motorised = vehicles.some((vehicle) => isMotorised(vehicle.class));
  const replaceable = vehicles.length > 0 && vehicles.every(({ year }) => isReplaceable(year, effectiveDate));
  const damage = (deductible: 500 | 1000) => ({ comprehensive: { deductible }, collision: { deductible } });
  const cards: readonly PlanCard[] = [
    {
      plan: 'essential',
      coverages: { ...liabilityOf('essential', context), ...damage(1000) },
      valueType: 'actual_cash_value',
    },
    {
      plan: 'road_ready',
      coverages: {
        ...liabilityOf('road_ready', context),
        ...damage(500),
        ...personalLiability(fullTimer, 100_000, 25_000),
        emergency_expense: { limit: 750 },
        roadside: {},
      },
      valueType: 'agreed_value',
    },
    {
      plan: 'full_throttle',
      coverages: {
        ...liabilityOf('full_throttle', context),
        ...damage(500),
        ...(motorised ? { uninsured_motorist: { limit: '250/500' }, medical_payments: { limit: 10_000 } } : {}),
        ...personalLiability(fullTimer, 300_000, 500_000),
        emergency_expense: { limit: 2500 },
        roadside: {},
        glass: {},
        personal_effects: { limit: 10_000 },
        pet: {},
      },
      valueType: replaceable ? 'total_loss_replacement' : 'agreed_value',
    },
  ];
  return cards.map((card) => lawful(card, context));
}

/** The card of one plan. */
export function recommendPlan(plan: Plan, context: PlanContext): PlanCard {
  const card = recommendPlans(context).find((candidate) => candidate.plan === plan);
  if (!card) throw new RangeError(`there is no plan "${plan}"`);
  return card;
}

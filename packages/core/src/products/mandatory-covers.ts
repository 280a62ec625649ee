import type { Day } from '../shared/time/day.ts';
import { uninsuredLikeLiability, uninsuredLikeMinimum } from './liability-limits.ts';
import { type DemandedAmount, type LineDemand, linesDemanded } from './mandatory-lines.ts';
import {
  type LiabilityLimit,
  type MedicalPaymentsLimit,
  medicalPaymentsLimits,
  type UninsuredMotoristLimit,
  uninsuredMotoristLimits,
} from './vocabulary.ts';

/** The least of a cover of ours that the law of a state demands of a motor vehicle kept there. */
export type DemandedCover =
  | { readonly cover: 'uninsured_motorist'; readonly least: UninsuredMotoristLimit; readonly state: string }
  | { readonly cover: 'medical_payments'; readonly least: MedicalPaymentsLimit; readonly state: string };

type Bought = { readonly uninsured_motorist?: Limit<UninsuredMotoristLimit> } & {
  readonly medical_payments?: Limit<MedicalPaymentsLimit>;
};
type Limit<Value> = { readonly limit: Value };

function leastMedical(dollars: DemandedAmount | null): MedicalPaymentsLimit {
  return medicalPaymentsLimits.find((limit) => typeof dollars !== 'number' || limit >= dollars) ?? 10_000;
}

function leastUninsured(
  amount: DemandedAmount | null,
  state: string,
  effectiveDate: Day,
  liability: LiabilityLimit,
): UninsuredMotoristLimit {
  if (amount === 'liability') return uninsuredLikeLiability(liability);
  const floor = uninsuredMotoristLimits.find((limit) => limit === amount);
  if (floor === undefined) return uninsuredLikeMinimum(state, effectiveDate);
  const ranks = [floor, uninsuredLikeLiability(liability)].map((limit) => uninsuredMotoristLimits.indexOf(limit));
  return uninsuredMotoristLimits[Math.max(...ranks)] ?? floor;
}

function coverOf(demand: LineDemand, state: string, effectiveDate: Day, liability: LiabilityLimit): DemandedCover[] {
  const { line, amount } = demand;
  if (line === 'medical_payments') return [{ cover: line, least: leastMedical(amount), state }];
  if (line !== 'uninsured_motorist') return [];
  return [{ cover: line, least: leastUninsured(amount, state, effectiveDate, liability), state }];
}

/**
 * What a policy must contain beside liability of this limit, for motor vehicles kept in some states or provinces (postal
 * codes), on a term that begins on a day: as far as it is a cover of ours (docs/rules.md, mandatory lines).
 */
export function demandedCovers(
  states: readonly string[],
  effectiveDate: Day,
  liability: LiabilityLimit,
): readonly DemandedCover[] {
  return states.flatMap((state) =>
    linesDemanded(state, effectiveDate).flatMap((demand) => coverOf(demand, state, effectiveDate, liability)),
  );
}

function rankOf(cover: DemandedCover['cover'], limit: string | number | undefined): number {
  const offered: readonly (string | number)[] =
    cover === 'medical_payments' ? medicalPaymentsLimits : uninsuredMotoristLimits;
  return limit === undefined ? -1 : offered.indexOf(limit);
}

/** How what was bought stands to what is demanded: `missing`, `too_low`, or `met`. */
export function statusOf({ cover, least }: DemandedCover, bought: Bought): 'missing' | 'too_low' | 'met' {
  const limit = bought[cover]?.limit;
  if (limit === undefined) return 'missing';
  return rankOf(cover, limit) < rankOf(cover, least) ? 'too_low' : 'met';
}

/** Covers with what is demanded added, or raised to it. */
export function withDemandedCovers<Covers extends Bought>(covers: Covers, demanded: readonly DemandedCover[]): Covers {
  return demanded.reduce(
    (raised, one) => (statusOf(one, raised) === 'met' ? raised : { ...raised, [one.cover]: { limit: one.least } }),
    covers,
  );
}

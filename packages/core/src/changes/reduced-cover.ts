import { amountsOf } from '../billing/endorsement/raised-cover.ts';
import type { Quote } from '../quoting/quote.ts';
import { ownValue } from '../shared/text/own-value.ts';

/** In which way a change covers less than before. */
export const reductionKinds = [
  'cover_left_out',
  'limit_lowered',
  'deductible_raised',
  'terms_changed',
  'vehicle_left_out',
  'vehicle_worth_less',
  'driver_excluded',
] as const;
export type ReductionKind = (typeof reductionKinds)[number];

/** One way in which a change covers less, and the cover, vehicle or person that it is about. */
export type Reduction = { readonly kind: ReductionKind; readonly key: string };

type Covered = Pick<Quote, 'coverages' | 'vehicles' | 'entities'>;

/** What another value of a setting takes away. What cannot be compared may, and is signed for as other terms. */
function reductionOf(name: string, before: unknown, after: unknown): ReductionKind | null {
  const [was, is] = [amountsOf(before), amountsOf(after)];
  if (before === after) return null;
  if (was === null || is === null || was.length !== is.length) return 'terms_changed';
  if (name.includes('deductible')) return is.some((one, index) => one > (was[index] ?? 0)) ? 'deductible_raised' : null;
  return is.some((one, index) => one < (was[index] ?? 0)) ? 'limit_lowered' : null;
}

function reducedCovers(before: Covered, after: Covered): Reduction[] {
  return Object.keys(before.coverages).flatMap((key): Reduction[] => {
    const [was, is] = [ownValue(before.coverages, key) ?? {}, ownValue(after.coverages, key)];
    if (is === undefined) return [{ kind: 'cover_left_out', key }];
    const kinds = Object.entries(was).flatMap(([name, value]) => {
      const kind = reductionOf(name, value, ownValue(is, name));
      return kind === null ? [] : [kind];
    });
    return [...new Set(kinds)].map((kind) => ({ kind, key }));
  });
}

function reducedVehicles(before: Covered, after: Covered): Reduction[] {
  const left = new Map(after.vehicles.map((one) => [one.rootVehicleId, one]));
  return before.vehicles.flatMap(({ rootVehicleId: key, ratingValue, ratingValueType }): Reduction[] => {
    const is = left.get(key);
    if (!is) return [{ kind: 'vehicle_left_out', key }];
    const isWorthLess = (is.ratingValue ?? 0) < (ratingValue ?? 0);
    const isOtherBasis = is.ratingValueType !== ratingValueType && is.ratingValueType === 'actual_cash_value';
    return isWorthLess || isOtherBasis ? [{ kind: 'vehicle_worth_less', key }] : [];
  });
}

/** Who was not excluded from driving and is from then on. */
function excludedDrivers(before: Covered, after: Covered): Reduction[] {
  const excluded = new Set(
    before.entities.filter(({ entityRelationship }) => entityRelationship === 'excluded_driver').map(rootOf),
  );
  return after.entities
    .filter((one) => one.entityRelationship === 'excluded_driver' && !excluded.has(rootOf(one)))
    .map((one) => ({ kind: 'driver_excluded', key: rootOf(one) }));
}

const rootOf = ({ rootEntityId }: { readonly rootEntityId: string }): string => rootEntityId;

/**
 * What a change takes away, cover by cover, vehicle by vehicle and driver by driver, whatever it adds at the same time
 * (docs/rules.md, changes): each of it is signed for by who is insured. Empty where nothing is.
 */
export function reducedCover(before: Covered, after: Covered): readonly Reduction[] {
  return [...reducedCovers(before, after), ...reducedVehicles(before, after), ...excludedDrivers(before, after)];
}

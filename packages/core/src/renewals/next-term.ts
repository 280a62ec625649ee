import type { RatingValueType } from '../products/vocabulary.ts';
import type { Cents } from '../shared/money/money.ts';
import { valueInYear } from '../shared/site/guide-values.ts';
import { type Day, yearOf } from '../shared/time/day.ts';

/** Years of driving beyond which nobody counts. */
const mostYears = 80;

type CoveredVehicle = {
  readonly type: string;
  readonly year: number | null;
  readonly ratingValue: Cents | null;
  readonly ratingValueType: RatingValueType | null;
};

/** What is covered, as far as it changes by itself with its next term. */
type Covered = {
  readonly effectiveDate: Day;
  readonly discounts: readonly string[];
  readonly declarations: Readonly<Record<string, unknown>>;
  readonly entities: readonly { readonly rvDrivingExperienceYears: number | null }[];
  readonly vehicles: readonly CoveredVehicle[];
};

/** What has passed by the next term. */
export type Passed = {
  readonly effectiveDate: Day;
  /** Whole years of the contract that pass with the term that ends. */
  readonly years: number;
  /** Whether what was declared when the contract began lies before what the rates look back on. */
  readonly isDeclaredOver?: boolean;
  /** Whether anything was lost under the contract in that time. */
  readonly hasLosses?: boolean;
};

/** What a vehicle is worth on the first day of another term: what pays its market value loses as the guide says. */
export function movedValue({ type, year, ratingValue, ratingValueType }: CoveredVehicle, from: Day, to: Day) {
  if (ratingValue === null || ratingValueType !== 'actual_cash_value') return ratingValue;
  return valueInYear({ vehicleClass: type, year, value: ratingValue }, { from: yearOf(from), to: yearOf(to) });
}

/**
 * What a policy covers as its next term is described when nobody edits it: from the day on which the term ends, with the
 * experience of its drivers grown by the years of the contract that pass, and vehicles that are insured for their market
 * value at that of the year. What was declared falls away once it is older than what the rates look back on, and nobody
 * is claim free after a loss. Ages follow from the day.
 */
export function nextTermOf<Of extends Covered>(covered: Of, passed: Passed): Of {
  const { effectiveDate, years, isDeclaredOver = false, hasLosses = false } = passed;
  const { declarations, discounts } = covered;
  return {
    ...covered,
    effectiveDate,
    discounts: hasLosses ? discounts.filter((code) => code !== 'claim_free') : discounts,
    declarations:
      isDeclaredOver && declarations['incidents'] !== undefined ? { ...declarations, incidents: {} } : declarations,
    entities: covered.entities.map((one) => {
      const { rvDrivingExperienceYears: driven } = one;
      return driven === null ? one : { ...one, rvDrivingExperienceYears: Math.min(driven + years, mostYears) };
    }),
    vehicles: covered.vehicles.map((one) => {
      const ratingValue = movedValue(one, covered.effectiveDate, effectiveDate);
      return ratingValue === one.ratingValue ? one : { ...one, ratingValue };
    }),
  };
}

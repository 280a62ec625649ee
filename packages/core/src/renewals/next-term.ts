import { endsClaimFree, isAtFault, type Loss } from '../policies/losses.ts';
import type { RatingValueType } from '../products/vocabulary.ts';
import { loyalty } from '../rating/vocabulary.ts';
import { deviceDiscount, discountsWithDevice } from '../quoting/checks/device-discount.ts';
import { incidentMonths } from '../quoting/verifications/record-incidents.ts';
import type { Cents } from '../shared/money/money.ts';
import { valueInYear } from '../shared/site/guide-values.ts';
import { addMonths, ageOn, type Day, yearOf } from '../shared/time/day.ts';

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
type Passed = {
  readonly effectiveDate: Day;
  /** Whole years of the contract that pass with the term that ends. */
  readonly years: number;
  /** Whether what was declared when the contract began lies before what the rates look back on. */
  readonly isDeclaredOver?: boolean;
  /** Whether anything was lost under the contract in that time that ends being claim free. */
  readonly hasLosses?: boolean;
  /** How many losses of that time the insured caused: what the rates give points for. */
  readonly lossesAtFault?: number;
  /** Whether the contract is by then as old as its product wants it for its discount for loyalty. */
  readonly isLoyal?: boolean;
  /** Whether a device in it is heard of and its rates have a discount for that; nothing where nobody asked. */
  readonly isDeviceLive?: boolean;
};

/** What has passed of a contract by its next term, as that was described. */
export type TimePassed = Omit<Passed, 'effectiveDate'>;

/** Of the losses of a contract those on which the rates look back from the first day of its next term. */
export function lossesLookedAt(losses: readonly Loss[], renewalDate: Day): readonly Loss[] {
  const from = addMonths(renewalDate, -incidentMonths);
  return losses.filter(({ on }) => on >= from);
}

/**
 * What passes with a term of a contract that began on a day, of which so much was lost. From so many whole years of a
 * contract on its product is glad of it; 0 is never.
 */
export function timePassed(
  since: Day,
  { effectiveDate, expirationDate }: { readonly effectiveDate: Day; readonly expirationDate: Day },
  losses: readonly Loss[],
  loyaltyYears: number,
): TimePassed {
  const over = addMonths(since, incidentMonths);
  const counted = lossesLookedAt(losses, expirationDate);
  return {
    years: ageOn(since, expirationDate) - ageOn(since, effectiveDate),
    isDeclaredOver: over > effectiveDate && over <= expirationDate,
    hasLosses: counted.some(endsClaimFree),
    lossesAtFault: counted.filter(isAtFault).length,
    isLoyal: loyaltyYears > 0 && ageOn(since, expirationDate) >= loyaltyYears,
  };
}

/** What a vehicle is worth on the first day of another term: what pays its market value loses as the guide says. */
export function movedValue({ type, year, ratingValue, ratingValueType }: CoveredVehicle, from: Day, to: Day) {
  if (ratingValue === null || ratingValueType !== 'actual_cash_value') return ratingValue;
  return valueInYear({ vehicleClass: type, year, value: ratingValue }, { from: yearOf(from), to: yearOf(to) });
}

/** What is granted of a next term: each discount that time gives or takes is looked at again. */
function discountsThen(discounts: readonly string[], { hasLosses, isLoyal, isDeviceLive }: Passed): readonly string[] {
  const stay = discounts.filter((code) => code !== loyalty && !(hasLosses && code === 'claim_free'));
  const gained = isDeviceLive && !stay.includes(deviceDiscount) ? [...stay, deviceDiscount] : stay;
  const followed = isDeviceLive === undefined ? gained : discountsWithDevice(gained, isDeviceLive);
  return isLoyal ? [...followed, loyalty] : followed;
}

/**
 * What a policy covers as its next term is described when nobody edits it: from the day on which the term ends, with the
 * experience of its drivers grown by the years of the contract that pass, and vehicles that are insured for their market
 * value at that of the year. What was declared falls away once it is older than what the rates look back on, what the
 * insured caused under the contract in that time counts beside it, and nobody is claim free after a loss. The discount for
 * loyalty follows the years of the contract, that for a device the device. Ages follow from the day.
 */
export function nextTermOf<Of extends Covered>(covered: Of, passed: Passed): Of {
  const { effectiveDate, years, isDeclaredOver = false, lossesAtFault = 0 } = passed;
  const { losses: _before, ...declared } = covered.declarations;
  const stillDeclared =
    isDeclaredOver && declared['incidents'] !== undefined ? { ...declared, incidents: {} } : declared;
  return {
    ...covered,
    effectiveDate,
    discounts: discountsThen(covered.discounts, passed),
    declarations: lossesAtFault > 0 ? { ...stillDeclared, losses: { at_fault: lossesAtFault } } : stillDeclared,
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

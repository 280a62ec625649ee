import type { Cents } from '../../shared/money/money.ts';
import { type TotalLossRow, totalLossRowOf, usualThreshold } from './total-loss-table.ts';

/** What is known of a damaged vehicle, in cents: repair, what the wreck brings, and its value before the loss. */
export type DamagedVehicle = {
  readonly repair: Cents;
  readonly salvage: Cents;
  readonly value: Cents;
  /** Taxes and fees of another one of its kind. */
  readonly taxesAndFees: Cents;
  /** Whether its owner wants to have the wreck. */
  readonly isRetained: boolean;
  readonly deductible: Cents;
};

export type TotalLossFound = {
  readonly isTotal: boolean;
  /** What the law of the place says, and how sure that is. */
  readonly row: TotalLossRow;
  /** What a total loss pays, never below nothing: value, taxes where they are owed, less the deductible and a wreck that stays. */
  readonly pays: Cents;
  /** Whether its owner may have the wreck; false where the text leaves it to the insurer and nobody read otherwise. */
  readonly mayRetain: boolean;
};

/** Whether repair is at or above a share of the value, in whole cents without rounding. */
const reaches = (cost: Cents, percent: number, value: Cents): boolean => cost * 100 >= value * percent;

function isTotalBy({ rule, percent }: TotalLossRow, { repair, salvage, value }: DamagedVehicle): boolean {
  switch (rule) {
    case 'threshold_percent':
      return reaches(repair, percent ?? usualThreshold, value);
    case 'total_loss_formula':
      return repair + salvage >= value;
    case 'insurer_decides':
      return reaches(repair, usualThreshold, value);
  }
}

/**
 * Whether a vehicle is a total loss by the rule of a place (postal code of state or province) and what that pays. Taxes
 * are paid where the text says so and where none was found: leaving out what is owed is the worse mistake.
 */
export function findTotalLoss(place: string, vehicle: DamagedVehicle): TotalLossFound {
  const row = totalLossRowOf(place);
  const mayRetain = row.mayRetain === true;
  const taxes = row.owesTaxes === false ? 0 : vehicle.taxesAndFees;
  const wreck = vehicle.isRetained && mayRetain ? vehicle.salvage : 0;
  return {
    isTotal: vehicle.value > 0 && isTotalBy(row, vehicle),
    row,
    pays: Math.max(0, vehicle.value + taxes - vehicle.deductible - wreck),
    mayRetain,
  };
}

import { isReplaceable } from '../../products/plans.ts';
import { isMotorised } from '../../products/vocabulary.ts';
import { refusal } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { checkVin } from '../checks/check-vin.ts';
import type { Quote, Vehicle } from '../quote.ts';
import { finding, type Finding, referred } from './finding.ts';

/** More vehicles than these on one policy are a fleet: an underwriter looks first. */
const mostVehicles = 5;

function settlementFinding(vehicle: Vehicle, quote: Quote, path: (field: string) => string): Finding | null {
  const { ratingValueType, purchasePrice, year } = vehicle;
  const { comprehensive, collision } = quote.coverages;
  if (!comprehensive && !collision) return null;
  const field = path('rating_value_type');
  if (ratingValueType === null) {
    return finding('answer', refusal('settlement_missing', 'Choose what a total loss pays.', field));
  }
  if (ratingValueType === 'total_loss_replacement' && !isReplaceable(year, quote.effectiveDate)) {
    const message =
      'A new unit in place of a lost one is for units of this model year or the last. Choose another way.';
    return finding('change', refusal('too_old_to_replace', message, field));
  }
  if (ratingValueType === 'purchase_price' && purchasePrice === null) {
    const missing = refusal('purchase_price_missing', 'Enter what you paid for it.', path('purchase_price'));
    return finding('answer', missing);
  }
  return null;
}

function openVinFinding({ vin, type }: Vehicle, field: string): Finding | null {
  const missing = refusal('vin_missing', 'Enter the VIN. It stands on the title and inside the windshield.', field);
  return vin === null && isMotorised(type) ? finding('answer', missing) : null;
}

function vinFinding({ vin, year }: Vehicle, earlier: readonly Vehicle[], field: string): Finding | null {
  if (vin === null) return null;
  const checked = checkVin(vin, year, field);
  if (!checked.ok) return finding('change', checked.refusal);
  if (!earlier.some((other) => other.vin === vin)) return null;
  return finding('change', refusal('vin_twice', 'Another vehicle of this quote has this VIN. Check both.', field));
}

function titleFinding({ salvageTitle, rootVehicleId }: Vehicle, field: string): Finding | null {
  const input = refusal('salvage_title', 'The title is a salvage title. An underwriter looks at it first.');
  return salvageTitle === true ? referred({ ...input, field }, rootVehicleId) : null;
}

/** What the papers of anything say against insuring it: VINs that cannot be or stand twice, salvage titles. */
export function paperFindings({ vehicles }: Pick<Quote, 'vehicles'>): Finding[] {
  const found = vehicles.flatMap((vehicle, index) => [
    vinFinding(vehicle, vehicles.slice(0, index), `vehicles.${index}.vin`),
    titleFinding(vehicle, `vehicles.${index}.salvage_title`),
  ]);
  return found.filter((one) => one !== null);
}

/** What stands in the way of insuring each recreational vehicle, and all of them together. */
export function vehicleFindings(quote: Quote): Finding[] {
  const { vehicles } = quote;
  const found = vehicles.flatMap((vehicle, index) => {
    const path = (field: string) => `vehicles.${index}.${field}`;
    return [settlementFinding(vehicle, quote, path), openVinFinding(vehicle, path('vin'))].filter(
      (one) => one !== null,
    );
  });
  if (vehicles.length <= mostVehicles) return found;
  const message = sentence('More than {most} vehicles on one policy. An underwriter looks first.', {
    most: mostVehicles,
  });
  return [...found, referred({ ...refusal('many_vehicles', message), field: 'vehicles' }, vehicles.length)];
}

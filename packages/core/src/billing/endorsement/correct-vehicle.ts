import { checkVin } from '../../quoting/checks/check-vin.ts';
import type { Quote } from '../../quoting/quote.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words } from '../../shared/words.ts';

export const vehicleNotCovered = words(
  'This vehicle is not covered by the policy now.',
  'Ce véhicule n’est pas couvert par la police en ce moment.',
);

/** What of a vehicle is corrected, as far as its number is judged by it. */
export type VehicleCorrection = {
  readonly vin?: string | null | undefined;
  readonly year?: number | null | undefined;
};

/** The vehicle that a correction is about, by its root, and its right number; null where the number stays. */
export type VehicleCorrected = { readonly rootVehicleId: string; readonly vin: string | null };

/**
 * What a vehicle of a policy is called (docs/rules.md, corrections): the right number names the same vehicle, so that it
 * is of its model year and of no other vehicle there.
 */
export function decideCorrectVehicle(
  { vehicles }: Pick<Quote, 'vehicles'>,
  vehicleId: string,
  { vin: typed, year }: VehicleCorrection,
): Decision<VehicleCorrected> {
  const vehicle = vehicles.find((one) => one.vehicleId === vehicleId);
  if (!vehicle) return refuse('vehicle_not_covered', vehicleNotCovered, 'vehicle_id');
  const { rootVehicleId } = vehicle;
  if (typed === undefined || typed === null) return accept({ rootVehicleId, vin: null });
  const field = 'vehicle.vin';
  const checked = checkVin(typed, year ?? vehicle.year, field);
  if (!checked.ok) return checked;
  const vin = checked.event;
  if (vehicles.some((one) => one !== vehicle && one.vin === vin)) {
    return refuse(
      'vin_taken',
      words('Another vehicle of this policy has this VIN.', 'Un autre véhicule de cette police porte ce NIV.'),
      field,
    );
  }
  return accept({ rootVehicleId, vin });
}

/** Whether a correction leaves the price of the term, in cents, as it is; what moves it is a change. */
export function checkSamePrice(before: Cents, after: Cents): Decision<true> {
  return before === after
    ? accept(true)
    : refuse(
        'correction_moves_price',
        words(
          'This moves the price, so it is no correction. It takes a change.',
          'Cela modifie le prix : ce n’est pas une correction, il faut une modification.',
        ),
      );
}

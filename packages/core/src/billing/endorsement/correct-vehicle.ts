import { checkVin } from '../../quoting/checks/check-vin.ts';
import type { Quote } from '../../quoting/quote.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words } from '../../shared/words.ts';
import { saysSoAlready } from '../../policies/correct-named-insured.ts';

export const vehicleNotCovered = words(
  'This vehicle is not covered by the policy now.',
  'Ce véhicule n’est pas couvert par la police en ce moment.',
);

/** A policy's vehicles with the right number of one of them, and what is corrected by its root. */
export type VehicleCorrected = {
  readonly vehicles: Quote['vehicles'];
  readonly vehicleId: string;
  readonly rootVehicleId: string;
  readonly vin: string;
};

/**
 * The right identification number of a vehicle of a policy (docs/rules.md, corrections): it names the same vehicle, so
 * that it is of its model year and of no other vehicle there.
 */
export function decideCorrectVehicle(
  { vehicles }: Pick<Quote, 'vehicles'>,
  vehicleId: string,
  typed: string,
): Decision<VehicleCorrected> {
  const vehicle = vehicles.find((one) => one.vehicleId === vehicleId);
  if (!vehicle) return refuse('vehicle_not_covered', vehicleNotCovered, 'vehicle_id');
  const checked = checkVin(typed, vehicle.year, 'vin');
  if (!checked.ok) return checked;
  const vin = checked.event;
  if (vin === vehicle.vin) return refuse('nothing_changed', saysSoAlready, 'vin');
  if (vehicles.some((one) => one.vin === vin)) {
    return refuse(
      'vin_taken',
      words('Another vehicle of this policy has this VIN.', 'Un autre véhicule de cette police porte ce NIV.'),
      'vin',
    );
  }
  const corrected = vehicles.map((one) => (one === vehicle ? { ...one, vin } : one));
  return accept({ vehicles: corrected, vehicleId, rootVehicleId: vehicle.rootVehicleId, vin });
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
        'vin',
      );
}

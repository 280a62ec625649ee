import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { Quote } from '../quote.ts';
import { addVehicle } from '../../rating/personal-structure.ts';
import { words } from '../../shared/words.ts';

/** The most vehicles that a quote names; how many a line insures is less, and is said by its findings. */
export const mostVehicles = 500;

/** Whether so many vehicles more may be added to a quote: one at least. */
export function decideAddVehicles(
  { vehicles }: Pick<Quote, 'vehicles'>,
  count: number,
): Decision<true, 'no_vehicles' | 'too_many_vehicles'> {
  if (count === 0) return refuse('no_vehicles', addVehicle, 'vehicles');
  if (vehicles.length + count <= mostVehicles) return accept(true);
  const message = sentence(
    words(
      'A quote holds at most {most} vehicles. Leave some out.',
      'Une soumission contient au plus {most} véhicules. Retirez-en quelques-uns.',
    ),
    { most: mostVehicles },
  );
  return refuse('too_many_vehicles', message, 'vehicles');
}

/** Which vehicles may be taken off a quote: all that are named, and never the last one. */
export function decideRemoveVehicles(
  { vehicles }: Pick<Quote, 'vehicles'>,
  ids: readonly string[],
): Decision<readonly string[], 'vehicle_removed' | 'last_vehicle'> {
  const named = [...new Set(ids)];
  if (named.some((id) => !vehicles.some(({ vehicleId }) => vehicleId === id))) return vehicleRemoved();
  return named.length < vehicles.length
    ? accept(named)
    : refuse(
        'last_vehicle',
        words(
          'A quote needs a vehicle. Add another before you take this one off.',
          'Une soumission exige un véhicule. Ajoutez-en un autre avant de retirer celui-ci.',
        ),
      );
}

/** The refusal of what was to be done to a vehicle that is on the quote no more. */
export function vehicleRemoved() {
  return refuse(
    'vehicle_removed',
    words('This vehicle was taken off the quote.', 'Ce véhicule a été retiré de la soumission.'),
  );
}

/** Whether somebody may have lent the money for a vehicle of a quote: a lienholder who is on it. */
export function checkLienholder(
  { entities }: Pick<Quote, 'entities'>,
  id: string,
): Decision<true, 'lienholder_unknown'> {
  const isKnown = entities.some((one) => one.entityId === id && one.entityRelationship === 'lienholder');
  return isKnown
    ? accept(true)
    : refuse(
        'lienholder_unknown',
        words('Choose a lienholder who is on this quote.', 'Choisissez un créancier qui figure dans cette soumission.'),
        'vehicle.lienholder_id',
      );
}

import type { StorageType } from '../products/vocabulary.ts';
import { checkVehicle } from '../quoting/checks/check-vehicle.ts';
import type { SampleUse } from '../rating/range/sample-range.ts';
import type { Day } from '../shared/time/day.ts';
import { accept, type Decision } from '../shared/decision.ts';

/** What a visitor tells of the example: null or absent is not said. */
export type StatedUse = {
  readonly nights?: number | null | undefined;
  readonly storage_type?: string | null | undefined;
  readonly rental_percent?: number | null | undefined;
};

/**
 * How the example is used, as a vehicle of somebody's own would be read: more than 150 nights make a home of it. Refuses
 * what no vehicle may answer, at the field of a vehicle.
 */
export function checkSampleUse(
  { nights, storage_type: stored, rental_percent: rented }: StatedUse,
  today: Day,
): Decision<SampleUse> {
  const notified = { nightsPerYear: nights ?? null, rentalUtilizationRate: rented ?? null };
  const read = checkVehicle({ ...notified, storageType: (stored ?? null) as StorageType | null }, today);
  if (!read.ok) return read;
  const { usageType = null, storageType = null, rentalUtilizationRate = null } = read.event;
  return accept({ usage: usageType, storage: storageType, rentalUtilization: rentalUtilizationRate });
}

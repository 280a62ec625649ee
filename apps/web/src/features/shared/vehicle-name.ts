import type { VehicleNameFragment } from '../../generated/documents.ts';

/** Year, make and model in one line; null while none is known. */
export function vehicleName(vehicle: VehicleNameFragment | null | undefined): string | null {
  if (!vehicle) return null;
  return [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ') || null;
}

/** Every vehicle of a quote in one line, as far as they are known. */
export function vehicleNames(vehicles: readonly VehicleNameFragment[]): string {
  return vehicles
    .map(vehicleName)
    .filter((name) => name !== null)
    .join(', ');
}

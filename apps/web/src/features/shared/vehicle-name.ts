type Vehicle = { readonly year: number | null; readonly make: string | null; readonly model: string | null };

/** Year, make and model in one line; null while none is known. */
export function vehicleName(vehicle: Vehicle | null | undefined): string | null {
  if (!vehicle) return null;
  return [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ') || null;
}

const codes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Letters and digits of a VIN as typed, in capitals. */
export function tidyVin(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 17);
}

/**
 * The model year that the tenth character of a full VIN stands for, null without one. The code repeats every 30 years;
 * the latest year that may already be sold is meant (49 CFR 565.15).
 */
export function vinYear(vin: string, thisYear: number): number | null {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return null;
  const index = codes.indexOf(vin.charAt(9));
  if (index < 0) return null;
  const first = 1980 + index;
  const rounds = Math.floor((thisYear + 1 - first) / 30);
  return rounds < 0 ? null : first + rounds * 30;
}

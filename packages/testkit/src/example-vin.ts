import { vinCheckDigit } from '@roadworthy/core/quoting/check-vin.ts';

const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** A VIN with its right check digit that names a model year of 1980 or later; the serial tells vehicles apart. */
export function exampleVin(year: number, serial = 1): string {
  const draft = `1F66F5DY0${yearCodes.charAt((year - 1980) % 30)}A1${String(serial).padStart(5, '0')}`;
  return draft.slice(0, 8) + vinCheckDigit(draft) + draft.slice(9);
}

import { vinCheckDigit, vinYearCode } from '@roadworthy/core/shared/vin.ts';

/** A VIN with its right check digit that names a model year of 1980 or later; the serial tells vehicles apart. */
export function exampleVin(year: number, serial = 1): string {
  const draft = `1F66F5DY0${vinYearCode(year)}A1${String(serial).padStart(5, '0')}`;
  return draft.slice(0, 8) + vinCheckDigit(draft) + draft.slice(9);
}

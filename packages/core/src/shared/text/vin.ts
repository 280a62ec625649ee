import { cleanText } from './clean-text.ts';
import { ownValue } from './own-value.ts';

// 49 CFR 565.15: values of the letters and weights of the positions; position 9 holds the check digit.
const letterValues: Readonly<Record<string, number>> = Object.fromEntries(
  [...'ABCDEFGH']
    .map((letter, index) => [letter, index + 1])
    .concat(
      [...'JKLMN'].map((letter, index) => [letter, index + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, index) => [letter, index + 2]),
    ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

// 49 CFR 565.15: position 10 holds the model year, A for 1980 and again, 30 years later, for 2010.
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstCodedYear = 1980;

/** The first model year whose vehicles carry numbers of 17 characters (49 CFR 565). */
export const firstStandardYear = 1981;

const serialLengths = { least: 5, most: 17 };

/** Whether a vehicle of a model year carries a maker’s serial number: any letters and digits, 5 to 17 of them. */
export function hasSerialNumber(year: number | null): boolean {
  return year !== null && year < firstStandardYear;
}

/**
 * What is wrong with how an identification number of a vehicle of a model year is written, in capitals and without
 * blanks; null where it fits. The standard of 17 characters leaves I, O and Q out; serial numbers before it hold them.
 */
export function vinShape(vin: string, year: number | null): 'characters' | 'length' | null {
  if (hasSerialNumber(year)) {
    if (!/^[A-Z0-9]+$/.test(vin)) return 'characters';
    return vin.length >= serialLengths.least && vin.length <= serialLengths.most ? null : 'length';
  }
  if (!/^[A-HJ-NPR-Z0-9]+$/.test(vin)) return 'characters';
  return vin.length === 17 ? null : 'length';
}

/** The check digit that a 17-character identification number must carry in position 9: a digit, or X for ten. */
export function vinCheckDigit(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const character = vin.charAt(index);
    return total + weight * (ownValue(letterValues, character) ?? Number(character));
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Whether a number was given in North America (it begins with 1 to 5 or 7), where it has a check digit and a model year. */
export function isNorthAmericanVin(vin: string): boolean {
  return /^[1-57]/.test(vin);
}

/** Whether a number of 17 characters carries the check digit that it must; elsewhere than in North America it need not. */
export function fitsCheckDigit(vin: string): boolean {
  return !isNorthAmericanVin(vin) || vin.charAt(8) === vinCheckDigit(vin);
}

/** The character that stands for a model year from 1980 on in position 10. */
export function vinYearCode(year: number): string {
  return yearCodes.charAt((year - firstCodedYear) % yearCodes.length);
}

/** Every model year until 2069 that position 10 may stand for, oldest first; none where it names none. */
export function codedYears(vin: string): readonly number[] {
  const code = yearCodes.indexOf(vin.charAt(9));
  if (code < 0 || vin.length < 10) return [];
  return [0, 1, 2].map((cycle) => firstCodedYear + code + cycle * yearCodes.length);
}

/** The latest model year of a complete VIN that may be sold in a calendar year already; null where it names none. */
export function vinYear(vin: string, thisYear: number): number | null {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return null;
  return codedYears(vin).findLast((year) => year <= thisYear + 1) ?? null;
}

/** Letters and digits of a VIN as typed, in capitals and no more than 17. */
export function tidyVin(typed: string): string {
  return cleanText(typed, 'number')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 17);
}

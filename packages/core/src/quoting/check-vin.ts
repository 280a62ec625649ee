import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';

export type VinRefusal = 'vin_characters' | 'vin_length' | 'vin_check_digit' | 'vin_year';

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
const firstStandardYear = 1981;

const isNorthAmerican = (vin: string): boolean => /^[1-57]/.test(vin);

/** The check digit that a 17-character identification number must carry in position 9: a digit, or X for ten. */
export function vinCheckDigit(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const character = vin.charAt(index);
    return total + weight * (letterValues[character] ?? Number(character));
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

// 49 CFR 565.15: position 10 holds the model year, A for 1980 and again, 30 years later, for 2010.
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstCodedYear = 1980;

/** How far a coach may be from its chassis, whose maker numbered it: built on last year's, sold as the next one's. */
const yearsFromChassis = { before: 1, after: 2 };

/** Whether a number says a model year, and one that the vehicle may have; only North America has to write it there. */
function decideYear(vin: string, year: number | null, field: string): Decision<string, VinRefusal> {
  if (!isNorthAmerican(vin)) return accept(vin);
  const code = yearCodes.indexOf(vin.charAt(9));
  if (code === -1) {
    return refuse('vin_year', 'The tenth character of a VIN names its model year; this one names none.', field);
  }
  const { before, after } = yearsFromChassis;
  const fits = [0, 30, 60].some((cycle) => {
    const coded = firstCodedYear + cycle + code;
    return year === null || (year >= coded - before && year <= coded + after);
  });
  return fits
    ? accept(vin)
    : refuse('vin_year', 'This VIN is of another model year. Check the VIN and the year.', field);
}

/**
 * A vehicle identification number in capitals: 17 characters with a valid check digit when it is North American (it
 * begins with 1 to 5 or 7). Units built before 1981 carry serial numbers of 5 to 17 characters without one.
 */
export function checkVin(text: string, year: number | null, field = 'vehicle.vin'): Decision<string, VinRefusal> {
  const vin = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]+$/.test(vin)) {
    return refuse(
      'vin_characters',
      'A VIN has letters and digits, but never I, O or Q. Look for 1 or 0 instead.',
      field,
    );
  }
  if (year !== null && year < firstStandardYear) {
    const fits = vin.length >= 5 && vin.length <= 17;
    return fits ? accept(vin) : refuse('vin_length', 'A serial number has 5 to 17 characters.', field);
  }
  if (vin.length !== 17) {
    return refuse(
      'vin_length',
      sentence('A VIN has 17 characters; this one has {count}. Check it against the plate.', { count: vin.length }),
      field,
    );
  }
  if (vin.startsWith('0')) {
    return refuse('vin_characters', 'No VIN begins with 0. Look for the letter or digit on the plate.', field);
  }
  if (isNorthAmerican(vin) && vin.charAt(8) !== vinCheckDigit(vin)) {
    return refuse(
      'vin_check_digit',
      'This VIN does not add up, so a character is wrong. Check it against the plate.',
      field,
    );
  }
  return decideYear(vin, year, field);
}

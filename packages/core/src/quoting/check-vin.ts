import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';

export type VinRefusal = 'vin_characters' | 'vin_length' | 'vin_check_digit';

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

/** The check digit that a 17-character identification number must carry in position 9: a digit, or X for ten. */
export function vinCheckDigit(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const character = vin.charAt(index);
    return total + weight * (letterValues[character] ?? Number(character));
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
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
  if (/^[1-57]/.test(vin) && vin.charAt(8) !== vinCheckDigit(vin)) {
    return refuse(
      'vin_check_digit',
      'This VIN does not add up, so a character is wrong. Check it against the plate.',
      field,
    );
  }
  return accept(vin);
}

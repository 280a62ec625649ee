import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';

/** Characters of a driver's license number without blanks and hyphens. States differ, and change their forms. */
export const licenseLengths = { min: 4, max: 20 } as const;

export type LicenseRefusal = 'license_characters' | 'license_length';

/**
 * The number of a driver's license as it is kept: capitals, without the blanks and hyphens that it is printed with.
 * Every state and province has a form of its own and changes it, so no more is asked than that it could be one: letters
 * and digits, a digit among them, and the asterisks of older ones.
 */
export function checkLicenseNumber(
  text: string,
  field = 'named_insured.license_number',
): Decision<string, LicenseRefusal> {
  const number = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  const { min, max } = licenseLengths;
  if (number.length < min || number.length > max) {
    return refuse('license_length', sentence('A license number has {min} to {max} characters.', { min, max }), field);
  }
  return /^[A-Z\d*]+$/.test(number) && /\d/.test(number)
    ? accept(number)
    : refuse('license_characters', 'A license number has letters and digits. Copy it from the license.', field);
}

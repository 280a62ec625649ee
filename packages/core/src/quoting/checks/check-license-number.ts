import { areaOf } from '../../products/live-states.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { Country } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

/** Characters of a driver's license number without blanks and hyphens. States differ, and change their forms. */
export const licenseLengths = { min: 4, max: 20 } as const;

/** Who gave a license: a state or province, with its country. */
export type LicenseIssuer = { readonly country: Country; readonly administrativeArea: string };

/** The state or province of a driver's license, by its postal code (`OH`). */
export function checkLicenseIssuer(
  text: string,
  field = 'named_insured.license_administrative_area',
): Decision<LicenseIssuer, 'license_area_unknown'> {
  const administrativeArea = text.trim().toUpperCase();
  const area = areaOf(administrativeArea);
  if (area === null) {
    return refuse(
      'license_area_unknown',
      words(
        'Choose the state or province that gave the license.',
        'Choisissez la province ou l’État qui a délivré le permis.',
      ),
      field,
    );
  }
  return accept({ country: area.startsWith('CA-') ? 'CA' : 'US', administrativeArea });
}

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
    return refuse(
      'license_length',
      sentence(
        words(
          'A license number has {min} to {max} characters.',
          'Un numéro de permis compte de {min} à {max} caractères.',
        ),
        { min, max },
      ),
      field,
    );
  }
  return /^[A-Z\d*]+$/.test(number) && /\d/.test(number)
    ? accept(number)
    : refuse(
        'license_characters',
        words(
          'A license number has letters and digits. Copy it from the license.',
          'Un numéro de permis contient des lettres et des chiffres. Recopiez-le du permis.',
        ),
        field,
      );
}

import { cleanText } from '../../shared/text/clean-text.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { codedYears, fitsCheckDigit, hasSerialNumber, isNorthAmericanVin, vinShape } from '../../shared/text/vin.ts';
import { words } from '../../shared/words.ts';

export type VinRefusal = 'vin_characters' | 'vin_length' | 'vin_check_digit' | 'vin_year';

/** How far a coach may be from its chassis, whose maker numbered it: built on last year's, sold as the next one's. */
const yearsFromChassis = { before: 1, after: 2 };

/** Whether a number says a model year, and one that the vehicle may have; only North America has to write it there. */
function decideYear(vin: string, year: number | null, field: string): Decision<string, VinRefusal> {
  if (!isNorthAmericanVin(vin)) return accept(vin);
  const coded = codedYears(vin);
  if (coded.length === 0) {
    return refuse(
      'vin_year',
      words(
        'The tenth character of a VIN names its model year; this one names none.',
        'Le dixième caractère d’un NIV désigne l’année modèle ; celui-ci n’en désigne aucune.',
      ),
      field,
    );
  }
  const { before, after } = yearsFromChassis;
  const fits = year === null || coded.some((one) => year >= one - before && year <= one + after);
  return fits
    ? accept(vin)
    : refuse(
        'vin_year',
        words(
          'This VIN is of another model year. Check the VIN and the year.',
          'Ce NIV est d’une autre année modèle. Vérifiez le NIV et l’année.',
        ),
        field,
      );
}

/**
 * A vehicle identification number in capitals: 17 characters with a valid check digit when it is North American (it
 * begins with 1 to 5 or 7). Units built before 1981 carry serial numbers of 5 to 17 letters and digits without one.
 */
export function checkVin(text: string, year: number | null, field = 'vehicle.vin'): Decision<string, VinRefusal> {
  const vin = cleanText(text, 'number').replaceAll(/[\s-]/g, '').toUpperCase();
  const shape = vinShape(vin, year);
  if (hasSerialNumber(year)) {
    if (shape === null) return accept(vin);
    const message =
      shape === 'length'
        ? words('A serial number has 5 to 17 characters.', 'Un numéro de série compte de 5 à 17 caractères.')
        : words(
            'A serial number has letters and digits. Copy it from the plate or the title.',
            'Un numéro de série se compose de lettres et de chiffres. Copiez-le de la plaque ou du titre.',
          );
    return refuse(`vin_${shape}`, message, field);
  }
  if (shape === 'characters') {
    return refuse(
      'vin_characters',
      words(
        'A VIN has letters and digits, but never I, O or Q. Look for 1 or 0 instead.',
        'Un NIV contient des lettres et des chiffres, mais jamais I, O ni Q. Cherchez plutôt 1 ou 0.',
      ),
      field,
    );
  }
  if (shape === 'length') {
    return refuse(
      'vin_length',
      sentence(
        words(
          'A VIN has 17 characters; this one has {count}. Check it against the plate.',
          'Un NIV compte 17 caractères ; celui-ci en compte {count}. Comparez-le à la plaque du véhicule.',
        ),
        { count: vin.length },
      ),
      field,
    );
  }
  if (vin.startsWith('0')) {
    return refuse(
      'vin_characters',
      words(
        'No VIN begins with 0. Look for the letter or digit on the plate.',
        'Aucun NIV ne commence par 0. Cherchez la lettre ou le chiffre sur la plaque.',
      ),
      field,
    );
  }
  if (!fitsCheckDigit(vin)) {
    return refuse(
      'vin_check_digit',
      words(
        'This VIN does not add up, so a character is wrong. Check it against the plate.',
        'Ce NIV n’est pas valide : un caractère est erroné. Comparez-le à la plaque du véhicule.',
      ),
      field,
    );
  }
  return decideYear(vin, year, field);
}

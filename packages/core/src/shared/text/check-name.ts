import {
  addressInside,
  findLineProblem,
  findPrintedLineProblem,
  holdsAddress,
  type TextRefusal,
  tidyLine,
} from './check-text.ts';
import { cleanText } from './clean-text.ts';
import { accept, refusal, type Decision, type Refusal } from '../decision.ts';
import { sentence } from './sentence.ts';
import { words } from '../words.ts';

export type NameRefusal = TextRefusal | 'name_has_other_characters' | 'name_has_no_letter' | 'name_has_many_digits';

// The joiners stand inside words of Persian and of India's scripts, the points inside Catalan and Japanese names.
const personal = /^(?:[\p{L}\p{M} '.·・-]|\u{200C}|\u{200D})*$/u;
const commercial = /^(?:[\p{L}\p{M}\p{N} '.·・,;:&+/()#!*%°№™®-]|\u{200C}|\u{200D})*$/u;

/** A numbered company has up to eight digits in its name; a telephone number has ten. */
const mostDigits = 8;

function findProblem(name: string, whose: 'person' | 'business', field?: string): Refusal<NameRefusal> | null {
  const line = findLineProblem(name, 'name', field);
  if (line) return line;
  if (holdsAddress(name)) return addressInside(field);
  if (!(whose === 'person' ? personal : commercial).test(name)) {
    const message =
      whose === 'person'
        ? words(
            'A name has letters, blanks, apostrophes, hyphens and full stops. Leave out everything else.',
            'Un nom a des lettres, des espaces, des apostrophes, des traits d’union et des points. Omettez tout le reste.',
          )
        : words(
            'The name of a business has letters, digits and ordinary punctuation. Leave out everything else.',
            'Le nom d’une entreprise a des lettres, des chiffres et la ponctuation courante. Omettez tout le reste.',
          );
    return refusal('name_has_other_characters', message, field);
  }
  if (!/\p{L}/u.test(name)) {
    return refusal(
      'name_has_no_letter',
      words('A name has at least one letter.', 'Un nom a au moins une lettre.'),
      field,
    );
  }
  if ((name.match(/\p{N}/gu) ?? []).length > mostDigits) {
    const message = sentence(
      words(
        'A name has at most {most} digits. Enter a number in the field for it.',
        'Un nom a au plus {most} chiffres. Entrez un numéro dans le champ prévu.',
      ),
      {
        most: mostDigits,
      },
    );
    return refusal('name_has_many_digits', message, field);
  }
  return findPrintedLineProblem(name, 'name', field);
}

/**
 * A name as it is stored: cleaned, composed (NFC), with single blanks, hyphens and apostrophes of one kind. A person's
 * has letters of any script, marks, blanks, apostrophes, hyphens and full stops; a business's ordinary punctuation and some digits too. Neither sends anybody to
 * an address, for names stand in letters and documents.
 */
export function checkName(text: string, whose: 'person' | 'business', field?: string): Decision<string, NameRefusal> {
  // A flood is refused before it is composed, which may lengthen it.
  const flood = findLineProblem(text, 'name', field);
  if (flood) return { ok: false, refusal: flood };
  const name = tidyLine(cleanText(text, 'name'));
  const problem = findProblem(name, whose, field);
  return problem === null ? accept(name) : { ok: false, refusal: problem };
}

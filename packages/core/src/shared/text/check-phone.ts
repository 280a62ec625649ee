import { findLineProblem, type TextRefusal } from './check-text.ts';
import { refusal, type Refusal } from '../decision.ts';
import { isPhoneNumber } from './phone-number.ts';
import { words } from '../words.ts';

/** What is wrong with a telephone number as it was typed, or null. */
export function findPhoneProblem(phone: string, field: string): Refusal<TextRefusal | 'phone_invalid'> | null {
  const line = findLineProblem(phone, 'phone', field);
  if (line) return line;
  const message = words(
    'Use ten digits, like 216-555-0148, or + and the country code for a number elsewhere.',
    'Entrez dix chiffres, comme 514-555-0148, ou + et l’indicatif du pays pour un numéro d’ailleurs.',
  );
  return isPhoneNumber(phone) ? null : refusal('phone_invalid', message, field);
}

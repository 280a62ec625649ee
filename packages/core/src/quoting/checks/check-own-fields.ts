import { characterCount } from '../../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';

/** What the organization or a program keeps of its own about a quote; nothing reads it. */
export type OwnFields = Readonly<Record<string, unknown>>;

type OwnFieldsRefusal = 'fields_malformed' | 'fields_too_long' | 'number_too_long';

// The database has room for 20,000 bytes, of which a character takes up to four, with a blank after each separator.
const longest = 5_000;

/** The database writes numbers out: what JSON spells with an exponent may be as long as it likes there. */
function holdsLongNumber(value: unknown): boolean {
  if (typeof value === 'number') return String(value).includes('e');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsLongNumber);
}

/** An object of values by name, of at most 5,000 characters as it is sent; `field` is its argument. */
export function checkOwnFields(value: unknown, field: string): Decision<OwnFields, OwnFieldsRefusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(
      'fields_malformed',
      words('Send an object, each value by its name.', 'Envoyez un objet, chaque valeur sous son nom.'),
      field,
    );
  }
  if (characterCount(JSON.stringify(value)) > longest) {
    const message = sentence(
      words(
        'These values have more than {longest} characters. Leave some out.',
        'Ces valeurs comptent plus de {longest} caractères. Retirez-en quelques-unes.',
      ),
      { longest },
    );
    return refuse('fields_too_long', message, field);
  }
  if (holdsLongNumber(value))
    return refuse(
      'number_too_long',
      words('Write very long numbers as texts.', 'Écrivez les très longs nombres comme du texte.'),
      field,
    );
  return accept(Object.fromEntries(Object.entries(value)));
}

import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { type PostalCode, readPostalCode } from '../../shared/text/postal-code.ts';
import { words } from '../../shared/words.ts';

export const enterPostalCode = words('Enter your ZIP or postal code.', 'Entrez votre code postal ou ZIP.');

export type PostalCodeRefusal = 'postal_code_missing' | 'postal_code_malformed';

/** A ZIP code (`44101` or `44101-1234`) or a Canadian postal code, written as `K1A 0B1`, and the country it names. */
export function checkPostalCode(text: string, field = 'postal_code'): Decision<PostalCode, PostalCodeRefusal> {
  if (text.trim() === '') return refuse('postal_code_missing', enterPostalCode, field);
  const read = readPostalCode(text);
  return read
    ? accept(read)
    : refuse(
        'postal_code_malformed',
        words(
          'Use five digits, like 44101, or a Canadian code, like K1A 0B1.',
          'Entrez un code canadien, comme K1A 0B1, ou cinq chiffres, comme 44101.',
        ),
        field,
      );
}

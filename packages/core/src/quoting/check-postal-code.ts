import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { Country } from './vocabulary.ts';

export type PostalCode = { readonly country: Country; readonly postalCode: string };
export type PostalCodeRefusal = 'postal_code_missing' | 'postal_code_malformed';

const unitedStates = /^(\d{5})(?:[-\s]?(\d{4}))?$/;
// Canada Post never uses D, F, I, O, Q or U, and no code begins with W or Z.
const canada = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[-\s]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** A ZIP code (`44101` or `44101-1234`) or a Canadian postal code, written as `K1A 0B1`, and the country it names. */
export function checkPostalCode(text: string, field = 'postal_code'): Decision<PostalCode, PostalCodeRefusal> {
  const code = text.trim().toUpperCase();
  if (code === '') return refuse('postal_code_missing', 'Enter your ZIP or postal code.', field);
  const zip = unitedStates.exec(code);
  if (zip) return accept({ country: 'US', postalCode: zip[2] === undefined ? `${zip[1]}` : `${zip[1]}-${zip[2]}` });
  const canadian = canada.exec(code);
  if (canadian) return accept({ country: 'CA', postalCode: `${canadian[1]} ${canadian[2]}` });
  return refuse('postal_code_malformed', 'Use five digits, like 44101, or a Canadian code, like K1A 0B1.', field);
}

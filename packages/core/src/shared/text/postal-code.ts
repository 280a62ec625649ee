import { cleanText } from './clean-text.ts';

export type PostalCode = { readonly country: 'US' | 'CA'; readonly postalCode: string };

const unitedStates = /^(\d{5})(?:[-\s]?(\d{4}))?$/;
// Canada Post never uses D, F, I, O, Q or U, and no code begins with W or Z.
const canada = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[-\s]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** A ZIP code (`44101` or `44101-1234`) or a Canadian postal code, written as `K1A 0B1`; null for any other text. */
export function readPostalCode(text: string): PostalCode | null {
  const code = cleanText(text, 'postal_code').toUpperCase();
  const zip = unitedStates.exec(code);
  if (zip) return { country: 'US', postalCode: zip[2] === undefined ? `${zip[1]}` : `${zip[1]}-${zip[2]}` };
  const canadian = canada.exec(code);
  return canadian ? { country: 'CA', postalCode: `${canadian[1]} ${canadian[2]}` } : null;
}

/** Whether a postal code may be that of a place: no ZIP code begins with 000 to 004. */
export function namesPlaces({ country, postalCode }: PostalCode): boolean {
  return country === 'CA' || postalCode >= '005';
}

import { cleanText } from '@roadworthy/core/shared/text/clean-text.ts';
import { namesPlaces, readPostalCode } from '@roadworthy/core/shared/text/postal-code.ts';

/** A postal code that may be one; where it lies, the server knows. */
export const postalCode =
  (missing: string) =>
  (text: string): string | null => {
    if (cleanText(text, 'postal_code') === '') return missing;
    const read = readPostalCode(text);
    if (read === null) return 'errors.postalCodeShape';
    return namesPlaces(read) ? null : 'errors.postalCodeUnknown';
  };

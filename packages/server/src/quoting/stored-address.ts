import type { Location } from '@roadworthy/core/quoting/quote.ts';
import type { PostalAddress } from '@roadworthy/providers/post/port.ts';

/** Where something is mailed, as it was when it was written: a row keeps it, whatever becomes of the place. */
export type StoredAddress = {
  readonly line_1: string | null;
  readonly line_2: string | null;
  readonly locality: string | null;
  readonly administrative_area: string;
  readonly postal_code: string;
  readonly country: 'US' | 'CA';
};

type Placed = Pick<Location, 'line1' | 'line2' | 'locality' | 'administrativeArea' | 'postalCode' | 'country'>;

export const storedAddress = (place: Placed): StoredAddress => ({
  line_1: place.line1,
  line_2: place.line2,
  locality: place.locality,
  administrative_area: place.administrativeArea,
  postal_code: place.postalCode,
  country: place.country,
});

/** The same as a vendor of letters takes it; null where nothing could be mailed. */
export function postalAddressOf(name: string, stored: unknown): PostalAddress | null {
  const { line_1, line_2, locality, administrative_area, postal_code, country } = stored as StoredAddress;
  if (!line_1 || !locality) return null;
  return {
    name,
    line1: line_1,
    line2: line_2,
    city: locality,
    region: administrative_area,
    postalCode: postal_code,
    country,
  };
}

/** The same as a page prints it. */
export function placeOnPaper(stored: unknown): Omit<Placed, 'country'> {
  const { line_1: line1, line_2: line2, locality, administrative_area, postal_code } = stored as StoredAddress;
  return { line1, line2, locality, administrativeArea: administrative_area, postalCode: postal_code };
}

import type { AddressLineFragment } from '../../generated/documents.ts';

/** An address in one line; null while there is none. */
export function addressLine(address: AddressLineFragment | null | undefined): string | null {
  if (!address) return null;
  const { line_1, line_2, locality, administrative_area, postal_code } = address;
  return [line_1, line_2, locality, `${administrative_area} ${postal_code}`.trim()].filter(Boolean).join(', ');
}

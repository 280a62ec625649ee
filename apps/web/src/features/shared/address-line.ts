export type Address = {
  readonly line_1: string | null;
  readonly line_2: string | null;
  readonly locality: string | null;
  readonly administrative_area: string;
  readonly postal_code: string;
};

/** An address in one line; null while there is none. */
export function addressLine(address: Address | null | undefined): string | null {
  if (!address) return null;
  const { line_1, line_2, locality, administrative_area, postal_code } = address;
  return [line_1, line_2, locality, `${administrative_area} ${postal_code}`.trim()].filter(Boolean).join(', ');
}

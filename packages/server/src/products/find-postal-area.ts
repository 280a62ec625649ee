import type { Tx } from '../kernel/database.ts';

export type PostalArea = {
  readonly country: 'US' | 'CA';
  readonly administrativeArea: string;
  readonly timeZone: string;
  /** Whether the post's list has the code, or it is taken to lie where most codes that begin like it do. */
  readonly isListed: boolean;
};

/** The code as the list has it, and what it begins with: five and three digits, or three characters and one. */
function prefixesOf(country: 'US' | 'CA', postalCode: string): [listed: string, fallback: string] {
  return country === 'US'
    ? [postalCode.slice(0, 5), postalCode.slice(0, 3)]
    : [postalCode.slice(0, 3), postalCode.slice(0, 1)];
}

/** Where a normalised postal code lies (`43215`, `K1A 0B1`), or null when no such area is known. */
export async function findPostalArea(tx: Tx, country: 'US' | 'CA', postalCode: string): Promise<PostalArea | null> {
  const prefixes = prefixesOf(country, postalCode);
  const row = await tx
    .selectFrom('postal_areas')
    .select(['prefix', 'administrative_area', 'time_zone'])
    .where('country', '=', country)
    .where('prefix', 'in', prefixes)
    .orderBy('prefix', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  return {
    country,
    administrativeArea: row.administrative_area,
    timeZone: row.time_zone,
    isListed: row.prefix === prefixes[0],
  };
}

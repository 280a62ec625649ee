import type { Tx } from '../kernel/database.ts';

export type PostalArea = {
  readonly country: 'US' | 'CA';
  readonly administrativeArea: string;
  readonly timeZone: string;
};

/** Where a normalised postal code lies (`43215`, `K1A 0B1`), or null when no such area is known. */
export async function findPostalArea(tx: Tx, country: 'US' | 'CA', postalCode: string): Promise<PostalArea | null> {
  const prefixes = country === 'US' ? [postalCode.slice(0, 3)] : [postalCode.slice(0, 3), postalCode.slice(0, 1)];
  const row = await tx
    .selectFrom('postal_areas')
    .select(['administrative_area', 'time_zone'])
    .where('country', '=', country)
    .where('prefix', 'in', prefixes)
    .orderBy('prefix', 'desc')
    .executeTakeFirst();
  return row ? { country, administrativeArea: row.administrative_area, timeZone: row.time_zone } : null;
}

import type { Place } from './place-in-text.ts';

export const kmPerMile = 1.609344;

const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far two places are apart, in kilometres, on a sphere. */
export function kmBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const east = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const share = north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(share)));
}

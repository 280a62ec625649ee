import { kmBetween, kmPerMile } from '../shared/geo/km-between.ts';
import type { Place } from '../shared/geo/place-in-text.ts';

/** How far from home a loss happened, in whole miles, and by how much that may be wrong. */
export type MilesFromHome = { readonly about: number; readonly within: number };

/** Home is known by the middle of the area of its postal code: so many miles to most of its edges (D). */
const milesToEdge = 60;
/** Places whose areas are wider than that. */
const tooWide: readonly string[] = ['AK', 'NT', 'NU', 'YT'];

/**
 * How far from home a loss happened: from the middle of the area where the vehicle is kept to where the pin or the device
 * was. Null where either is not known; a place in words is none.
 */
export function milesFromHome(
  home: { readonly middle: Place; readonly area: string } | null,
  loss: Place | null,
): MilesFromHome | null {
  if (home === null || loss === null || tooWide.includes(home.area)) return null;
  return { about: Math.round(kmBetween(home.middle, loss) / kmPerMile), within: milesToEdge };
}

/** Whether it is farther than so many miles from home; null where that may be so or not. */
export function isFartherThan(miles: number, from: MilesFromHome | null): boolean | null {
  if (from === null) return null;
  if (from.about - from.within > miles) return true;
  return from.about + from.within <= miles ? false : null;
}

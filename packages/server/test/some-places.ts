import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import type { Place } from './die-at.ts';

/** Whether servers are killed at every place, instead of at some. */
export const everyOne = process.env['KILLS'] === 'every';

/** How many of what is killed have to be there before. */
export const stockForKills = everyOne ? 260 : 36;

/**
 * Of the places of a transaction the one after it and some that a seed chooses, or all of them with KILLS=every: what
 * falls within a transaction is undone by the database.
 */
export function somePlaces(seed: number, atMost: number): (places: readonly Place[]) => readonly Place[] {
  const random = randomFrom(seed);
  return (places) => {
    if (everyOne) return places;
    const others = places.filter(({ at }) => !at.endsWith(', commit'));
    const chosen = others.map((place) => ({ place, rank: random() })).toSorted((a, b) => a.rank - b.rank);
    const some = new Set(chosen.slice(0, atMost).map(({ place }) => place));
    return places.filter((place) => place.at.endsWith(', commit') || some.has(place));
  };
}

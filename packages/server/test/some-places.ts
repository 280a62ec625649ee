import { isCommit } from './count-statements.ts';
import { sampleSeed } from '@roadworthy/core/shared/testing/sampled.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';

/** Whether servers are killed at every place, instead of at some. */
export const everyOne = process.env['KILLS'] === 'every';

/** What chooses where they are killed. */
export const killSeed = Number(process.env['KILL_SEED'] ?? sampleSeed);

/** Some that the seed chooses, in their order, or all of them with KILLS=every. */
export function someOf<Item>(items: readonly Item[], atMost: number): readonly Item[] {
  if (everyOne) return items;
  const random = randomFrom(killSeed);
  const chosen = items.map((item) => ({ item, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  const some = new Set(chosen.slice(0, atMost).map(({ item }) => item));
  return items.filter((item) => some.has(item));
}

/**
 * Of the places of transactions the one before anything is written, those after each and some others that the seed
 * chooses, or all of them with KILLS=every: what falls within a transaction is undone by the database.
 */
export function somePlaces<Place extends { readonly at: string }>(
  places: readonly Place[],
  atMost: number,
): readonly Place[] {
  const some = new Set(
    someOf(
      places.filter(({ at }) => !isCommit(at)),
      atMost,
    ),
  );
  return places.filter((place, index) => index === 0 || isCommit(place.at) || some.has(place));
}

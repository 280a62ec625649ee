import type { ScoreTier } from './vocabulary.ts';

/**
 * The lowest score of each tier, best first, of a range from 200 to 997. Bounds of our own: no bureau's are public
 * (general knowledge, to be set with the bureau that is connected).
 */
export const scoreTierBounds = [
  ['A', 800],
  ['B', 700],
  ['C', 600],
  ['D', 500],
  ['E', 200],
] as const satisfies readonly (readonly [ScoreTier, number])[];

/** The tier of a score; `no_hit` where the bureau knows nobody. */
export function tierOfScore(score: number | null): ScoreTier {
  if (score === null) return 'no_hit';
  return scoreTierBounds.find(([, from]) => score >= from)?.[0] ?? 'E';
}

import { expect, test } from 'vitest';
import { scoreTierBounds, tierOfScore } from './score-tiers.ts';
import { scoreTiers } from './vocabulary.ts';

test.each([
  [997, 'A'],
  [800, 'A'],
  [799, 'B'],
  [700, 'B'],
  [699, 'C'],
  [600, 'C'],
  [599, 'D'],
  [500, 'D'],
  [499, 'E'],
  [200, 'E'],
  [null, 'no_hit'],
] as const)('a score of %s is in tier %s', (score, tier) => {
  expect(tierOfScore(score)).toBe(tier);
});

test('every tier but the one for an unknown buyer has a bound, and a better one a higher bound', () => {
  expect([...scoreTierBounds.map(([tier]) => tier), 'no_hit']).toEqual(scoreTiers);
  const bounds = scoreTierBounds.map(([, from]) => from);
  expect(bounds).toEqual(bounds.toSorted((a, b) => b - a));
});

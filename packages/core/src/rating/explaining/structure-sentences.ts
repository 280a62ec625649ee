import type { RateStructure } from '../rate-structure.ts';

/** Everything that a structure says to people, in its English form: what it asks, why it refers and refuses. */
export function structureSentences({ objects, persons, factors, term, least }: RateStructure): string[] {
  const ofFactors = Object.values(factors).flatMap(({ asks, refer, below, like }) => [
    asks,
    refer?.says,
    below?.says,
    ...Object.values(like ?? {}).map((one) => one.refer?.says),
  ]);
  const texts = [objects.asks, persons?.asks, ...ofFactors, term.asks, least?.refusal.says];
  return [...new Set(texts.filter((one) => one !== undefined))];
}

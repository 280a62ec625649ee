import type { Bought } from '../../shared/lines/line-covers.ts';

const sorted = (bought: Bought): string =>
  JSON.stringify(
    Object.entries(bought)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, settings]) => [code, Object.entries(settings).toSorted(([one], [other]) => (one < other ? -1 : 1))]),
  );

/** Whether two choices of covers are one. */
export function isSameCover(one: Bought, other: Bought): boolean {
  return sorted(one) === sorted(other);
}

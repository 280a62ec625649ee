/** Numbers that look random and are the same for the same seed (mulberry32), so that a run can be repeated. */
export type Seeded = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
  shuffled<T>(values: readonly T[]): T[];
};

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)] ?? values[0],
    shuffled: (values) =>
      values
        .map((value) => ({ value, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ value }) => value),
  };
}

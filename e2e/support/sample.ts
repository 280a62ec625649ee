import { createHash } from 'node:crypto';

/** Whether everything is looked at (`npm run nightly`), and not a sample. */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/** What samples are drawn by: that of the commit, or SAMPLE_SEED. */
export const seed = process.env['SAMPLE_SEED'] ?? '1';

/** The order of a name among others, by the seed. */
const rankOf = (name: string): number => createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE();

/** One of several, by the seed and what it is drawn for. */
export function draw<T>(name: string, choices: readonly [T, ...T[]]): T {
  return choices[rankOf(name) % choices.length] ?? choices[0];
}

/** So many of all, by the seed, in their own order; all of them in a nightly run. */
export function sample<T>(all: readonly T[], count: number, nameOf: (one: T) => string = String): T[] {
  if (isExhaustive) return [...all];
  const chosen = new Set(all.toSorted((one, other) => rankOf(nameOf(one)) - rankOf(nameOf(other))).slice(0, count));
  return all.filter((one) => chosen.has(one));
}

import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a run takes all that there is, as `npm run nightly` does. */
    readonly exhaustive: boolean;
    /** Chooses what a run takes of what is too much for each: of the commit, or `SAMPLE_SEED`. It is printed. */
    readonly seed: number;
  }
}

/** Whether this run takes all that there is. */
export const isExhaustive = inject('exhaustive');

/** What chooses the sample of this run. */
export const sampleSeed = inject('seed');

/** How often a long property runs: `some` times, from where the seed says; `all` times in `npm run nightly`. */
export function sampled(some: number, all: number): { readonly seed: number; readonly numRuns: number } {
  return { seed: sampleSeed, numRuns: isExhaustive ? all : some };
}

/**
 * One case in `every` of a list of cases that are alike, which ones the seed says; all in `npm run nightly`. Consecutive
 * seeds take turns, so that none is left out for long, and so do lists that are alike by their `turn`.
 */
export function sampleOf<Item>(items: readonly Item[], every: number, turn = 0): Item[] {
  return items.filter((_, index) => isExhaustive || index % every === (sampleSeed + turn) % every);
}

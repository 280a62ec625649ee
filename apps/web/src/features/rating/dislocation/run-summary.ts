/** Counts and sums in cents, as a run keeps them. */
export type RunSums = {
  readonly policies: number;
  readonly compared: number;
  readonly before: number;
  readonly after: number;
  readonly capped: number;
  readonly rising: number;
  readonly falling: number;
  readonly referred: number;
  readonly refused: number;
  readonly unpriced: number;
  readonly withoutBase: number;
  readonly chargedOtherwise: number;
};

/** What the policies rated so far come to together. */
export type RunSummary = {
  readonly total: RunSums;
  readonly histogram: readonly number[];
  readonly cappedHistogram: readonly number[];
  readonly referrals: Readonly<Record<string, number>>;
  readonly refusals: Readonly<Record<string, number>>;
  readonly missing: Readonly<Record<string, number>>;
  readonly states: Readonly<Record<string, RunSums>>;
  readonly classes: Readonly<Record<string, RunSums>>;
  readonly organizations: Readonly<Record<string, RunSums>>;
  /** In basis points; there once the run is done. */
  readonly deciles?: readonly number[];
};

/** The summary of a run; null before its first policies were rated. The worker alone writes it. */
export function summaryOf(stored: unknown): RunSummary | null {
  return typeof stored === 'object' && stored !== null && 'total' in stored ? (stored as RunSummary) : null;
}

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

/** A policy that somebody would have to look at; premiums in cents. */
export type RunCrossing = {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly referrals: readonly string[];
  readonly refusals: readonly string[];
  readonly missing: readonly string[];
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
  /** The first of them. */
  readonly crossing: readonly RunCrossing[];
  /** In basis points; there once the run is done. */
  readonly deciles?: readonly number[];
};

/** The summary of a run; null before its first policies were rated. The worker alone writes it. */
export function summaryOf(stored: unknown): RunSummary | null {
  if (typeof stored !== 'object' || stored === null || !('total' in stored)) return null;
  return { crossing: [], ...(stored as Omit<RunSummary, 'crossing'>) };
}

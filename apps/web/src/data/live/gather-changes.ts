import type { Change, LiveMessage } from '@roadworthy/core/shared/lists/live-tables.ts';

export type Gathered = readonly Change[] | 'everything';

export type GatheringParts = {
  readonly apply: (gathered: Gathered) => void;
  /** Nobody looks at a hidden page: its changes wait. */
  readonly isHidden: () => boolean;
};

/** Milliseconds by which a change is put off at most, so that not every browser asks in the same instant. */
const spreadMs = 100;
/** Milliseconds from one application to the next: at first, and when changes do not end. */
const shortestPauseMs = 250;
const longestPauseMs = 2_000;

/** Gathers messages and applies what they say at once; while ever more come, the pauses between grow. */
export function gatherChanges({ apply, isHidden }: GatheringParts) {
  let waiting: Map<string, Change> | 'everything' = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let appliedAt = Number.NEGATIVE_INFINITY;
  let pauseMs = shortestPauseMs;

  function schedule(): void {
    if (timer !== undefined || isHidden() || (waiting !== 'everything' && waiting.size === 0)) return;
    const sinceLast = performance.now() - appliedAt;
    if (sinceLast > longestPauseMs) pauseMs = shortestPauseMs;
    timer = setTimeout(run, Math.max(pauseMs - sinceLast, Math.random() * spreadMs));
  }

  function run(): void {
    timer = undefined;
    if (isHidden()) return;
    const gathered = waiting === 'everything' ? waiting : [...waiting.values()];
    waiting = new Map();
    appliedAt = performance.now();
    pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
    apply(gathered);
  }

  return {
    take(message: Exclude<LiveMessage, { readonly present: unknown }>): void {
      if ('everything' in message) waiting = 'everything';
      else if (waiting !== 'everything') {
        for (const change of message.changes) waiting.set(`${change.table} ${change.id}`, change);
      }
      schedule();
    },
    /** The page is looked at again. */
    wake: schedule,
    stop(): void {
      clearTimeout(timer);
    },
  };
}

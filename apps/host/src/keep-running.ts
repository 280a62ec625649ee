import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@roadworthy/server/kernel/audit/log.ts';

export type KeepRunning = {
  /** Names it in the log: `the worker`. */
  readonly name: string;
  /** Starts it, and answers how it ended when it has. */
  readonly run: () => Promise<string>;
  readonly log: Log;
  /** Aborted when it may end. */
  readonly signal: AbortSignal;
  /** After this many ends in a row it is given up; never unless given. */
  readonly mostEnds?: number;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** What ran this long was well: its end counts as the first again. */
  readonly healthyMs?: number;
};

const defaults = { mostEnds: Number.POSITIVE_INFINITY, firstPauseMs: 500, longestPauseMs: 30_000, healthyMs: 30_000 };

/**
 * Starts something again each time it ends, after a pause that doubles while it keeps ending. Answers null when it was
 * told to stop, and how it ended the last time when it is given up.
 */
export async function keepRunning(provided: KeepRunning): Promise<string | null> {
  const { name, run, log, signal, mostEnds, firstPauseMs, longestPauseMs, healthyMs } = { ...defaults, ...provided };
  let ends = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const how = await run().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (signal.aborted) break;
    ends = performance.now() - startedAt > healthyMs ? 1 : ends + 1;
    if (ends >= mostEnds) return how;
    const pauseMs = Math.min(firstPauseMs * 2 ** (ends - 1), longestPauseMs);
    log.error({ how, pauseMs }, `${name} ended and is started again`);
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return null;
}

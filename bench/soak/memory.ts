import { execFileSync } from 'node:child_process';
import { median } from '../measure.ts';

/** What the processes hold in memory, MiB. */
export function residentMiB(pids: readonly number[]): number {
  if (pids.length === 0) return Number.NaN;
  try {
    const printed = execFileSync('ps', ['-o', 'rss=', '-p', pids.join(',')], { encoding: 'utf8' });
    const kilobytes = printed.trim().split(/\s+/).map(Number);
    return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
  } catch {
    return Number.NaN;
  }
}

export type MemoryVerdict = { readonly line: string; readonly isFlat: boolean };

const fewestSamples = 40;
const growth = 1.15;
const slackMiB = 40;

/**
 * Whether memory stayed where it was, over samples taken at even intervals of one process's undisturbed life: the median
 * of the last third beside that of the third before. The first third warms up. Too few samples say nothing.
 */
export function judgeMemory(samples: readonly number[]): MemoryVerdict {
  const known = samples.filter(Number.isFinite);
  const third = Math.floor(known.length / 3);
  const [before, after] = [known.slice(third, 2 * third), known.slice(2 * third)].map((each) => median(each));
  const peak = Math.max(0, ...known);
  if (known.length < fewestSamples || before === undefined || after === undefined) {
    return { line: `memory: at most ${peak.toFixed(0)} MiB; too short to say whether it grows`, isFlat: true };
  }
  const line = `memory of the main process: ${before.toFixed(0)} MiB, later ${after.toFixed(0)}, at most ${peak.toFixed(0)}`;
  return { line, isFlat: after <= before * growth + slackMiB };
}

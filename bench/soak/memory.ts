import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../measure.ts';

/** Bytes of one process: what is alive after a collection, and what it holds. */
export type MemorySample = { readonly alive: number; readonly resident: number };

/** What makes a main process write down its memory when it is asked. */
export const memoryEnvironment = (file: string): Record<string, string> => ({
  SOAK_MEMORY_FILE: file,
  NODE_OPTIONS: `--import ${new URL('show-memory.ts', import.meta.url).href}`,
});

const patienceMs = 5_000;

/** Asks a main process for its memory; null when it does not answer. */
export async function askMemory(pid: number, file: string): Promise<MemorySample | null> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let waited = 0; waited < patienceMs; waited += 50) {
    await sleep(50);
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as MemorySample;
    } catch {
      // Not written yet.
    }
  }
  return null;
}

export type MemoryVerdict = { readonly line: string; readonly isFlat: boolean };

const fewestSamples = 9;
const growth = 1.1;
const slack = 10 * 2 ** 20;
const inMiB = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

/**
 * Whether what is alive stayed as it was, over samples taken at even intervals of one process's undisturbed life: the
 * median of the last third beside that of the third before. The first third warms up. Too few samples say nothing.
 */
export function judgeMemory(samples: readonly MemorySample[]): MemoryVerdict {
  const third = Math.floor(samples.length / 3);
  const alive = samples.map((each) => each.alive);
  const [before, after] = [median(alive.slice(third, 2 * third)), median(alive.slice(2 * third))];
  const most = inMiB(Math.max(0, ...samples.map(({ resident }) => resident)));
  if (samples.length < fewestSamples) {
    return { line: `memory: the main process held at most ${most}; too short to say whether it grows`, isFlat: true };
  }
  const line = `memory of the main process: ${inMiB(before)} alive, later ${inMiB(after)}; held at most ${most}`;
  return { line, isFlat: after <= before * growth + slack };
}

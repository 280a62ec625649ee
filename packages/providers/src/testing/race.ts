import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** One side of a race between two processes that share a folder to meet in. */
export type RaceSide = { readonly meetingFolder: string; readonly side: 'left' | 'right' };

async function meet({ meetingFolder, side }: RaceSide, lap: number): Promise<void> {
  const other = join(meetingFolder, `${lap}.${side === 'left' ? 'right' : 'left'}`);
  writeFileSync(join(meetingFolder, `${lap}.${side}`), '');
  const patience = performance.now() + 20_000;
  while (!existsSync(other)) {
    if (performance.now() > patience) throw new Error(`the other side did not come to lap ${lap}`);
    await setImmediate();
  }
}

/**
 * Does the work for every key, ten at once. Two racing processes begin each ten together, one of them backwards, so
 * that neither can stay a step behind the other and win nothing.
 */
export async function workInTens<Result>(
  keys: readonly string[],
  work: (key: string) => Promise<Result>,
  race?: RaceSide,
): Promise<Record<string, Result>> {
  const results: Record<string, Result> = {};
  for (let start = 0; start < keys.length; start += 10) {
    if (race !== undefined) await meet(race, start);
    const ten = keys.slice(start, start + 10);
    const order = race?.side === 'right' ? ten.toReversed() : ten;
    await Promise.all(order.map(async (key) => (results[key] = await work(key))));
  }
  return results;
}

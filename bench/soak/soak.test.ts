import { expect, test } from 'vitest';
import { judgeMemory } from './memory.ts';
import { soak } from './soak.ts';
import { isExhaustive } from '@roadworthy/core/shared/testing/sampled.ts';

// Half a minute of a product that is killed: `npm run nightly` does it, and `npm run bench soak` for longer.
test.runIf(isExhaustive)(
  'a short soak loses no acknowledged write and comes back after every kill by itself',
  { timeout: 300_000 },
  async () => {
    const lines: string[] = [];
    // The machine of a test run does other things as well, so that ten seconds would say something about these.
    const { problems, recoveries } = await soak({
      minutes: 0.05,
      seed: 20261122,
      pages: false,
      lanes: 2,
      patienceSeconds: 45,
      print: (line) => lines.push(line),
    });
    expect([problems, lines.join('\n')]).toEqual([[], expect.any(String)]);
    expect(recoveries.length).toBeGreaterThanOrEqual(4);
    expect(lines.join('\n')).toMatch(/acknowledged: [1-9]\d* quotes, [1-9]\d* edited vehicles/);
  },
);

test('memory that climbs is lines from memory that stays', () => {
  const sample = (mebibytes: number) => ({ alive: mebibytes * 2 ** 20, resident: 700 * 2 ** 20 });
  const run = (at: (time: number) => number) =>
    judgeMemory(Array.from({ length: 120 }, (_, time) => sample(at(time)))).isFlat;
  expect(run((time) => Math.min(200 + time * 10, 400))).toBe(true);
  expect(run((time) => 300 + 20 * Math.sin(time))).toBe(true);
  expect(run((time) => 300 + time * 3)).toBe(false);
});

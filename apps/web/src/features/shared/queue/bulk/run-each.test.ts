import { expect, test } from 'vitest';
import { runEach } from './run-each.ts';

test('each is done once, and one that fails stops no other', async () => {
  const progress: number[] = [];
  const outcomes = await runEach(
    ['a', 'b', 'c', 'd'],
    async (key) => {
      if (key === 'b') throw new Error('refused');
      return key.toUpperCase();
    },
    (done) => progress.push(done),
  );
  expect(outcomes.map((one) => (one.ok ? one.value : `${one.key}: ${String(one.error)}`))).toEqual([
    'A',
    'b: Error: refused',
    'C',
    'D',
  ]);
  expect(progress).toEqual([1, 2, 3, 4]);
});

test('no more than a few run at a time', async () => {
  let running = 0;
  let most = 0;
  const keys = Array.from({ length: 10 }, (_, at) => String(at));
  await runEach(
    keys,
    async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    },
    () => undefined,
  );
  expect(most).toBe(3);
});

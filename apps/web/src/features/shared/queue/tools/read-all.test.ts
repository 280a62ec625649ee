import { expect, test } from 'vitest';
import { readAll } from './read-all.ts';

async function read(stored: number) {
  const requested: [number, number][] = [];
  const progress: number[] = [];
  const rows = await readAll<number>(
    async (offset, limit) => {
      requested.push([offset, limit]);
      return { rows: Array.from({ length: Math.max(0, Math.min(limit, stored - offset)) }, (_, at) => offset + at) };
    },
    (done) => progress.push(done),
  );
  return { rows, requested, progress };
}

test('a list is read in pages of 200', async () => {
  const { rows, requested, progress } = await read(504);
  expect(rows).toHaveLength(504);
  expect(new Set(rows).size).toBe(504);
  expect(requested).toEqual([
    [0, 200],
    [200, 200],
    [400, 200],
  ]);
  expect(progress).toEqual([200, 400, 504]);
});

test('an empty list is one question', async () => {
  expect((await read(0)).requested).toHaveLength(1);
});

test('no more than 10,000 rows are read', async () => {
  const { rows, requested } = await read(12_000);
  expect(rows).toHaveLength(10_000);
  expect(requested).toHaveLength(50);
});

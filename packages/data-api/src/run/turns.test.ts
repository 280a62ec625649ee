import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that lasts until it is told to end, and the order in which it began. */
function crowd(turns: Turns) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (caller: string, name: string) =>
    turns.take(caller, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { began, take, end };
}

test('few run at once, one of each caller, and who waits for themselves lets others pass', async () => {
  const { began, take, end } = crowd(new Turns({ atOnce: 2, waitMs: 60_000 }));
  const all = [take('greedy', 'g1'), take('greedy', 'g2'), take('greedy', 'g3'), take('modest', 'm1')];
  all.push(take('late', 'l1'));
  await new Promise(setImmediate);
  expect(began).toEqual(['g1', 'm1']);
  await end('m1');
  expect(began).toEqual(['g1', 'm1', 'l1']);
  await end('l1');
  expect(began).toEqual(['g1', 'm1', 'l1']);
  await end('g1');
  await end('g2');
  await end('g3');
  expect(began).toEqual(['g1', 'm1', 'l1', 'g2', 'g3']);
  expect(await Promise.all(all)).toEqual(['g1', 'g2', 'g3', 'm1', 'l1']);
});

test('who waits too long is refused, and leaves the queue', async () => {
  const turns = new Turns({ atOnce: 1, waitMs: 5 });
  const { began, take, end } = crowd(turns);
  const first = take('a', 'a1');
  await expect(take('b', 'b1')).rejects.toMatchObject({ code: 'timeout' });
  await end('a1');
  await first;
  expect(began).toEqual(['a1']);
});

test('work that fails gives its turn on', async () => {
  const turns = new Turns({ atOnce: 1, waitMs: 60_000 });
  const failing = turns.take('a', () => Promise.reject(new Error('broken')));
  const next = turns.take('a', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

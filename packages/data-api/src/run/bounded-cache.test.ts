import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('forgets the least recently used entry beyond its size', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('never keeps a key that a caller has padded', () => {
  const cache = new BoundedCache<number>(2);
  const long = 'k'.repeat(20_000);
  cache.set(long, 1);
  expect(cache.get(long)).toBeUndefined();
});

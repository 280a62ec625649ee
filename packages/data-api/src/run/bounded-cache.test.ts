import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const readStored = (cache: BoundedCache<number>, keys: string): string =>
  [...keys].filter((key) => cache.get(key) !== undefined).join('');

test('forgets the oldest entry that was not used beyond its size', () => {
  const cache = new BoundedCache<number>(3);
  for (const key of 'abc') cache.set(key, 1);
  cache.get('a');
  cache.set('d', 1);
  expect(readStored(cache, 'abcd')).toBe('acd');
});

test('forgets the oldest where all were used, and never what was just set', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(readStored(cache, 'ab')).toBe('ab');
  cache.set('c', 3);
  expect(readStored(cache, 'abc')).toBe('bc');
});

test('holds its size however often it is asked and set', () => {
  const cache = new BoundedCache<number>(10);
  for (let round = 0; round < 1_000; round += 1) {
    cache.set(`k${round}`, round);
    cache.get(`k${round % 7}`);
    cache.get(`k${round}`);
  }
  const held = Array.from({ length: 1_000 }, (_, index) => cache.get(`k${index}`)).filter((each) => each !== undefined);
  expect(held).toHaveLength(10);
});

test('forgets what was not used until the rest weighs little enough, but never what was just set', () => {
  const cache = new BoundedCache<number>(10, 10);
  for (const key of 'abc') cache.set(key, 1, 3);
  cache.get('a');
  cache.set('d', 1, 6);
  expect(readStored(cache, 'abcd')).toBe('ad');
  cache.set('e', 1, 100);
  expect(readStored(cache, 'abcde')).toBe('e');
  cache.set('e', 1, 1);
  cache.set('f', 1, 9);
  expect(readStored(cache, 'ef')).toBe('ef');
});

test('never keeps a key that a caller has padded', () => {
  const cache = new BoundedCache<number>(2);
  const long = 'k'.repeat(20_000);
  cache.set(long, 1);
  expect(cache.get(long)).toBeUndefined();
});

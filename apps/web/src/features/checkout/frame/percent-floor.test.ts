import { expect, it } from 'vitest';
import { percentFloor } from './percent-floor.ts';

it('grows with the answers and never goes back, each quote on its own', () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  expect([10, 40, 30, 55].map((percent) => percentFloor(store, 'q1', percent))).toEqual([10, 40, 40, 55]);
  expect(percentFloor(store, 'q2', 5)).toBe(5);
  stored.set('percent:q3', 'x');
  expect(percentFloor(store, 'q3', 5)).toBe(5);
});

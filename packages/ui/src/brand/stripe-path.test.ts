import { expect, test } from 'vitest';
import { bandPath, lanePercent, wholePercent } from './stripe-path.ts';

test('percent stays between 0 and 100', () => {
  expect([-4, 0, 46.4, 100, 180].map(wholePercent)).toEqual([0, 0, 46, 100, 100]);
});

test('the upper band leads on the way and all bands meet at both ends', () => {
  expect([0, 1, 2].map((lane) => lanePercent(50, lane))).toEqual([50, 49.3, 48.6]);
  expect([0, 1, 2].map((lane) => lanePercent(100, lane))).toEqual([100, 100, 100]);
  expect([0, 1, 2].map((lane) => lanePercent(0, lane))).toEqual([0, 0, 0]);
  expect(lanePercent(1, 2)).toBe(0);
});

test('a band without section changes is straight', () => {
  expect(bandPath(0, [])).toBe('M0 2  H1000');
});

test('a band drops at the first section change and rises at the next', () => {
  const ends = [...bandPath(0, [0.25, 0.5]).matchAll(/ (\d+(?:\.\d+)?)(?= H|$)/g)].map((match) => Number(match[1]));
  expect(bandPath(0, [0.25, 0.5])).toContain('C250 2 250 7 259 7');
  expect(bandPath(0, [0.25, 0.5])).toContain('C500 7 500 2 509 2');
  expect(ends.at(-1)).toBe(2);
});

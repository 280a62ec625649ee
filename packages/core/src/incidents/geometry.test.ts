import { describe, expect, test } from 'vitest';
import { boxAround, isClosed, unwrapped } from './geometry.ts';

describe('a line on the map', () => {
  test('goes on past 180 degrees where it crosses the antimeridian, and comes back', () => {
    expect(
      unwrapped([
        [170, 0],
        [-170, 1],
        [-175, 2],
        [175, 3],
      ]),
    ).toEqual([
      [170, 0],
      [190, 1],
      [185, 2],
      [175, 3],
    ]);
  });

  test('stays where it is elsewhere', () => {
    const line = [
      [-80, 25],
      [-100, 40],
    ] as const;
    expect(unwrapped(line)).toEqual(line);
  });

  test('has a box that touches it on every side', () => {
    expect(
      boxAround([
        [-80, 25],
        [-82, 27],
        [-81, 24],
      ]),
    ).toEqual({ south: 24, north: 27, west: -82, east: -80 });
    expect(() => boxAround([])).toThrow(RangeError);
  });

  test('is closed when it ends where it begins', () => {
    expect(
      isClosed([
        [1, 1],
        [2, 2],
        [1, 1],
      ]),
    ).toBe(true);
    expect(
      isClosed([
        [1, 1],
        [2, 2],
      ]),
    ).toBe(false);
    expect(isClosed([])).toBe(false);
  });
});

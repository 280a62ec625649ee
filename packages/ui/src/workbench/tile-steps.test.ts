import { describe, expect, test } from 'vitest';
import { nextTile } from './tile-steps.ts';

const tile = (key: string, row: number, column: number) => ({ key, row, column });
// a . b
// . c d
// e . .
const tiles = [tile('a', 0, 0), tile('b', 0, 2), tile('c', 1, 1), tile('d', 1, 2), tile('e', 2, 0)];

describe('a key on a map of tiles', () => {
  test.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowLeft', 'a'],
    ['b', 'ArrowRight', null],
    ['a', 'ArrowDown', 'e'],
    ['b', 'ArrowDown', 'd'],
    ['d', 'ArrowUp', 'b'],
    ['c', 'ArrowUp', 'a'],
    ['d', 'ArrowDown', 'e'],
    ['e', 'ArrowUp', 'a'],
    ['e', 'ArrowDown', null],
    ['d', 'Home', 'c'],
    ['a', 'End', 'b'],
    ['a', 'x', null],
    ['nowhere', 'ArrowUp', null],
  ])('from %s, %s leads to %s: the nearest, a step across being twice as far', (from, key, to) => {
    expect(nextTile(tiles, from, key)).toBe(to);
  });

  test('leads to every tile from every other one', () => {
    const reached = new Set(['a']);
    for (let round = 0; round < tiles.length; round += 1) {
      for (const from of Array.from(reached)) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
          reached.add(nextTile(tiles, from, key) ?? from);
      }
    }
    expect(reached.size).toBe(tiles.length);
  });
});

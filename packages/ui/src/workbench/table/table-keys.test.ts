import { expect, test } from 'vitest';
import { nextRow } from './table-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', -1, 0],
])('%s from row %d of three goes to row %d', (key, from, to) => {
  expect(nextRow(key, from, 3)).toBe(to);
});

test('other keys and an empty table move nothing', () => {
  expect(nextRow('j', 0, 3)).toBeNull();
  expect(nextRow('ArrowDown', -1, 0)).toBeNull();
});

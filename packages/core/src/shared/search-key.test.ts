import { expect, test } from 'vitest';
import { searchKey } from './search-key.ts';

test.each([
  ['Núñez', 'nunez'],
  ['Lévesque-Côté', 'levesque-cote'],
  ['O’Hara', "o'hara"],
  ['Sœur Anaïs', 'soeur anais'],
  ['Moreno', 'moreno'],
  ['', ''],
])('%s is searched as %s', (name, key) => {
  expect(searchKey(name)).toBe(key);
});

test('what is a key already stays as it is', () => {
  for (const name of ['Núñez', 'Ægir', 'Škoda', 'Łukasz']) expect(searchKey(searchKey(name))).toBe(searchKey(name));
});

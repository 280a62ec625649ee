import { expect, test } from 'vitest';
import { jsonPath } from './json-path.ts';

const read = (path: string) => jsonPath(path, 256, '$.args.path');

test.each([
  ['collision.limit', ['collision', 'limit']],
  ['$.collision.limit', ['collision', 'limit']],
  ['vehicles[0].vin', ['vehicles', '0', 'vin']],
  ['$[2][3]', ['2', '3']],
  [`a["b c"]['d.e']`, ['a', 'b c', 'd.e']],
  ['snake_case.with-dash', ['snake_case', 'with-dash']],
  ['1.2nd', ['1', '2nd']],
  [String.raw`a["say \"]\""]['it\'s']`, ['a', 'say "]"', "it's"]],
  ['$', []],
  ['', []],
])('reads %s', (path, keys) => {
  expect(read(path)).toEqual(keys);
});

test.each(['a..b', 'a.', 'a[', 'a[x]', 'a[-1]', `a["b]`, 'a b', "'; select 1", 'a.{b}', '$$'])('refuses %s', (path) => {
  expect(() => read(path)).toThrow(`'${path}' is no JSON path`);
});

test('refuses a path that is too long', () => {
  expect(read('a'.repeat(256))).toHaveLength(1);
  expect(() => read('a'.repeat(257))).toThrow('path may have at most 256 characters');
});

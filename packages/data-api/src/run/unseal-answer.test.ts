import { expect, test } from 'vitest';
import { unsealAnswer } from './unseal-answer.ts';

const unseal = ({ table, column, key, sealed }: Record<string, string>) => `${table}.${column}:${key}:${sealed}`;
const spot = (...path: string[]) => ({ path, table: 't', column: 'c' });

test('opens each place, in lists and at one index, and leaves the rest as it is', () => {
  const text = JSON.stringify({ a: [{ s: 'k1|x|y', n: 1.5 }, { s: null }], b: [['k2|z'], ['k3|z']] });
  const opened = unsealAnswer(text, 'root', [spot('root', 'a', '*', 's'), spot('root', 'b', '1', '*')], unseal);
  expect(JSON.parse(opened)).toEqual({ a: [{ s: 't.c:k1:x|y', n: 1.5 }, { s: null }], b: [['k2|z'], ['t.c:k3:z']] });
});

test('does not parse text that holds nothing sealed', () => {
  expect(unsealAnswer('{"n": 4.50}', 'root', [spot('other', 's')], unseal)).toBe('{"n": 4.50}');
});

test('stands a missing branch', () => {
  expect(unsealAnswer('null', 'root', [spot('root', 'a', 's')], unseal)).toBe('null');
  expect(unsealAnswer('{"a":null}', 'root', [spot('root', 'a', 's')], unseal)).toBe('{"a":null}');
});

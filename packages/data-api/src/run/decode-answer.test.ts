import { expect, test } from 'vitest';
import { decodeAnswer, type Decode, type Unreadable } from './decode-answer.ts';

const secret: Decode = ({ table, column, key, value }) => `${table}.${column}:${key}:${value}`;
const unreadable = (): never => expect.fail('all of it can be read');
const decoders = { secret, seed: ({ value }: { value: string }) => (value === '' ? null : value.toUpperCase()) };
const position = (...path: string[]) => ({ domain: 'secret', byKey: true, path, table: 't', column: 'c' });

test('opens each place, in lists and at one index, and leaves the rest as it is', () => {
  const text = JSON.stringify({ a: [{ s: 'k1|x|y', n: 1.5 }, { s: null }], b: [['k2|z'], ['k3|z']] });
  const opened = decodeAnswer(text, 'root', [position('root', 'a', '*', 's'), position('root', 'b', '1', '*')], {
    decoders,
    unreadable,
  });
  expect(JSON.parse(opened)).toEqual({ a: [{ s: 't.c:k1:x|y', n: 1.5 }, { s: null }], b: [['k2|z'], ['t.c:k3:z']] });
});

test('does not parse text that holds nothing sealed', () => {
  expect(decodeAnswer('{"n": 4.50}', 'root', [position('other', 's')], { decoders, unreadable })).toBe('{"n": 4.50}');
});

test('stands a missing branch', () => {
  expect(decodeAnswer('null', 'root', [position('root', 'a', 's')], { decoders, unreadable })).toBe('null');
  expect(decodeAnswer('{"a":null}', 'root', [position('root', 'a', 's')], { decoders, unreadable })).toBe('{"a":null}');
});

test('hands over the whole value of a domain that needs no key, and takes null for an answer', () => {
  const seed = { domain: 'seed', byKey: false, path: ['root', '*', 's'], table: 't', column: 'c' };
  const text = decodeAnswer('[{"s":"a|b"},{"s":""},{"s":null}]', 'root', [seed], { decoders, unreadable });
  expect(JSON.parse(text)).toEqual([{ s: 'A|B' }, { s: null }, { s: null }]);
});

test('shows nothing of a domain that nothing decodes', () => {
  const positions = [{ ...position('root', 's'), domain: 'unheard_of' }];
  expect(() => decodeAnswer('{"s":"k|x"}', 'root', positions, { decoders, unreadable })).toThrow(
    'Nothing decodes unheard_of',
  );
});

test('a value that cannot be decoded is null, its neighbours are read, and its place is told', () => {
  const found: Unreadable[] = [];
  const noted: string[] = [];
  const error = new Error('damaged');
  const breaking: Decode = (encoded) => {
    if (encoded.value === 'bad') throw error;
    return secret(encoded);
  };
  const text = decodeAnswer(
    JSON.stringify({ a: [{ s: 'k1|good' }, { s: 'k2|bad' }, { s: 'k3|good' }] }),
    'root',
    [position('root', 'a', '*', 's')],
    {
      decoders: { secret: breaking },
      note: (_domain, { key }) => noted.push(key),
      unreadable: (each) => found.push(each),
    },
  );
  expect(JSON.parse(text)).toEqual({ a: [{ s: 't.c:k1:good' }, { s: null }, { s: 't.c:k3:good' }] });
  expect(found).toEqual([
    { path: ['root', 'a', 1, 's'], encoded: { table: 't', column: 'c', key: 'k2', value: 'bad' }, error },
  ]);
  expect(noted).toEqual(['k1', 'k3']);
});

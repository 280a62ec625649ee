import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrayLiteral, boundValues, textLiteral, textOf } from './statement.ts';

const seed = 977;
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(process.env['TEST_DATABASE_URL']);
  await client.connect();
});
afterAll(() => client.end());

// PostgreSQL's text holds no NUL and no half of a surrogate pair.
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => !value.includes('\u0000'));

test(`PostgreSQL reads an array literal as the values it was made of (seed ${seed})`, async () => {
  const tricky = fc.constantFrom('"', '\\', '{', '}', ',', 'NULL', '', ' ', "'", '\\"', '\n');
  const values = fc.array(fc.oneof(text, tricky, fc.constant(null)), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(values, async (list) => {
      const { rows } = await client.query('select to_json($1::text[]) as list', [arrayLiteral(list)]);
      expect(rows[0].list).toEqual(list);
    }),
    { seed, numRuns: 200 },
  );
});

test(`PostgreSQL reads a text literal as the text it was made of (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      const { rows } = await client.query(`select ${textLiteral(value)} as value`);
      expect(rows[0].value).toBe(value);
    }),
    { seed, numRuns: 100 },
  );
});

test.each([
  ['a string as it is', 'x', { scalar: 'String', list: false }, 'x'],
  ['a number by its digits', 1.5, { scalar: 'Float', list: false }, '1.5'],
  ['a boolean by its name', true, { scalar: 'Boolean', list: false }, 'true'],
  ['JSON as JSON, strings quoted', 'x', { scalar: 'jsonb', list: false }, '"x"'],
  ['a list as an array', ['a', 'b'], { scalar: 'String', list: true }, '{"a","b"}'],
  ['one value as a list of one', 'a', { scalar: 'String', list: true }, '{"a"}'],
  ['null as null', null, { scalar: 'jsonb', list: false }, null],
] as const)('writes %s', (_title, value, type, expected) => {
  expect(textOf(value, type)).toBe(expected);
});

test('binds constants as they are and the rest from the leaves', () => {
  expect(boundValues(['a', null, (leaves) => String(leaves[1])], ['x', 'y'])).toEqual(['a', null, 'y']);
});

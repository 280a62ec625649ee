import pg from 'pg';
import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import type { DataApi } from './execute.ts';

let db: ToyDatabase;
let api: DataApi;
let pool: pg.Pool;
/** Every error that the server sent, as its log has it: 42601 says that what it was given is no SQL. */
const sent: string[] = [];
/** Every statement that the server was given. */
const statements: string[] = [];

/** The texts of the Parse messages among the bytes that a client sent: a letter, the length of the rest, two texts. */
function textsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let from = 0; from + 5 <= bytes.length; from += 1 + bytes.readInt32BE(from + 1)) {
    if (bytes[from] !== 'P'.charCodeAt(0)) continue;
    const name = bytes.indexOf(0, from + 5);
    texts.push(bytes.toString('utf8', name + 1, bytes.indexOf(0, name + 1)));
  }
  return texts;
}

function noteTraffic(client: object): void {
  const connection: unknown = Reflect.get(client, 'connection');
  if (!(connection instanceof pg.Connection)) throw new Error('No connection');
  connection.on('errorMessage', (error: { code?: string }) => sent.push(error.code ?? ''));
  const { stream } = connection;
  const write: typeof stream.write = stream.write.bind(stream);
  stream.write = ((bytes: Buffer) => {
    statements.push(...textsIn(bytes));
    return write(bytes);
  }) as typeof stream.write;
}

beforeAll(async () => {
  db = await withToyDatabase();
  pool = new pg.Pool({ ...db.pool.options, max: 2 });
  pool.on('connect', noteTraffic);
  api = db.api({ pool, regexRoles: ['toy_tenant'], decoders: { seed: ({ value }) => value } });
});
afterAll(async () => {
  await pool.end();
  await db.close();
});

const payloads = [
  `'`,
  `''`,
  `"`,
  `\\`,
  `\\'`,
  `$1`,
  `$$`,
  `';drop table books;--`,
  `' or '1'='1`,
  `') or true --`,
  `" ; select pg_sleep(5) --`,
  `1; select 1`,
  `/*`,
  `*/ or 1=1 --`,
  `--`,
  `{"a":1}`,
  `{`,
  `}`,
  `,`,
  `NULL`,
  `E'\\x27'`,
  `U&"\\0027"`,
  `\u2019 or 1=1`,
  `\uff07`,
  `a\nb`,
  `\u0001`,
  `%27%20or%201=1`,
  `::text`,
  `(select current_user)`,
  `"name" || 'x'`,
];

/** Each place where a caller's text goes into a statement. */
const places: readonly (readonly [name: string, document: string, variable: (payload: string) => unknown])[] = [
  ['_eq', 'query ($v: String!) { books(where: {title: {_eq: $v}}) { title } }', String],
  ['_in', 'query ($v: [String!]!) { books(where: {title: {_in: $v}}) { title } }', (text) => [text, text]],
  ['_ilike', 'query ($v: String!) { books(where: {title: {_ilike: $v}}) { title } }', String],
  ['_regex', 'query ($v: String!) { books(where: {title: {_iregex: $v}}) { title } }', String],
  ['_similar', 'query ($v: String!) { books(where: {title: {_similar: $v}}) { title } }', String],
  ['a list', 'query ($v: [String!]!) { books(where: {tags: {_contains: $v}}) { title } }', (text) => [text]],
  ['a number', 'query ($v: numeric!) { books(where: {score: {_gt: $v}}) { title } }', String],
  ['a key', 'query ($v: uuid!) { books_by_pk(id: $v) { title } }', String],
  ['a day', 'query ($v: date!) { books(where: {published_on: {_lt: $v}}) { title } }', String],
  ['jsonb', 'query ($v: jsonb!) { books(where: {meta: {_contains: $v}}) { title } }', (text) => ({ [text]: text })],
  ['_has_key', 'query ($v: String!) { books(where: {meta: {_has_key: $v}}) { title } }', String],
  ['a path', 'query ($v: String!) { books { meta(path: $v) } }', String],
  ['a quoted path', 'query ($v: String!) { books { meta(path: $v) } }', (text) => `$[${JSON.stringify(text)}]`],
  ['a relation', 'query ($v: String!) { books(where: {shelf: {name: {_eq: $v}}}) { title } }', String],
  [
    'a count',
    'query ($v: String!) { shelves(where: {books_aggregate: {count: {predicate: {_gt: 0}, filter: {title: {_eq: $v}}}}}) { name } }',
    String,
  ],
  [
    'a whole where',
    'query ($v: books_bool_exp!) { books(where: $v) { title } }',
    (text) => ({ [text]: { _eq: text } }),
  ],
  ['order_by', 'query ($v: [books_order_by!]!) { books(order_by: $v) { title } }', (text) => [{ [text]: 'asc' }]],
  ['a direction', 'query ($v: order_by!) { books(order_by: {title: $v}) { title } }', String],
  ['distinct_on', 'query ($v: [books_select_column!]!) { books(distinct_on: $v) { title } }', (text) => [text]],
  ['limit', 'query ($v: Int!) { books(limit: $v) { title } }', String],
  ['offset', 'query ($v: Int!) { books(offset: $v) { title } }', String],
  [
    'columns of a count',
    'query ($v: [books_select_column!]) { books_aggregate { aggregate { count(columns: $v) } } }',
    (text) => [text],
  ],
  ['search', 'query ($v: String!) { tickets(search: $v) { title ticket } }', String],
  ['search in args', 'query ($v: String!) { search_books(args: {search: $v}) { title } }', String],
];

/** The same request with its value written into the document, where a JSON value is one of GraphQL too. */
function written(document: string, value: unknown): string | undefined {
  const isPlain = [value].flat().every((each) => typeof each === 'string');
  if (!isPlain) return undefined;
  return document.replace(/^query \([^)]*\) /, '').replaceAll('$v', () => JSON.stringify(value));
}

async function check(payload: string, query: string, variables: Record<string, unknown> = {}): Promise<void> {
  const reply = await ask(api, query, { variables });
  const code = reply.error?.extensions.code;
  expect([payload, reply.status, code ?? 'data-exception']).toEqual([
    payload,
    200,
    expect.stringMatching(/^(data-exception|validation-failed)$/),
  ]);
  expect(reply.body, payload).not.toMatch(/Birch|Bark|toy_login|syntax error/);
}

describe('text of a caller stays text', () => {
  test.each(places)('in %s', async (_name, document, variable) => {
    for (const payload of payloads) {
      await check(payload, document, { v: variable(payload) });
      const literal = written(document, variable(payload));
      if (literal !== undefined) await check(payload, literal);
    }
  });

  test('in a name: aliases, and fields that do not exist', async () => {
    for (const name of [`a'b`, 'a"b', 'title"; drop table books; --', 'a;b']) {
      const { error } = await ask(api, `{ books { ${name}: title } }`);
      expect(error?.extensions.code).toBe('validation-failed');
    }
    const long = 'a'.repeat(200);
    expect((await ask(api, `{ books(limit: 1) { ${long}: title } }`)).error).toBeUndefined();
  });

  test('in every text operator that there is', async () => {
    const type = api.schemaOf('toy_tenant').getType('String_comparison_exp');
    const operators = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    const single = operators.filter((name) => !['_in', '_nin', '_is_null'].includes(name));
    expect(single.length).toBeGreaterThan(10);
    for (const operator of single) {
      for (const v of payloads) {
        const document = `query ($v: String!) { books(where: {title: {${operator}: $v}}) { title } }`;
        expect((await ask(api, document, { variables: { v } })).status).toBe(200);
      }
    }
  });
});

test('the server was given no statement that is no SQL, and the books are still there', async () => {
  expect(sent.length).toBeGreaterThan(0);
  expect(statements.length).toBeGreaterThan(places.length);
  const acting = payloads.filter((payload) => /select|drop|or /.test(payload));
  for (const payload of acting) expect(statements.filter((text) => text.includes(payload))).toEqual([]);
  // Values that are no number, day or pattern are its business: 22xxx, and 2201B of a regular expression.
  expect(sent.filter((code) => !code.startsWith('22'))).toEqual([]);
  expect((await ask(api, '{ books_aggregate { aggregate { count } } }')).data).toEqual({
    books_aggregate: { aggregate: { count: 3 } },
  });
});

test('a statement that is no SQL would have been noted', async () => {
  const client = await pool.connect();
  const before = sent.length;
  await client.query('selec 1').catch(() => undefined);
  client.release();
  expect(sent.slice(before)).toEqual(['42601']);
});

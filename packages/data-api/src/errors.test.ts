import { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import type { DataApi } from './execute.ts';

let db: ToyDatabase;
let api: DataApi;
const reported: unknown[] = [];
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api({ statementTimeoutMs: 200, report: (error) => reported.push(error) });
});
afterAll(() => db.close());

describe('has the shape of Hasura for', () => {
  test.each([
    ['{ nope }', 'validation-failed', '$.selectionSet.nope', "field 'nope' not found in type: 'query_root'"],
    [
      '{ a: books { loans { nope } } }',
      'validation-failed',
      '$.selectionSet.a.selectionSet.loans.selectionSet.nope',
      "field 'nope' not found in type: 'loans'",
    ],
    [
      '{ books(where: {nope: {}}) { title } }',
      'validation-failed',
      '$.selectionSet.books.args.where.nope',
      "field 'nope' not found in type: 'books_bool_exp'",
    ],
    [
      '{ books(nope: 1) { title } }',
      'validation-failed',
      '$.selectionSet.books',
      "'books' has no argument named 'nope'",
    ],
    [
      '{ books { ...f } } fragment f on books { nope }',
      'validation-failed',
      '$.selectionSet.books.selectionSet.nope',
      "field 'nope' not found in type: 'books'",
    ],
    ['{ books', 'validation-failed', '$.query', 'not a valid graphql query: Syntax Error: Expected Name, found <EOF>.'],
    ['', 'validation-failed', '$.query', 'not a valid graphql query: Syntax Error: Unexpected <EOF>.'],
    ['mutation { x }', 'validation-failed', '$', 'no mutations exist'],
    ['subscription { books { title } }', 'validation-failed', '$', 'no subscriptions exist'],
    [
      'query A { __typename } query B { __typename }',
      'validation-failed',
      '$',
      'exactly one operation has to be present in the document when operationName is not specified',
    ],
    [
      'fragment f on books { title }',
      'validation-failed',
      '$',
      'exactly one operation has to be present in the document when operationName is not specified',
    ],
    [
      '{ books(where: {book_id: {_eq: "zz"}}) { title } }',
      'data-exception',
      '$',
      'invalid input syntax for type uuid: "zz"',
    ],
    [
      '{ books(where: {published_on: {_eq: "2021-02-30"}}) { title } }',
      'data-exception',
      '$',
      'date/time field value out of range: "2021-02-30"',
    ],
    [
      '{ books(where: {price_cents: {_gt: 99999999999999999999}}) { title } }',
      'data-exception',
      '$',
      'value "99999999999999999999" is out of range for type bigint',
    ],
  ])('%s', async (query, code, path, message) => {
    expect(await ask(api, query)).toMatchObject({ status: 200, error: { message, extensions: { code, path } } });
  });
});

test('variables that do not fit are refused by name', async () => {
  const query = 'query Q($id: uuid!, $n: Int) { books_by_pk(id: $id) { title } books(limit: $n) { title } }';
  const refused = async (variables: Record<string, unknown>) => (await ask(api, query, { variables })).error;
  expect(await refused({})).toMatchObject({
    message: 'expecting a value for non-nullable variable: "id"',
    extensions: { path: '$' },
  });
  expect(await refused({ id: 3 })).toEqual({
    message: "expected a string for type 'uuid', but found an integer",
    extensions: { code: 'validation-failed', path: '$.selectionSet.books_by_pk.args.id' },
  });
  expect(await refused({ id: 'x', n: 'many' })).toEqual({
    message: "expected a 32-bit integer for type 'Int', but found a string",
    extensions: { code: 'validation-failed', path: '$.selectionSet.books.args.limit' },
  });
});

test('null for a variable that has a default is refused where it is used, when nothing may be null there', async () => {
  const include = 'query Q($x: Boolean = true) { books @include(if: $x) { title } }';
  expect((await ask(api, include, { variables: { x: null } })).error).toMatchObject({
    message: "unexpected null value for type 'Boolean'",
    extensions: { code: 'validation-failed' },
  });
  const predicate = `query Q($n: Int_comparison_exp = {_eq: 1}) {
    shelves(where: {books_aggregate: {count: {predicate: $n}}}) { name }
  }`;
  const reply = await ask(api, predicate, { variables: { n: null } });
  expect(reply).toMatchObject({ status: 200, error: { extensions: { code: 'validation-failed' } } });
});

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'a variable named %s that was not given is missing like any other',
  async (name) => {
    const query = `query Q($${name}: String) { books(where: {title: {_eq: $${name}}}) { title } }`;
    expect((await ask(api, query)).error).toEqual({
      message: "unexpected null value for type 'String'",
      extensions: { code: 'validation-failed', path: '$.selectionSet.books.args.where.title._eq' },
    });
  },
);

test('an operation that is not in the document is refused', async () => {
  const reply = await ask(api, 'query A { __typename }', { operationName: 'B' });
  expect(reply.error).toEqual({
    message: 'no such operation found in the document: "B"',
    extensions: { code: 'validation-failed', path: '$' },
  });
});

test('a statement that takes too long is stopped and the connection goes on', async () => {
  const reply = await ask(api, '{ slow { name } }', { role: 'toy_staff', claims: {} });
  expect(reply).toMatchObject({ status: 200, error: { extensions: { code: 'timeout' } } });
  expect((await ask(api, '{ books_aggregate { aggregate { count } } }')).error).toBeUndefined();
});

test('a failure of ours shows nothing of ours and is reported', async () => {
  const own = await withToyDatabase();
  const late = own.api({ report: (error) => reported.push(error) });
  await own.owner.query('alter table loans rename column days to length_in_days');
  const reply = await ask(late, '{ loans { days } }');
  expect(reply).toMatchObject({
    status: 500,
    error: { message: 'The request could not be answered', extensions: { code: 'unexpected', path: '$' } },
  });
  expect(reply.body).not.toContain('length_in_days');
  expect(reported.at(-1)).toMatchObject({ code: '42703' });
  await own.close();
});

test('a database that is away is told apart from a failure', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const away = db.api({ pool });
  expect(await ask(away, '{ books { title } }')).toMatchObject({
    status: 503,
    error: { extensions: { code: 'unavailable' } },
  });
  await pool.end();
});

describe('a connection that the server ends is told apart from a failure, and the next one answers', () => {
  /** Holds back what the server sends, so that its farewell is read as the answer to the next request. */
  const streamOf = (client: object): Socket => {
    const connection: unknown = Reflect.get(client, 'connection');
    const stream: unknown = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'stream');
    if (!(stream instanceof Socket)) throw new Error('No socket');
    return stream;
  };

  test.each([
    ['during the query', '{ slow { name } }', false],
    ['before the scope is set', '{ organizations { name } }', true],
  ])('%s', async (_when, query, isBefore) => {
    const pool = new pg.Pool({ ...db.pool.options, max: 1 });
    pool.on('error', () => undefined);
    pool.on('connect', (each) => each.on('error', () => undefined));
    const own = db.api({ pool });
    const client = await pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const stream = streamOf(client);
    client.release();
    const end = () => db.owner.query('select pg_terminate_backend($1, 1000)', [rows[0].pid]);
    if (isBefore) {
      stream.pause();
      await end();
    }
    const requested = ask(own, query, { role: 'toy_staff', claims: {} });
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (isBefore) stream.resume();
    else await end();
    expect(await requested).toMatchObject({ status: 503, error: { extensions: { code: 'unavailable', path: '$' } } });
    expect((await ask(own, '{ books_aggregate { aggregate { count } } }')).error).toBeUndefined();
    await pool.end();
  });
});

describe('the schema', () => {
  const introspection =
    '{ books(limit: 1) { __typename } __schema { queryType { name } } t: __type(name: "loans") { fields { name } } }';

  test('is read by those who may', async () => {
    const reply = await ask(api, introspection, { allowIntrospection: true });
    expect(reply.data).toMatchObject({
      books: [{ __typename: 'books' }],
      __schema: { queryType: { name: 'query_root' } },
    });
    expect(reply.body).toContain('loan_number');
  });

  test.each(['{ __schema { queryType { name } } }', '{ __type(name: "books") { name } }'])(
    'is hidden from others: %s',
    async (query) => {
      expect((await ask(api, query)).error?.extensions.code).toBe('validation-failed');
    },
  );

  test('is not given away by suggestions', async () => {
    const misspelt = [
      '{ book { title } }',
      '{ books { titel } }',
      '{ books(order_by: {title: ascc}) { title } }',
      '{ books(wher: {}) { title } }',
    ];
    for (const query of misspelt) {
      expect((await ask(api, query)).body).not.toMatch(/did you mean/i);
      expect((await ask(api, query, { allowIntrospection: true })).body).toMatch(/did you mean/i);
    }
    const variables = { w: { titel: {} } };
    expect(
      (await ask(api, 'query Q($w: books_bool_exp) { books(where: $w) { title } }', { variables })).body,
    ).not.toMatch(/did you mean/i);
  });
});

import pg from 'pg';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alder, ask, toyClaims, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { ids } from '../test/toy-schema.ts';
import type { DataApi } from './execute.ts';
import type { OperationCall, OperationField } from './operation-field.ts';
import { createScope, setScope } from './scope.ts';

const operationsSdl = `
  extend type query_root {
    book_abilities(book_id: uuid!, loud: Boolean = true): book_abilities
    found_books(titles: [String!]): [books!]!
  }
  extend type mutation_root {
    retitle(input: retitle_input!): books
    shelve(book_ids: [uuid!]!): shelving
    fail(how: failure!): ability
  }
  input retitle_input { book_id: uuid!, title: String! }
  enum failure { refused missing database crash }
  type book_abilities { lend: ability!, book: books, keeper: people, notes: [String!], history: [ability!]! }
  type ability { allowed: Boolean!, code: String, by: people }
  type shelving { books: [books!]!, lent: [loans!]!, summary: shelving_summary }
  type shelving_summary { people: [people!]! }
`;

let db: ToyDatabase;
let api: DataApi;
const scope = createScope(toyClaims);
const calls: OperationCall[] = [];

/** Answers inside a transaction under the caller's role, as the server does. */
async function inTransaction(call: OperationCall, value: unknown): Promise<string> {
  calls.push(call);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await setScope(client, scope, { role: call.role, claims: call.claims, timeoutMs: 1_000 });
    return await call.answer(client, value);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const failures: Record<string, () => unknown> = {
  refused: () => ({ code: 'book_is_lent', message: 'The book is lent until Friday.', field: 'input.book_id' }),
  missing: () => ({ code: 'in_progress', message: 'Wait.', status: 409 }),
  database: () => Object.assign(new pg.DatabaseError('duplicate key "books_pkey"', 1, 'error'), { code: '23505' }),
  crash: () => new TypeError('x is not a function'),
};

const tenantOnly = (role: string): boolean => role === 'toy_tenant';
const operations: OperationField[] = [
  {
    name: 'book_abilities',
    kind: 'query',
    allowed: () => true,
    resolve: (call) =>
      inTransaction(call, {
        lend: { allowed: false, code: 'lent' },
        book: { book_id: call.args['book_id'] },
        keeper: { person_id: ids.ada, name: 'ignored' },
        notes: ['a', 'b'],
        history: [{ allowed: true }, { allowed: false, code: 'x', by: { person_id: ids.ada } }],
      }),
  },
  {
    name: 'found_books',
    kind: 'query',
    allowed: tenantOnly,
    resolve: (call) =>
      inTransaction(
        call,
        [ids.pilot, ids.bark, ids.atlas].map((book_id) => ({ book_id })),
      ),
  },
  {
    name: 'retitle',
    kind: 'mutation',
    allowed: tenantOnly,
    resolve: (call) => inTransaction(call, call.args['input']),
  },
  {
    name: 'shelve',
    kind: 'mutation',
    allowed: () => true,
    resolve: (call) =>
      inTransaction(call, {
        books: [{ book_id: ids.atlas }],
        lent: [
          { organization_id: ids.alder, loan_number: 2 },
          { organization_id: ids.birch, loan_number: 1 },
        ],
        summary: { people: [{ person_id: ids.alan }, { person_id: ids.ada }] },
      }),
  },
  {
    name: 'fail',
    kind: 'mutation',
    allowed: tenantOnly,
    resolve: ({ args }) => Promise.reject(failures[String(args['how'])]?.()),
  },
];

beforeAll(async () => {
  db = await withToyDatabase();
  const sealed = ({ table, column, key, value }: Record<string, string>): string =>
    `${table}.${column} of ${key} is ${value?.replace('sealed:', '')}`;
  api = db.api({ operations, operationsSdl, decoders: { sealed } });
});
afterAll(() => db.close());

const data = async (query: string, variables?: Record<string, unknown>) => {
  const reply = await ask(api, query, { variables });
  return reply.error ?? reply.data;
};

describe('an answer', () => {
  test('projects the selection onto plain objects and rows', async () => {
    const query = `query Q($id: uuid!) { book_abilities(book_id: $id) { __typename lend { code ok: allowed __typename } notes
      history { code } book { title shelf { name } loans(order_by: {days: asc}, limit: 1) { days } } keeper { name } } }`;
    expect(await data(query, { id: ids.atlas })).toEqual({
      book_abilities: {
        __typename: 'book_abilities',
        lend: { code: 'lent', ok: false, __typename: 'ability' },
        notes: ['a', 'b'],
        history: [{ code: null }, { code: 'x' }],
        book: { title: 'Atlas', shelf: { name: 'Maps' }, loans: [{ days: 7 }] },
        keeper: { name: 'Ada' },
      },
    });
  });

  test('is null for a row the caller cannot see, and leaves it out of a list that keeps its order', async () => {
    expect(await data(`{ book_abilities(book_id: "${ids.bark}") { book { title } lend { allowed } } }`)).toEqual({
      book_abilities: { book: null, lend: { allowed: false } },
    });
    expect(await data('{ found_books { title } }')).toEqual({ found_books: [{ title: 'Pilot' }, { title: 'Atlas' }] });
  });

  test('takes composite keys and nested plain objects', async () => {
    const query = `mutation { shelve(book_ids: []) { books { id } lent { days } summary { people { name } } } }`;
    expect(await data(query)).toEqual({
      shelve: {
        books: [{ id: ids.atlas }],
        lent: [{ days: 14 }],
        summary: { people: [{ name: 'Alan' }, { name: 'Ada' }] },
      },
    });
  });

  test.each([
    ['loans(limit: 501) { days }', 'limit may be at most 500'],
    ['loans(where: {days: {_eq: $none}}) { days }', "unexpected null value for type 'Int'"],
    ['meta(path: "a..b")', 'is no JSON path'],
    ['loans(distinct_on: days, order_by: {loan_number: asc}) { days }', 'must match initial'],
  ])('of a mutation that selects %s is refused before anything is done', async (selected, message) => {
    const before = calls.length;
    const none = selected.includes('$none') ? ', $none: Int' : '';
    const query = `mutation M($input: retitle_input!${none}) { retitle(input: $input) { title ${selected} } }`;
    const reply = await ask(api, query, { variables: { input: { book_id: ids.atlas, title: 'x' } } });
    expect(reply.error).toMatchObject({ extensions: { code: 'validation-failed' } });
    expect(reply.error?.message).toContain(message);
    expect(calls).toHaveLength(before);
  });

  test('uses variables, fragments and directives as reads do', async () => {
    const query = `mutation Retitle($input: retitle_input!, $days: Int, $no: Boolean!) {
      retitle(input: $input) { ...b status @skip(if: $no) } } fragment b on books { title loans(where: {days: {_eq: $days}}) { days } }`;
    const variables = { input: { book_id: ids.atlas, title: 'x' }, days: 14, no: true };
    expect(await data(query, variables)).toEqual({ retitle: { title: 'Atlas', loans: [{ days: 14 }] } });
    expect(calls.at(-1)).toMatchObject({ role: 'toy_tenant', claims: alder, args: { input: { ...variables.input } } });
  });

  test('opens sealed values', async () => {
    expect(
      await data(
        `{ book_abilities(book_id: "${ids.atlas}") { keeper { licence_number } history { by { licence_number } } } }`,
      ),
    ).toEqual({
      book_abilities: {
        keeper: { licence_number: `people.licence_number of ${ids.ada} is A-100` },
        history: [{ by: null }, { by: { licence_number: `people.licence_number of ${ids.ada} is A-100` } }],
      },
    });
  });
});

describe('a selection of an operation is bounded', () => {
  const refusalOf = async (query: string, options: Parameters<ToyDatabase['api']>[0]) =>
    (await ask(db.api({ operations, operationsSdl, ...options }), query)).error;

  test('by the size of its answer', async () => {
    const query = '{ found_books { title meta } }';
    expect(await refusalOf(query, {})).toBeUndefined();
    expect(await refusalOf(query, { limits: { answerBytes: 50 } })).toMatchObject({
      message: 'The answer is too large: ask for fewer rows or fields',
    });
  });

  test('and takes no regular expression, which would hold its locks', async () => {
    const query = '{ found_books { shelf { books(where: {title: {_regex: "A"}}) { title } } } }';
    expect(await refusalOf(query, { regexRoles: ['toy_tenant'] })).toMatchObject({
      message: '_regex is not offered here',
      extensions: { code: 'validation-failed' },
    });
  });
});

test('reads and operations of one document are merged in its order', async () => {
  const { body } = await ask(
    api,
    `{ z: books(limit: 1) { __typename } found_books { __typename } __typename a: books_aggregate { aggregate { count } } }`,
  );
  expect(Object.keys(JSON.parse(body).data)).toEqual(['z', 'found_books', '__typename', 'a']);
});

test('gives operations the declared defaults and the context', async () => {
  await ask(api, `{ book_abilities(book_id: "${ids.atlas}") { notes } }`, { context: { request: 7 } });
  expect(calls.at(-1)).toMatchObject({ context: { request: 7 }, args: { loud: true } });
});

test('a mutation has exactly one root field', async () => {
  const one = `shelve(book_ids: []) { books { id } }`;
  const refused = { message: 'a mutation has exactly one root field', extensions: { code: 'validation-failed' } };
  expect(await data(`mutation { ${one} b: ${one} }`)).toMatchObject(refused);
  expect(await data('mutation { __typename }')).toMatchObject(refused);
  expect(await data(`mutation { __typename ${one} }`)).toMatchObject({ __typename: 'mutation_root' });
});

describe('a failure', () => {
  const fail = (how: string) => ask(api, `mutation { f: fail(how: ${how}) { code } }`);

  test('that is a refusal is answered with its code, field and status', async () => {
    expect(await fail('refused')).toMatchObject({
      status: 200,
      error: {
        message: 'The book is lent until Friday.',
        extensions: { code: 'book_is_lent', path: '$.selectionSet.f', field: 'input.book_id' },
      },
    });
    expect(await fail('missing')).toMatchObject({ status: 409, error: { extensions: { code: 'in_progress' } } });
  });

  test.each(['database', 'crash'])('that is no refusal shows nothing: %s', async (how) => {
    expect(await fail(how)).toMatchObject({
      status: 500,
      error: { message: 'The request could not be answered', extensions: { code: 'unexpected' } },
    });
  });
});

describe('the schema of a role', () => {
  const fieldsOf = (role: string, type: string): string[] | undefined => {
    const found = api.schemaOf(role).getType(type);
    return isObjectType(found) ? Object.keys(found.getFields()) : undefined;
  };

  test('has the operations the role may call, with the types they need alone', () => {
    expect(fieldsOf('toy_tenant', 'mutation_root')).toEqual(['retitle', 'shelve', 'fail']);
    expect(fieldsOf('toy:guest', 'mutation_root')).toEqual(['shelve']);
    expect(api.schemaOf('toy:guest').getType('retitle_input')).toBeUndefined();
    expect(api.schemaOf('toy:guest').getType('failure')).toBeUndefined();
    expect(fieldsOf('toy:guest', 'query_root')).not.toContain('found_books');
  });

  test('leaves out of a plain type what the role cannot see', () => {
    expect(fieldsOf('toy:guest', 'book_abilities')).toEqual(['lend', 'book', 'notes', 'history']);
    expect(fieldsOf('toy:guest', 'shelving')).toEqual(['books']);
    expect(fieldsOf('toy_tenant', 'shelving')).toEqual(['books', 'lent', 'summary']);
  });
});

test('a declaration without its operation, or the other way round, stops the start', () => {
  expect(() => db.api({ operations: operations.slice(1), operationsSdl })).toThrow('query book_abilities is declared');
  expect(() => db.api({ operations })).toThrow('mutation fail is not declared');
});

describe('the union of all roles', () => {
  test('is valid SDL with every table, column and operation', () => {
    const sdl = api.unionSdl();
    expect(sdl).toContain('internal_note: String');
    expect(sdl).toContain('retitle(input: retitle_input!): books');
    expect(sdl).toMatch(/type books \{[^}]*shelf: shelves\n/);
    expect(sdl).toContain('search_books(args: search_books_args!');
    expect(sdl).not.toContain('hidden');
    expect(sdl).toBe(db.api({ operations, operationsSdl }).unionSdl());
  });
});

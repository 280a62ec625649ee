import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { ids } from '../../test/toy-schema.ts';
import type { DataApi } from '../execute.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

const data = async (query: string, variables?: Record<string, unknown>, operationName?: string): Promise<unknown> => {
  const reply = await ask(api, query, { variables, operationName });
  return reply.error ?? reply.data;
};
const first = 'books(limit: 1, order_by: {title: asc})';
const atlas = `books_by_pk(id: "${ids.atlas}")`;

describe('a document', () => {
  test.each([
    [
      'names the type at every level',
      `{ __typename ${atlas} { __typename shelf { __typename } loans_aggregate { __typename aggregate { __typename } nodes { __typename } } } }`,
      {
        __typename: 'query_root',
        books_by_pk: {
          __typename: 'books',
          shelf: { __typename: 'shelves' },
          loans_aggregate: {
            __typename: 'loans_aggregate',
            aggregate: { __typename: 'loans_aggregate_fields' },
            nodes: [{ __typename: 'loans' }, { __typename: 'loans' }],
          },
        },
      },
    ],
    [
      'renames fields',
      `{ a: ${atlas} { b: title c: title s: shelf { n: name } t: __typename } }`,
      {
        a: { b: 'Atlas', c: 'Atlas', s: { n: 'Maps' }, t: 'books' },
      },
    ],
    [
      'asks several roots',
      `{ ${atlas} { title } loans(limit: 0) { days } p: people_aggregate { aggregate { count } } }`,
      {
        books_by_pk: { title: 'Atlas' },
        loans: [],
        p: { aggregate: { count: 2 } },
      },
    ],
    [
      'asks one root twice',
      `{ a: ${atlas} { title } b: ${first} { title } }`,
      {
        a: { title: 'Atlas' },
        b: [{ title: '100% "Quiet"' }],
      },
    ],
    [
      'merges fields asked twice',
      `{ ${atlas} { shelf { name } title shelf { shelf_id } } ${atlas} { status } }`,
      {
        books_by_pk: { shelf: { name: 'Maps', shelf_id: ids.maps }, title: 'Atlas', status: 'in' },
      },
    ],
    [
      'spreads fragments',
      `{ ${atlas} { ...a } } fragment a on books { title ...b } fragment b on books { shelf { ...c } } fragment c on shelves { name }`,
      {
        books_by_pk: { title: 'Atlas', shelf: { name: 'Maps' } },
      },
    ],
    [
      'spreads fragments inline',
      `{ ${atlas} { ... on books { title } ... { status } ... @include(if: true) { rare } } }`,
      {
        books_by_pk: { title: 'Atlas', status: 'in', rare: true },
      },
    ],
    [
      'spreads a fragment at the root',
      `{ ...r } fragment r on query_root { ${atlas} { title } __typename }`,
      {
        books_by_pk: { title: 'Atlas' },
        __typename: 'query_root',
      },
    ],
    [
      'skips and includes',
      `{ ${atlas} { title @skip(if: true) status @include(if: true) rare @skip(if: false) pages @include(if: false) score @skip(if: true) @include(if: true) } }`,
      {
        books_by_pk: { status: 'in', rare: true },
      },
    ],
    [
      'skips roots and fragments',
      `{ ${atlas} @skip(if: true) { title } ${first} { ...f @include(if: false) status } } fragment f on books { title }`,
      {
        books: [{ status: 'in' }],
      },
    ],
  ])('%s', async (_title, query, expected) => {
    expect(await data(query)).toEqual(expected);
  });

  test('keeps the order of its fields', async () => {
    const { body } = await ask(api, `{ z: ${atlas} { title book_id status } ${atlas} { pages meta title } }`);
    const [z, b] = [`{"title":"Atlas","book_id":"${ids.atlas}","status":"in"}`, '{"pages":100,"meta":{'];
    expect(body.startsWith(`{"data":{"z":${z},"books_by_pk":${b}`)).toBe(true);
  });

  test('takes the conditions of directives from variables', async () => {
    const query = `query Q($a: Boolean!, $b: Boolean = true) { ${atlas} { title @include(if: $a) status @skip(if: $b) } }`;
    expect(await data(query, { a: true })).toEqual({ books_by_pk: { title: 'Atlas' } });
    expect(await data(query, { a: false, b: false })).toEqual({ books_by_pk: { status: 'in' } });
  });

  test('uses variables within fragments', async () => {
    const query = `query Q($d: Int!) { ${atlas} { ...f } } fragment f on books { loans(where: {days: {_gt: $d}}) { days } }`;
    expect(await data(query, { d: 10 })).toEqual({ books_by_pk: { loans: [{ days: 14 }] } });
    expect(await data(query, { d: 20 })).toEqual({ books_by_pk: { loans: [] } });
  });

  test('with several operations runs the one that is named', async () => {
    const query = `query A { ${atlas} { title } } query B { ${atlas} { status } }`;
    expect(await data(query, {}, 'A')).toEqual({ books_by_pk: { title: 'Atlas' } });
    expect(await data(query, {}, 'B')).toEqual({ books_by_pk: { status: 'in' } });
    expect(await data(`query Only { ${atlas} { title } }`, {}, 'Only')).toEqual({ books_by_pk: { title: 'Atlas' } });
  });

  test('takes one round trip for all its roots', async () => {
    const client = await db.pool.connect();
    const sent: unknown[] = [];
    const query = (each: never): unknown => {
      sent.push(each);
      return client.query(each);
    };
    const lent: unknown = Object.create(client, { query: { value: query }, release: { value: () => undefined } });
    const pool = Object.create(db.pool, { connect: { value: () => Promise.resolve(lent) } });
    const roots = Array.from({ length: 20 }, (_, index) => `r${index}: ${first} { title loans { days } }`).join(' ');
    const reply = await ask(db.api({ pool }), `{ ${roots} }`);
    client.release();
    expect([reply.error, sent.length]).toEqual([undefined, 1]);
  });
});

describe('variables', () => {
  const q = (head: string, args: string) => `query Q(${head}) { books(${args}, order_by: {title: asc}) { title } }`;
  const [Q, A, P] = ['100% "Quiet"', 'Atlas', 'Pilot'].map((title) => ({ title }));

  test.each([
    ['a default', q('$s: String = "out"', 'where: {status: {_eq: $s}}'), {}, [P]],
    ['a given value before its default', q('$s: String = "out"', 'where: {status: {_eq: $s}}'), { s: 'in' }, [Q, A]],
    ['a default that is an object', q('$w: books_bool_exp = {rare: {_eq: true}}', 'where: $w'), {}, [A]],
    ['a default that is a list', q('$i: [String!] = ["Atlas"]', 'where: {title: {_in: $i}}'), {}, [A]],
    ['a single value as a list', q('$i: [String!]', 'where: {title: {_in: $i}}'), { i: 'Atlas' }, [A]],
    ['a value inside a list', q('$t: String!', 'where: {title: {_in: ["Pilot", $t]}}'), { t: 'Atlas' }, [A, P]],
    ['a value inside jsonb', q('$n: jsonb', 'where: {meta: {_contains: {size: {width: $n}}}}'), { n: 10 }, [P]],
    ['an Int as a bigint', q('$n: bigint', 'where: {price_cents: {_eq: $n}}'), { n: 900 }, [Q]],
    ['a text as a bigint', q('$n: bigint', 'where: {price_cents: {_eq: $n}}'), { n: '900' }, [Q]],
    ['a limit that is missing', q('$n: Int', 'limit: $n'), {}, [Q, A, P]],
    ['a limit that is null', q('$n: Int', 'limit: $n'), { n: null }, [Q, A, P]],
    ['a limit with a default', q('$n: Int = 1', 'limit: $n'), {}, [Q]],
    ['a where that is missing', q('$w: books_bool_exp', 'where: $w'), {}, [Q, A, P]],
    ['declared and not used', q('$n: Int, $unused: books_bool_exp', 'limit: $n'), { n: 1 }, [Q]],
    ['a null test', q('$b: Boolean!', 'where: {pages: {_is_null: $b}}'), { b: true }, [Q]],
    ['a null test the other way', q('$b: Boolean!', 'where: {pages: {_is_null: $b}}'), { b: false }, [A, P]],
  ])('may be %s', async (_title, query, variables, books) => {
    expect(await data(query, variables)).toEqual({ books });
  });

  test.each([
    ['beside one that is', q('$n: Int', 'limit: $n'), { n: 1, extra: 1 }],
    ['of a document that declares none', '{ books(limit: 1) { title } }', { extra: null }],
  ])('that the document does not declare are refused: %s', async (_title, query, variables) => {
    expect(await data(query, variables)).toEqual({
      message: 'unexpected variables in variableValues: extra',
      extensions: { code: 'validation-failed', path: '$' },
    });
  });

  test('that the document uses and does not declare are refused', async () => {
    expect(await data('query Q { books(limit: $n) { title } }', {})).toMatchObject({ message: "unbound variable 'n'" });
  });

  test.each([
    ['$n: Int', 'limit: $n', { n: '1' }, "expected a 32-bit integer for type 'Int', but found a string"],
    [
      '$s: String',
      'where: {status: {_eq: $s}}',
      { s: ['in'] },
      "expected a string for type 'String', but found a list",
    ],
    [
      '$n: Int',
      'where: {status: {_eq: $n}}',
      { n: 1 },
      "variable 'n' is declared as 'Int', but used where 'String' is expected",
    ],
  ])('of a wrong type are refused: %s, %s, %j', async (head, args, variables, message) => {
    expect(await data(q(head, args), variables)).toMatchObject({ message, extensions: { code: 'validation-failed' } });
  });

  test('that are missing or null are refused as values', async () => {
    const query = q('$s: String', 'where: {status: {_eq: $s}}');
    const extensions = { code: 'validation-failed', path: '$.selectionSet.books.args.where.status._eq' };
    for (const variables of [{}, { s: null }]) {
      expect(await data(query, variables)).toEqual({ message: "unexpected null value for type 'String'", extensions });
    }
  });
});

describe('a variable that nothing uses', () => {
  const query = 'query Q($n: Int, $m: Int! = 1) { books(limit: $m) { __typename } }';

  test('may be declared', async () => {
    expect(await data(query)).toEqual({ books: [{ __typename: 'books' }] });
  });

  test('may not be given', async () => {
    const message = 'unexpected variables in variableValues: n';
    expect(await data(query, { n: 1 })).toMatchObject({ message, extensions: { path: '$' } });
  });

  test('is used where a fragment names it', async () => {
    const spread = 'query Q($n: Int) { shelves { ...f } } fragment f on shelves { books(limit: $n) { __typename } }';
    expect(await data(spread, { n: 0 })).toEqual({ shelves: [{ books: [] }, { books: [] }] });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { ids } from '../../test/toy-schema.ts';
import type { DataApi } from '../execute.ts';

let db: ToyDatabase;
let api: DataApi;
let ran = 0;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api({
    limits: { rows: 1_000, aggregateRows: 100, limit: 50 },
    operationsSdl: 'extend type mutation_root { tidy(shelf_id: uuid): shelves }',
    operations: [
      {
        name: 'tidy',
        kind: 'mutation',
        allowed: () => true,
        resolve: async () => {
          ran += 1;
          return 'null';
        },
      },
    ],
  });
});
afterAll(() => db.close());

const message = 'The query may touch more than 1000 rows: give its nested lists and aggregates a limit';

async function refusalOf(query: string, variables: Record<string, unknown> = {}): Promise<string | undefined> {
  const { status, error } = await ask(api, query, { variables });
  expect(status).toBe(200);
  if (error !== undefined) expect(error).toMatchObject({ message, extensions: { code: 'validation-failed' } });
  return error?.extensions.path;
}

const books = '$.selectionSet.shelves.selectionSet.books';
const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('rows that a document may touch', () => {
  test('are the limits along each path, multiplied', async () => {
    // 20 + 20 × 49 = 1,000
    expect(await refusalOf('{ shelves(limit: 20) { books(limit: 49) { title } } }')).toBeUndefined();
    expect(await refusalOf('{ shelves(limit: 20) { books(limit: 50) { title } } }')).toBe(books);
  });

  test('are the largest limit where a list gives none', async () => {
    expect(await refusalOf('{ shelves(limit: 19) { books { title } } }')).toBeUndefined();
    expect(await refusalOf('{ shelves(limit: 20) { books { title } } }')).toBe(books);
    expect(await refusalOf('{ shelves(limit: 20) { books(limit: null) { title } } }')).toBe(books);
  });

  test('add up over siblings and root fields', async () => {
    expect(await refusalOf(`{ ${repeat(20, (n) => `a${n}: books { title }`)} }`)).toBeUndefined();
    expect(await refusalOf(`{ ${repeat(21, (n) => `a${n}: books { title }`)} }`)).toBe('$.selectionSet.a20');
    const siblings = (least: number) =>
      `{ shelves(limit: 10) { a: books { title } b: books(limit: ${least}) { title } } }`;
    expect(await refusalOf(siblings(49))).toBeUndefined();
    expect(await refusalOf(siblings(50))).toBe('$.selectionSet.shelves.selectionSet.b');
  });

  test('count a row that is reached by its key or from another row once', async () => {
    const keyed = (inner: string) => `{ shelves_by_pk(id: "${ids.maps}") { ${inner} } }`;
    expect(await refusalOf(keyed('books(limit: 50) { shelf { books(limit: 17) { title } } }'))).toBeUndefined();
    const path = '$.selectionSet.shelves_by_pk.selectionSet.books.selectionSet.shelf.selectionSet.books';
    expect(await refusalOf(keyed('books(limit: 50) { shelf { books(limit: 18) { title } } }'))).toBe(path);
    const people = repeat(20, (n) => `a${n}: keeper { name }`);
    expect(await refusalOf(`{ books(limit: 47) { ${people} } }`)).toBeUndefined();
    expect(await refusalOf(`{ books(limit: 48) { ${people} } }`)).toBe('$.selectionSet.books.selectionSet.a19');
  });

  test('hold for an aggregate, which counts as a list of its own length or of its limit', async () => {
    const counted = (limit: string) => `{ shelves(limit: 10) { books_aggregate${limit} { aggregate { count } } } }`;
    const path = '$.selectionSet.shelves.selectionSet.books_aggregate.selectionSet';
    expect(await refusalOf(counted(''))).toBe(`${path}.aggregate`);
    expect(await refusalOf(counted('(limit: 50)'))).toBeUndefined();
    expect(await refusalOf('{ shelves(limit: 20) { books_aggregate { nodes { title } } } }')).toBe(`${path}.nodes`);
    expect(await refusalOf('{ shelves(limit: 20) { books_aggregate(limit: 9) { nodes { title } } } }')).toBeUndefined();
    const within = '{ books_aggregate(limit: 20) { nodes { shelf { books { title } } } } }';
    expect(await refusalOf(within)).toMatch(/shelf\.selectionSet\.books$/);
  });

  test('hold for functions, merged fields and fragments', async () => {
    const searched = '{ search_books(args: {search: "a"}, limit: 20) { shelf { books { title } } } }';
    expect(await refusalOf(searched)).toMatch(/shelf\.selectionSet\.books$/);
    const merged =
      '{ shelves(limit: 10) { books { title } ...f books { pages } } } fragment f on shelves { books { score } }';
    expect(await refusalOf(merged)).toBeUndefined();
    const spread = '{ shelves(limit: 20) { ...f } } fragment f on shelves { books { score } }';
    expect(await refusalOf(spread)).toBe(books);
  });

  test('follow the variables of each request', async () => {
    const query = `query Q($n: Int, $m: Int = 9, $all: Boolean = true) {
      shelves(limit: $n) { books(limit: $m) @include(if: $all) { title } } }`;
    expect(await refusalOf(query, { n: 20 })).toBeUndefined();
    expect(await refusalOf(query, { n: 20, m: 50 })).toBe(books);
    expect(await refusalOf(query, { n: 20, m: null })).toBe(books);
    expect(await refusalOf(query, { n: 20, m: 50, all: false })).toBeUndefined();
    expect(await refusalOf(query, { m: 50 })).toBe(books);
    expect(await refusalOf(query, { n: 20 })).toBeUndefined();
  });

  test('are counted before an operation runs, whose answer may hold lists as well', async () => {
    const tidied = (limit: number) => `mutation { tidy { books { shelf { books(limit: ${limit}) { title } } } } }`;
    expect(await refusalOf(tidied(50))).toBe(
      '$.selectionSet.tidy.selectionSet.books.selectionSet.shelf.selectionSet.books',
    );
    expect(ran).toBe(0);
    expect(await refusalOf(tidied(1))).toBeUndefined();
    expect(ran).toBe(1);
  });

  test('leave a limit that is itself refused to its own message', async () => {
    for (const limit of ['-1', '51', '2147483647']) {
      const { error } = await ask(api, `{ books(limit: ${limit}) { title } }`);
      expect(error?.message).not.toBe(message);
      expect(error).toMatchObject({
        extensions: { code: 'validation-failed', path: '$.selectionSet.books.args.limit' },
      });
    }
  });

  test('are those that whole keys can reach', async () => {
    const beneath = '{ title loans { days } }';
    expect(await refusalOf(`{ books(limit: 20) ${beneath} }`)).toMatch(/loans$/);
    expect(await refusalOf(`{ books(where: {id: {_eq: "${ids.atlas}"}}) ${beneath} }`)).toBeUndefined();
    expect(await refusalOf(`{ books(where: {_and: [{book_id: {_eq: "${ids.atlas}"}}]}) ${beneath} }`)).toBeUndefined();
    const among = (count: number) => `{ books(where: {id: {_in: [${`"${ids.atlas}"`.repeat(count)}]}}) ${beneath} }`;
    expect(await refusalOf(among(19))).toBeUndefined();
    expect(await refusalOf(among(20))).toMatch(/loans$/);
    expect(await refusalOf(`{ books(where: {_or: [{id: {_eq: "${ids.atlas}"}}]}) ${beneath} }`)).toMatch(/loans$/);
    const one = `query Q($where: books_bool_exp) { books(where: $where) ${beneath} }`;
    expect(await refusalOf(one, { where: { id: { _eq: ids.atlas } } })).toBeUndefined();
    expect(await refusalOf(one, { where: { title: { _eq: 'Atlas' } } })).toMatch(/loans$/);
  });

  test('are one where a relation and a condition give a whole key together', async () => {
    const loan = (where: string) => `{ shelves(limit: 19) { books(limit: 20) { loans(where: ${where}) { days } } } }`;
    expect(await refusalOf(loan('{loan_number: {_eq: 1}}'))).toBeUndefined();
    expect(await refusalOf(loan('{days: {_eq: 1}}'))).toMatch(/loans$/);
  });

  test('are counted once of an aggregate and its nodes', async () => {
    const both = '{ shelves(limit: 9) { books_aggregate { aggregate { count } nodes { title } } } }';
    expect(await refusalOf(both)).toBeUndefined();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { ids } from '../test/toy-schema.ts';
import type { DataApi } from './execute.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

const data = async (query: string, variables?: Record<string, unknown>): Promise<unknown> => {
  const reply = await ask(api, query, { variables });
  return reply.error ?? reply.data;
};

describe('values', () => {
  test('print money and numerics as JSON numbers, days and instants as strings', async () => {
    const { body } = await ask(
      api,
      `{ books_by_pk(id: "${ids.atlas}") { price_cents score weight rare published_on added_at tags meta } }`,
    );
    expect(body).toContain('"price_cents":104753,"score":4.50,"weight":1.5,"rare":true');
    expect(JSON.parse(body).data.books_by_pk).toMatchObject({
      published_on: '2020-02-29',
      added_at: '2026-01-02T03:04:05+00:00',
      tags: ['maps', 'big'],
      meta: { size: { width: 30 } },
    });
  });

  test('keep the order of the selection, aliases and repeated fields merged', async () => {
    const query = `{ b: books(limit: 1, order_by: {title: asc}) {
      z: title meta a: title shelf { name } t1: status shelf { id shelf_id } } }`;
    const { body } = await ask(api, query);
    const shelf = `{"name":"Novels","id":"${ids.novels}","shelf_id":"${ids.novels}"}`;
    const title = JSON.stringify('100% "Quiet"');
    expect(body).toBe(`{"data":{"b":[{"z":${title},"meta":{},"a":${title},"shelf":${shelf},"t1":"in"}]}}`);
  });

  test('stand under keys of any length, and under none', async () => {
    const [long, twin] = [`${'k'.repeat(70)}a`, `${'k'.repeat(70)}b`];
    const query = `{ books(limit: 1, order_by: {title: asc}) { ${long}: title ${twin}: status shelf { ${long}: name } }
      none: books(limit: 2) { title @skip(if: true) } }`;
    expect(await data(query)).toEqual({
      books: [{ [long]: '100% "Quiet"', [twin]: 'in', shelf: { [long]: 'Novels' } }],
      none: [{}, {}],
    });
  });

  test('are not mistaken for names of the SQL beneath', async () => {
    const query = `{ books(where: {title: {_eq: "Atlas"}}) { t1: title t2: status t3: pages q: rare shelf { t1: name t2: name t3: name t4: name } } }`;
    expect(await data(query)).toEqual({
      books: [{ t1: 'Atlas', t2: 'in', t3: 100, q: true, shelf: { t1: 'Maps', t2: 'Maps', t3: 'Maps', t4: 'Maps' } }],
    });
  });

  test('answer __typename at every level', async () => {
    expect(
      await data(
        `{ __typename books_aggregate(limit: 1) { __typename aggregate { __typename max { __typename } } nodes { __typename } } }`,
      ),
    ).toEqual({
      __typename: 'query_root',
      books_aggregate: {
        __typename: 'books_aggregate',
        aggregate: { __typename: 'books_aggregate_fields', max: { __typename: 'books_max_fields' } },
        nodes: [{ __typename: 'books' }],
      },
    });
    expect(await data('{ books_aggregate { aggregate { __typename } } }')).toEqual({
      books_aggregate: { aggregate: { __typename: 'books_aggregate_fields' } },
    });
  });

  test('spread fragments and obey directives', async () => {
    const query = `query Q($yes: Boolean!) {
      books(limit: 1, order_by: {title: asc}) { ...f ... on books @skip(if: $yes) { pages } status @include(if: $yes) }
    } fragment f on books { title ...g } fragment g on books { rare }`;
    expect(await data(query, { yes: true })).toEqual({ books: [{ title: '100% "Quiet"', rare: false, status: 'in' }] });
    expect(await data(query, { yes: false })).toEqual({ books: [{ title: '100% "Quiet"', rare: false, pages: null }] });
    expect(await data('query Q { books @skip(if: true) { title } }')).toEqual({});
  });

  test('follow a JSON path', async () => {
    const query = `query Q($path: String) { books_by_pk(id: "${ids.atlas}") {
      width: meta(path: "size.width") odd: meta(path: "$.size['odd key']") second: meta(path: "pages[1].n")
      none: meta(path: "no.such") any: meta(path: $path) } }`;
    expect(await data(query, { path: 'pages[0]' })).toEqual({
      books_by_pk: { width: 30, odd: 1, second: 2, none: null, any: { n: 1 } },
    });
    expect(await data(query, { path: 'a..b' })).toMatchObject({ extensions: { code: 'validation-failed' } });
  });

  test('select more than fifty fields of one row', async () => {
    const wide = Array.from({ length: 45 }, (_, index) => `a${index}: title`).join(' ');
    const reply = await ask(api, `{ books(limit: 1) { ${wide} book_id id title status pages score rare } }`);
    expect(reply.error).toBeUndefined();
  });
});

describe('by key', () => {
  test('takes id or its own key, exactly one', async () => {
    const atlas = { books_by_pk: { title: 'Atlas' } };
    expect(await data(`{ books_by_pk(id: "${ids.atlas}") { title } }`)).toEqual(atlas);
    expect(await data(`{ books_by_pk(book_id: "${ids.atlas}") { title } }`)).toEqual(atlas);
    const refused = {
      message: 'exactly one key is expected: id or book_id',
      extensions: { code: 'validation-failed' },
    };
    expect(await data(`{ books_by_pk { title } }`)).toMatchObject(refused);
    expect(await data(`{ books_by_pk(id: null) { title } }`)).toMatchObject(refused);
    expect(await data(`{ books_by_pk(id: "${ids.atlas}", book_id: "${ids.atlas}") { title } }`)).toMatchObject(refused);
  });

  test('takes every column of a composite key', async () => {
    const query = `{ loans_by_pk(organization_id: "${ids.alder}", loan_number: 2) { days book { title } } }`;
    expect(await data(query)).toEqual({ loans_by_pk: { days: 14, book: { title: 'Atlas' } } });
  });

  test('is null for a row that does not exist', async () => {
    expect(await data(`{ books_by_pk(id: "${ids.alder}") { title } }`)).toEqual({ books_by_pk: null });
  });
});

describe('lists', () => {
  test.each([
    ['limit: 2, order_by: {title: asc}', ['100% "Quiet"', 'Atlas']],
    ['limit: 1, offset: 1, order_by: {title: desc}', ['Atlas']],
    ['limit: 0', []],
    ['order_by: {pages: asc}', ['Pilot', 'Atlas', '100% "Quiet"']],
    ['order_by: {pages: desc}', ['100% "Quiet"', 'Atlas', 'Pilot']],
    ['order_by: {pages: asc_nulls_first}', ['100% "Quiet"', 'Pilot', 'Atlas']],
    ['order_by: {pages: desc_nulls_last}', ['Atlas', 'Pilot', '100% "Quiet"']],
    ['order_by: [{status: desc}, {title: desc}]', ['Pilot', 'Atlas', '100% "Quiet"']],
    ['order_by: {keeper: {name: desc_nulls_last}}', ['Pilot', 'Atlas', '100% "Quiet"']],
    ['order_by: [{shelf: {organization: {name: asc}}}, {id: asc}]', ['Atlas', 'Pilot', '100% "Quiet"']],
    ['order_by: {loans_aggregate: {count: desc}}', ['Atlas', 'Pilot', '100% "Quiet"']],
    ['distinct_on: status, order_by: [{status: asc}, {title: desc}]', ['Atlas', 'Pilot']],
    ['order_by: null, where: null, limit: null, offset: null, distinct_on: null', undefined],
  ])('choose and order by %s', async (args, expected) => {
    const reply = (await data(`{ books(${args}) { title } }`)) as { books: { title: string }[] };
    const titles = reply.books.map(({ title }) => title);
    if (expected === undefined) expect(titles).toHaveLength(3);
    else expect(titles).toEqual(expected);
  });

  test.each([
    'distinct_on: [status], order_by: {title: asc}',
    'distinct_on: [status, rare], order_by: [{status: asc}, {status: asc}, {title: asc}]',
    'distinct_on: [status], order_by: {shelf: {name: asc}}',
  ])('refuse distinct columns that the order does not begin with: %s', async (args) => {
    expect(await data(`{ books(${args}) { title } }`)).toEqual({
      message: '"distinct_on" columns must match initial "order_by" columns',
      extensions: { code: 'validation-failed', path: '$.selectionSet.books.args' },
    });
  });

  test('nest with arguments of their own', async () => {
    const query = `{ shelves(limit: 9, order_by: {name: asc}) { name books(order_by: {title: desc}, limit: 1) { title loans(where: {days: {_gt: 5}}) { days } }
      books_aggregate(where: {pages: {_gt: 60}}) { aggregate { count } nodes { title } } } }`;
    expect(await data(query)).toEqual({
      shelves: [
        {
          name: 'Maps',
          books: [{ title: 'Pilot', loans: [] }],
          books_aggregate: { aggregate: { count: 1 }, nodes: [{ title: 'Atlas' }] },
        },
        {
          name: 'Novels',
          books: [{ title: '100% "Quiet"', loans: [] }],
          books_aggregate: { aggregate: { count: 0 }, nodes: [] },
        },
      ],
    });
  });
});

describe('aggregates', () => {
  test('count, add up and compare', async () => {
    const query = `{ books_aggregate { aggregate { count some: count(columns: pages) kinds: count(columns: status, distinct: true)
      pairs: count(columns: [status, rare], distinct: true) sum { price_cents pages } avg { pages } min { title published_on } max { score added_at } } } }`;
    expect(await data(query)).toEqual({
      books_aggregate: {
        aggregate: {
          count: 3,
          some: 2,
          kinds: 2,
          pairs: 3,
          sum: { price_cents: 108153, pages: 150 },
          avg: { pages: 75 },
          min: { title: '100% "Quiet"', published_on: '2020-02-29' },
          max: { score: 4.5, added_at: '2026-01-02T03:04:05+00:00' },
        },
      },
    });
  });

  test('follow the arguments and give null over nothing', async () => {
    const query = `{ few: books_aggregate(order_by: {title: asc}, limit: 2) { aggregate { count } nodes { title } }
      none: books_aggregate(where: {_or: []}) { aggregate { count max { title } sum { pages } } nodes { title } } }`;
    expect(await data(query)).toEqual({
      few: { aggregate: { count: 2 }, nodes: [{ title: '100% "Quiet"' }, { title: 'Atlas' }] },
      none: { aggregate: { count: 0, max: { title: null }, sum: { pages: null } }, nodes: [] },
    });
  });
});

test('a view is listed and counted, and has no key', async () => {
  const query = '{ lent_books { book_id title } lent_books_aggregate { aggregate { count } } }';
  expect(await data(query)).toEqual({
    lent_books: [{ book_id: ids.pilot, title: 'Pilot' }],
    lent_books_aggregate: { aggregate: { count: 1 } },
  });
  expect(await data('{ lent_books_by_pk { title } }')).toMatchObject({ extensions: { code: 'validation-failed' } });
});

describe('functions', () => {
  test('that return a table offer its relations, filters and aggregates', async () => {
    const query = `{ search_books(args: {search: "l", least_pages: 60}) { title shelf { name } }
      search_books_aggregate(args: {search: "l"}, where: {status: {_eq: "out"}}) { aggregate { count } } }`;
    expect(await data(query)).toEqual({
      search_books: [{ title: 'Atlas', shelf: { name: 'Maps' } }],
      search_books_aggregate: { aggregate: { count: 1 } },
    });
  });

  test('that return a composite type have a type of their own name', async () => {
    expect(
      await data('{ shelf_totals(order_by: {name: asc}, where: {books: {_gt: 1}}) { __typename name books } }'),
    ).toEqual({
      shelf_totals: [{ __typename: 'shelf_totals', name: 'Maps', books: 2 }],
    });
  });

  test('that return rows of their own have a type of their own', async () => {
    const query = `query Q($search: String!) { count_by_status(args: {search: $search}, order_by: {total: desc}) { __typename status total } }`;
    expect(await data(query, { search: '' })).toEqual({
      count_by_status: [
        { __typename: 'count_by_status', status: 'in', total: 2 },
        { __typename: 'count_by_status', status: 'out', total: 1 },
      ],
    });
  });
});

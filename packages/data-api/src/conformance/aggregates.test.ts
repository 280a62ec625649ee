import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { ids } from '../../test/toy-schema.ts';
import type { DataApi } from '../execute.ts';
import { aggregateFunctions } from '../schema/aggregate-functions.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api({ cappedCount: { roles: ['toy_reader'], limit: 3 } });
});
afterAll(() => db.close());

const total = async (selection: string, args = '', role = 'toy_tenant'): Promise<unknown> => {
  const { data, error } = await ask(api, `{ a: books_aggregate${args} { aggregate { ${selection} } } }`, { role });
  return error ?? (data as { a: { aggregate: unknown } }).a.aggregate;
};

describe('an aggregate', () => {
  test.each([
    ['count', { count: 3 }],
    ['count(columns: pages)', { count: 2 }],
    ['count(columns: [status], distinct: true)', { count: 2 }],
    ['count(columns: [status, rare], distinct: true)', { count: 3 }],
    ['count(columns: [], distinct: true)', { count: 3 }],
    ['count(columns: null, distinct: null)', { count: 3 }],
    ['count(columns: status, distinct: false)', { count: 3 }],
    ['count(columns: id)', { count: 3 }],
    ['count_capped', { count_capped: false }],
    ['sum { price_cents pages score weight }', { sum: { price_cents: 108_153, pages: 150, score: 7.75, weight: 1.5 } }],
    ['avg { pages price_cents }', { avg: { pages: 75, price_cents: 36_051 } }],
    [
      'min { title pages published_on score }',
      { min: { title: '100% "Quiet"', pages: 50, published_on: '2020-02-29', score: 3.25 } },
    ],
    ['max { title added_at }', { max: { title: 'Pilot', added_at: '2026-01-02T03:04:05+00:00' } }],
    ['stddev_pop { pages }', { stddev_pop: { pages: 25 } }],
    ['var_pop { pages }', { var_pop: { pages: 625 } }],
    ['variance { pages }', { variance: { pages: 1250 } }],
    ['var_samp { pages }', { var_samp: { pages: 1250 } }],
    ['stddev { pages }', { stddev: { pages: expect.closeTo(35.3553, 3) } }],
    ['stddev_samp { pages }', { stddev_samp: { pages: expect.closeTo(35.3553, 3) } }],
    [
      '__typename max { __typename }',
      { __typename: 'books_aggregate_fields', max: { __typename: 'books_max_fields' } },
    ],
    ['n: count m: count(columns: pages) max { a: pages b: pages }', { n: 3, m: 2, max: { a: 100, b: 100 } }],
  ])('%s', async (selection, expected) => {
    expect(await total(selection)).toEqual(expected);
  });

  test('of every kind that the schema offers has a case', () => {
    const type = api.schemaOf('toy_tenant').getType('books_aggregate_fields');
    const offered = isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(offered).toEqual(['count', 'count_capped', ...aggregateFunctions]);
  });

  test.each([
    ['(where: {status: {_eq: "in"}})', { count: 2, sum: { pages: 100 } }],
    ['(limit: 1, order_by: {title: desc})', { count: 1, sum: { pages: 50 } }],
    ['(offset: 1, order_by: {title: asc})', { count: 2, sum: { pages: 150 } }],
    ['(distinct_on: status, order_by: [{status: asc}, {title: desc}])', { count: 2, sum: { pages: 150 } }],
    ['(order_by: {keeper: {name: asc}})', { count: 3, sum: { pages: 150 } }],
    ['(where: {_or: []})', { count: 0, sum: { pages: null } }],
    ['(limit: 0)', { count: 0, sum: { pages: null } }],
  ])('follows the arguments %s', async (args, expected) => {
    expect(await total('count sum { pages }', args)).toEqual(expected);
  });

  test('gives the nodes that it counts', async () => {
    const query = `{ books_aggregate(where: {status: {_eq: "in"}}, order_by: {title: desc}, limit: 1) {
      __typename aggregate { count } nodes { title loans_aggregate { aggregate { max { days } } } } } }`;
    expect((await ask(api, query)).data).toEqual({
      books_aggregate: {
        __typename: 'books_aggregate',
        aggregate: { count: 1 },
        nodes: [{ title: 'Atlas', loans_aggregate: { aggregate: { max: { days: 14 } } } }],
      },
    });
  });

  test('may be asked twice and merged', async () => {
    const query = `{ books_aggregate { aggregate { count } x: aggregate { max { pages } } aggregate { min { pages } } } }`;
    expect((await ask(api, query)).data).toEqual({
      books_aggregate: { aggregate: { count: 3, min: { pages: 50 } }, x: { max: { pages: 100 } } },
    });
  });

  test('stands within rows, with arguments of its own', async () => {
    const query = `{ books(limit: 100, order_by: {title: asc}) { title
      all: loans_aggregate { aggregate { count sum { days } } }
      long: loans_aggregate(where: {days: {_gt: 10}}) { aggregate { count } nodes { days } } } }`;
    expect((await ask(api, query)).data).toEqual({
      books: [
        {
          title: '100% "Quiet"',
          all: { aggregate: { count: 0, sum: { days: null } } },
          long: { aggregate: { count: 0 }, nodes: [] },
        },
        {
          title: 'Atlas',
          all: { aggregate: { count: 2, sum: { days: 21 } } },
          long: { aggregate: { count: 1 }, nodes: [{ days: 14 }] },
        },
        {
          title: 'Pilot',
          all: { aggregate: { count: 1, sum: { days: 3 } } },
          long: { aggregate: { count: 0 }, nodes: [] },
        },
      ],
    });
  });

  test('of a function counts its rows', async () => {
    const query = '{ search_books_aggregate(args: {search: "l"}) { aggregate { count max { pages } } } }';
    expect((await ask(api, query)).data).toEqual({
      search_books_aggregate: { aggregate: { count: 2, max: { pages: 100 } } },
    });
  });
});

describe('a count of a role that sees all', () => {
  const read = (selection: string, args = '') => total(selection, args, 'toy_reader');

  test.each<[string, string, object, string]>([
    ['count count_capped', '', { count: 3, count_capped: true }, 'stops at the limit and says so'],
    ['count', '', { count: 3 }, 'stops at the limit'],
    ['count_capped', '', { count_capped: true }, 'says so alone'],
    ['count count_capped', '(where: {rare: {_eq: false}})', { count: 3, count_capped: false }, 'is exact at the limit'],
    ['count count_capped', '(where: {rare: {_eq: true}})', { count: 1, count_capped: false }, 'is exact below it'],
    ['count count_capped', '(limit: 4)', { count: 4, count_capped: false }, 'follows a limit of its own'],
    ['count count_capped', '(offset: 1)', { count: 3, count_capped: false }, 'begins behind the offset'],
    ['count count_capped', '(order_by: {shelf_id: asc})', { count: 3, count_capped: true }, 'needs no order'],
    [
      'count count_capped',
      '(distinct_on: status, order_by: {status: asc})',
      { count: 2, count_capped: false },
      'counts distinct rows',
    ],
    [
      'count count_capped sum { price_cents }',
      '',
      { count: 4, count_capped: false, sum: { price_cents: 113_153 } },
      'is exact where a total reads all rows anyway',
    ],
    ['count(columns: pages) count_capped', '', { count: 3, count_capped: false }, 'of columns is exact'],
  ])('%s%s is %j: it %s', async (selection, args, expected) => {
    expect(await read(selection, args)).toEqual(expected);
  });

  test('is exact for a tenant and for a role that is not named', async () => {
    expect(await total('count count_capped', '', 'toy_staff')).toEqual({ count: 4, count_capped: false });
    expect(await total('count count_capped')).toEqual({ count: 3, count_capped: false });
  });

  test('is capped within rows and leaves the nodes as they are', async () => {
    await db.owner.query(`insert into loans select $1, 10 + n, $2, 1 from generate_series(1, 5) n`, [
      ids.alder,
      ids.atlas,
    ]);
    const query = `{ books_by_pk(id: "${ids.atlas}") { loans_aggregate { aggregate { count count_capped } nodes { days } } } }`;
    const { data } = await ask(api, query, { role: 'toy_reader' });
    expect(data).toMatchObject({ books_by_pk: { loans_aggregate: { aggregate: { count: 3, count_capped: true } } } });
    expect(
      (data as { books_by_pk: { loans_aggregate: { nodes: unknown[] } } }).books_by_pk.loans_aggregate.nodes,
    ).toHaveLength(7);
  });

  test('has a limit that is a positive integer', () => {
    for (const limit of [0, -1, 1.5, Number.NaN]) {
      expect(() => db.api({ cappedCount: { roles: [], limit } })).toThrow('positive integer');
    }
  });
});

test.each(['stddev', 'stddev_pop', 'stddev_samp', 'var_pop', 'var_samp', 'variance'])(
  'rows are ordered by the %s of their related rows',
  async (name) => {
    const query = `{ shelves(order_by: {books_aggregate: {${name}: {price_cents: desc_nulls_last}}}) { name } }`;
    expect((await ask(api, query)).data).toMatchObject({ shelves: [{ name: 'Maps' }, { name: 'Novels' }] });
  },
);

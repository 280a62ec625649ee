import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { ids } from '../test/toy-schema.ts';
import type { DataApi } from './execute.ts';
import { defaultLimits } from './limits.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

const nested = (levels: number): string =>
  `${'shelf { books(limit: 1) { '.repeat(levels)}title${' } }'.repeat(levels)}`;
const repeat = (count: number, text: (index: number) => string, joint = ' '): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(joint);
const spreads = (count: number): string =>
  repeat(
    count,
    (n) => `fragment f${n} on books { ${n + 1 < count ? `...f${n + 1} shelf { books { ...f${n + 1} } }` : 'title'} }`,
  );

const refused: [string, string, Record<string, unknown>?][] = [
  ['depth', `{ books { ${nested(6)} } }`],
  ['aliases', `{ ${repeat(51, (n) => `a${n}: books { title }`)} }`],
  ['aliases through fragments', `{ books { ...f } } fragment f on books { ${repeat(51, (n) => `a${n}: title`)} }`],
  ['directives', `{ books { ${repeat(51, () => '... on books @skip(if: false) { title }')} } }`],
  ['fields', `{ books { ${repeat(2_001, () => 'title')} } }`],
  ['fields of a fragment bomb', `{ books { ...f0 } } ${spreads(20)}`],
  ['a fragment cycle', '{ books { ...a } } fragment a on books { shelf { books { ...a } } }'],
  ['limit', '{ books(limit: 501) { title } }'],
  ['a negative limit', '{ books(limit: -1) { title } }'],
  ['a nested limit', '{ shelves { books(limit: 501) { title } } }'],
  ['offset', '{ books(offset: 100001) { title } }'],
  ['_in', 'query Q($v: [String!]) { books(where: {title: {_in: $v}}) { title } }', { v: Array(1_001).fill('x') }],
  [
    'conditions',
    'query Q($v: books_bool_exp) { books(where: $v) { title } }',
    { v: { _or: Array.from({ length: 501 }, () => ({ title: { _eq: 'x' } })) } },
  ],
  ['depth of where', `{ books(where: ${'{_not: '.repeat(30)}{}${'}'.repeat(30)}) { title } }`],
  ['depth of relations in where', `{ books(where: ${'{shelf: {books: '.repeat(13)}{}${'}}'.repeat(13)}) { title } }`],
  ['order_by', `{ books(order_by: [${repeat(33, () => '{title: asc}', ', ')}]) { title } }`],
  [
    'relations of a where',
    'query Q($v: books_bool_exp) { books(where: $v) { title } }',
    { v: { _and: Array.from({ length: 13 }, () => ({ shelf: {} })) } },
  ],
  ['relations within relations', `{ books(where: ${'{shelf: {books: '.repeat(7)}{}${'}}'.repeat(7)}) { title } }`],
  [
    'relations of an order_by',
    `{ shelves(order_by: [${repeat(13, () => '{books_aggregate: {count: asc}}', ', ')}]) { name } }`,
  ],
  [
    'relations of many lists together',
    `{ ${repeat(9, (n) => `a${n}: books(where: {_and: [${repeat(12, () => '{shelf: {}}', ', ')}]}) { title }`)} }`,
  ],
  ['introspection', `{ ${repeat(5, (n) => `a${n}: __type(name: "books") { name }`)} }`],
  ['path', `{ books { meta(path: "${'a'.repeat(257)}") } }`],
];

test.each(refused)('refuses too much of %s before the database is asked', async (_title, query, variables) => {
  let questions = 0;
  const count = () => (questions += 1);
  db.pool.on('acquire', count);
  const reply = await ask(api, query, { variables });
  db.pool.off('acquire', count);
  expect(reply).toMatchObject({ status: 200, error: { extensions: { code: 'validation-failed' } } });
  expect(questions).toBe(0);
});

test('refuses a document of too many tokens before it reads it', async () => {
  const reply = await ask(api, `{ ${repeat(5_001, () => 'a')} }`);
  expect(reply.error).toMatchObject({ extensions: { code: 'validation-failed', path: '$.query' } });
});

test('refuses variables nested deeper than any stack', async () => {
  let where: unknown = {};
  for (let level = 0; level < 20_000; level += 1) where = { _not: where };
  const reply = await ask(api, 'query Q($v: books_bool_exp) { books(where: $v) { title } }', {
    variables: { v: where },
  });
  expect(reply.error).toMatchObject({ message: 'The variables are nested too deeply' });
});

test('lets what is just within each limit pass', async () => {
  const within: [string, Record<string, unknown>?][] = [
    [`{ books { ${nested(5)} } }`],
    [`{ ${repeat(50, (n) => `a${n}: books { title }`)} }`],
    ['{ books(limit: 500, offset: 100000) { title } }'],
    ['query Q($v: [String!]) { books(where: {title: {_in: $v}}) { title } }', { v: Array(1_000).fill('x') }],
    [`{ books(where: {_and: [${repeat(12, () => '{shelf: {}}', ', ')}]}) { title } }`],
    // However often it is named, a relation is joined once.
    [`{ books(order_by: [${repeat(30, () => '{shelf: {name: asc}}', ', ')}]) { title } }`],
  ];
  for (const [query, variables] of within) expect((await ask(api, query, { variables })).error).toBeUndefined();
});

test('a list without a limit gives 500 rows, its aggregate counts them all', async () => {
  await db.owner.query(
    `insert into books (organization_id, shelf_id, title) select $1, $2, 'Copy ' || n from generate_series(1, 700) n`,
    [ids.alder, ids.novels],
  );
  const query = `{ books { id } books_aggregate { aggregate { count } nodes { id } }
    shelves_by_pk(id: "${ids.novels}") { books { id } books_aggregate { aggregate { count } } } }`;
  const { data } = await ask(api, query);
  const seen = data as Record<string, { length: number; nodes: unknown[]; books: unknown[] }>;
  expect(seen['books']).toHaveLength(defaultLimits.limit);
  expect(seen['books_aggregate']?.nodes).toHaveLength(500);
  expect(seen['shelves_by_pk']?.books).toHaveLength(500);
  expect(data).toMatchObject({
    books_aggregate: { aggregate: { count: 703 } },
    shelves_by_pk: { books_aggregate: { aggregate: { count: 701 } } },
  });
});

test('a list that gave no limit and holds as many rows as a list gives is told with the answer', async () => {
  const stated = async (query: string): Promise<unknown> => JSON.parse((await ask(api, query)).body).extensions;
  const limits_reached = (...paths: unknown[]) => ({ limits_reached: paths.map((path) => ({ path, limit: 500 })) });
  expect(await stated('{ books { id } }')).toEqual(limits_reached(['books']));
  expect(await stated('{ a: books { id meta } shelves { name } }')).toEqual(limits_reached(['a']));
  const nested = '{ shelves(order_by: {name: asc}) { name books { title } books_aggregate { nodes { id } } } }';
  expect(await stated(nested)).toEqual(
    limits_reached(['shelves', 1, 'books'], ['shelves', 1, 'books_aggregate', 'nodes']),
  );
  expect(await stated('{ books(limit: 500) { id } shelves { name books(limit: 500) { title } } }')).toBeUndefined();
  expect(await stated('{ books(where: {status: {_eq: "out"}}) { id title } }')).toBeUndefined();
});

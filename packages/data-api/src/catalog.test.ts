import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { toyRoles } from '../test/toy-schema.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { relationsOf, type ForeignKey } from './catalog/relations.ts';
import { roleView } from './schema/role-view.ts';

let db: ToyDatabase;
beforeAll(async () => {
  db = await withToyDatabase();
});
afterAll(() => db.close());

const relationNames = (catalog: Catalog, table: string): string[] =>
  (catalog.tables.get(table)?.relations ?? []).map(({ name, kind, target }) => `${kind} ${name}: ${target}`).toSorted();

test('names relations after the column and the referencing table, or as the constraint says', () => {
  expect(relationNames(db.catalog, 'books')).toEqual([
    'array loans: loans',
    'object keeper: people',
    'object shelf: shelves',
    'object writer: people',
  ]);
  expect(relationNames(db.catalog, 'people')).toEqual([
    'array kept_books: books',
    'array written_books: books',
    'object organization: organizations',
  ]);
});

test('joins a composite key on all its columns', () => {
  const shelf = db.catalog.tables.get('books')?.relations.find(({ name }) => name === 'shelf');
  expect(shelf?.on.map(({ from, to }) => `${from}=${to}`)).toEqual([
    'organization_id=organization_id',
    'shelf_id=shelf_id',
  ]);
});

test('reads types, keys and who may select each column', () => {
  const shelves = db.catalog.tables.get('shelves');
  expect(shelves?.primaryKey).toEqual(['shelf_id']);
  const roles = (column: string): string[] => [...(shelves?.columns.get(column)?.roles ?? [])];
  expect(roles('name')).toEqual(['toy_tenant', 'toy_staff', 'toy:guest']);
  expect(roles('internal_note')).toEqual(['toy_staff']);
  expect(db.catalog.tables.get('people')?.columns.get('licence_number')).toMatchObject({
    decoded: { domain: 'sealed', byKey: true },
    sql: 'text',
  });
  expect(db.catalog.tables.get('books')?.columns.get('tags')).toMatchObject({
    scalar: 'String',
    list: true,
    sql: 'text[]',
  });
});

describe('functions', () => {
  const refusal = async (sql: string): Promise<string> => {
    await db.owner.query(`begin; ${sql}`);
    await db.owner.query('revoke execute on all functions in schema public from public');
    await db.owner.query('grant execute on all functions in schema public to toy_tenant');
    const error = await readCatalog(db.owner, { roles: toyRoles }).catch((failure: unknown) => failure);
    await db.owner.query('rollback');
    return error instanceof Error ? error.message : 'was taken';
  };
  const people = 'returns setof people language sql';
  const body = `as 'select * from people'`;

  test('are tracked that return rows and were granted to callers by name', () => {
    const names = ['count_by_status', 'search_books', 'shelf_totals', 'slow', 'tickets'];
    expect([...db.catalog.functions.keys()]).toEqual(names);
    expect([...(db.catalog.functions.get('tickets')?.roles ?? [])]).toEqual(['toy_tenant', 'toy_staff']);
  });

  test.each([
    ['f is volatile: what callers read may change nothing', `create function f() ${people} ${body}`],
    [
      "f runs with its owner's rights, past row security",
      `create function f() ${people} stable security definer ${body}`,
    ],
    [
      'f is there twice',
      `create function f() ${people} stable ${body}; create function f(a int) ${people} stable ${body}`,
    ],
    ['f has an argument without a name', `create function f(int) ${people} stable ${body}`],
    ['f has an argument that is not plainly given', `create function f(variadic a int[]) ${people} stable ${body}`],
    [
      'f names an argument like one of a list',
      `create function f("where" int) ${people} stable ${body}; comment on function f is '@flat'`,
    ],
    ['was taken', `create function f("where" int) ${people} immutable ${body}`],
  ])('are refused when the catalog is read: %s', async (message, sql) => {
    expect(await refusal(sql)).toBe(message);
  });
});

test('refuses a role that does not exist', async () => {
  await expect(readCatalog(db.pool, { roles: ['toy_tenant', 'toy_tenat'] })).rejects.toThrow('No such role: toy_tenat');
});

test('a column added with its GRANT becomes queryable with no line of code', async () => {
  const query = '{ shelves(where: {width_mm: {_gt: 900}}) { name width_mm } }';
  expect((await ask(db.api(), query)).error?.message).toContain('width_mm');
  await db.owner.query('alter table shelves add column width_mm int not null default 1000');
  const catalog = await readCatalog(db.pool, { roles: toyRoles });
  expect((await ask(db.api({ catalog }), query)).error?.message).toContain('width_mm');
  await db.owner.query('grant select (width_mm) on shelves to toy_tenant');
  const granted = await readCatalog(db.pool, { roles: toyRoles });
  expect((await ask(db.api({ catalog: granted }), query)).data).toEqual({
    shelves: [
      { name: 'Maps', width_mm: 1000 },
      { name: 'Novels', width_mm: 1000 },
    ],
  });
});

test('a row is joined by its own key alone, the rows of a list by their tenant as well', () => {
  const { tables } = roleView(db.catalog, 'toy_tenant');
  const joined = (table: string, name: string) =>
    tables
      .get(table)
      ?.relations.get(name)
      ?.on.map(({ to }) => to);
  expect(joined('books', 'shelf')).toEqual(['shelf_id']);
  expect(joined('shelves', 'books')).toEqual(['organization_id', 'shelf_id']);
});

const shape = (name: string, columns: string[], uniqueKeys: string[][] = []) => ({
  name,
  columns: new Map(columns.map((column) => [column, column])),
  uniqueKeys,
});
const key = (from: string[], comment: string | null = null, parent = 'policies'): ForeignKey => ({
  name: 'k',
  child: 'quotes',
  parent,
  from,
  to: from,
  comment,
});
const named = (keys: ForeignKey[], columns: string[] = [], unique: string[][] = []) => {
  const found = relationsOf([shape('quotes', [], unique), shape('policies', columns)], keys, 'organization_id');
  return [...found].flatMap(([owner, list]) => list.map(({ kind, name }) => `${owner}.${name} ${kind}`));
};

test.each([
  [
    'two keys by one default name leave it out',
    [key(['a_id']), key(['b_id'])],
    [],
    [],
    ['quotes.a object', 'quotes.b object'],
  ],
  [
    'a chosen name beats a default one',
    [key(['a_id']), key(['b_id'], '|quotes')],
    [],
    [],
    ['quotes.a object', 'quotes.b object', 'policies.quotes array'],
  ],
  ['a column keeps its name', [key(['a_id'])], ['quotes'], [], ['quotes.a object']],
  ['a dash leaves an end out', [key(['a_id'], '-|-')], [], [], []],
  ['a column without _id names nothing', [key(['code'])], [], [], ['policies.quotes array']],
  ['two own columns name nothing', [key(['a_id', 'b_id'])], [], [], ['policies.quotes array']],
  [
    'the tenant column alone names its table',
    [key(['organization_id'])],
    [],
    [],
    ['quotes.organization object', 'policies.quotes array'],
  ],
  [
    'a one-to-one child is an object under a chosen name',
    [key(['a_id'], '|quote')],
    [],
    [['a_id']],
    ['quotes.a object', 'policies.quote object'],
  ],
  [
    'a one-to-one child is a list under the default name',
    [key(['a_id'])],
    [],
    [['a_id']],
    ['quotes.a object', 'policies.quotes array'],
  ],
])('%s', (_title, keys, columns, unique, expected) => {
  expect(named(keys, columns, unique)).toEqual(expected);
});

describe('what no schema can hold is refused when the catalog is read', () => {
  const refusalOf = async (sql: string): Promise<string> => {
    await db.owner.query(`begin; ${sql}`);
    try {
      await readCatalog(db.owner, { roles: toyRoles });
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await db.owner.query('rollback');
    }
  };

  test.each([
    ['create table "open-air" (a int); grant select on "open-air" to toy_staff', '"open-air" is no name'],
    ['alter table people add "2nd name" text; grant select on people to toy_staff', '"2nd name" of people is no name'],
    ['alter table people add "true" text', '"true" of people is no name'],
    ['alter table people add __typename text', '"__typename" of people is no name'],
    [
      'create table books_aggregate (a int); grant select on books_aggregate to toy_staff',
      'books_aggregate would stand',
    ],
    [
      'create table books_by_pk (a int); grant select on books_by_pk to toy_staff',
      'books_by_pk would stand twice in query_root',
    ],
    ['create table "date" (a int); grant select on "date" to toy_staff', 'date would stand twice among the types'],
    ['alter table books add loans_aggregate int', 'loans_aggregate would stand twice in books'],
  ])('%s', async (sql, message) => {
    expect(await refusalOf(sql)).toContain(message);
  });

  test('and what nobody may see is left alone', async () => {
    expect(await refusalOf('create table "open-air" ("2nd name" int)')).toBe('');
  });
});

test('reads a path of a column of type json, which is neither compared nor ordered', async () => {
  await db.owner.query(`alter table loans add slip json; update loans set slip = '{"a": [1, {"b": "c"}]}'`);
  const api = db.api({ catalog: await readCatalog(db.pool, { roles: toyRoles }) });
  const { data } = await ask(
    api,
    '{ loans(limit: 1, where: {slip: {_is_null: false}}) { b: slip(path: "a[1].b") slip } }',
  );
  expect(data).toEqual({ loans: [{ b: 'c', slip: { a: [1, { b: 'c' }] } }] });
  expect((await ask(api, '{ loans(order_by: {slip: asc}) { days } }')).error?.message).toContain(
    "field 'slip' not found",
  );
  await db.owner.query('alter table loans drop slip');
});

import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alder, ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { ids, toyRoles } from '../test/toy-schema.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import type { DataApi } from './execute.ts';
import { roleView, ungrantedRelations } from './schema/role-view.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

const birch = { 'app.organization': ids.birch };
const fieldsOf = (role: string, type: string): string[] => {
  const found = api.schemaOf(role).getType(type);
  return isObjectType(found) ? Object.keys(found.getFields()).toSorted() : [];
};

/** Every relation of every table that a role reads, whether the role has it or not. */
const relationsFor = (catalog: Catalog, role: string): string[] => {
  const reads = (table: string) =>
    [...(catalog.tables.get(table)?.columns.values() ?? [])].some(({ roles }) => roles.has(role));
  return [...catalog.tables.values()]
    .filter(({ name }) => reads(name))
    .flatMap(({ name, relations }) =>
      relations.filter(({ target }) => reads(target)).map((one) => `${name}.${one.name}`),
    );
};

describe('what a role may not select does not exist in its schema', () => {
  test('relations whose columns it lacks: each is in the schema or named by the report with what it lacks', async () => {
    const own = await withToyDatabase();
    try {
      await own.owner.query('revoke select on loans from toy_tenant');
      await own.owner.query('grant select (loan_number, days) on loans to toy_tenant');
      const catalog = await readCatalog(own.owner, { roles: toyRoles });
      for (const role of toyRoles) {
        const lacking = ungrantedRelations(catalog, role);
        const named = lacking.map(({ table, relation }) => `${table}.${relation}`);
        const present = relationsFor(catalog, role).filter((place) => {
          const [table = '', relation = ''] = place.split('.');
          return roleView(catalog, role).tables.get(table)?.relations.has(relation);
        });
        expect([...named, ...present].toSorted()).toEqual(relationsFor(catalog, role).toSorted());
        expect(lacking.filter(({ columns }) => columns.length === 0)).toEqual([]);
      }
      const books = ungrantedRelations(catalog, 'toy_tenant').find(({ table }) => table === 'loans');
      expect(books).toMatchObject({
        relation: 'book',
        target: 'books',
        columns: expect.arrayContaining(['loans.book_id']),
      });
    } finally {
      await own.close();
    }
  });

  test('columns, in fields, filters, orders and aggregates', () => {
    expect(fieldsOf('toy:guest', 'shelves')).toEqual(['books', 'books_aggregate', 'id', 'name', 'shelf_id']);
    expect(fieldsOf('toy_tenant', 'shelves')).not.toContain('internal_note');
    for (const type of ['shelves_bool_exp', 'shelves_order_by', 'shelves_select_column', 'shelves_max_fields']) {
      expect(JSON.stringify(api.schemaOf('toy_tenant').getType(type)?.toConfig())).not.toContain('internal_note');
    }
    expect(fieldsOf('toy_staff', 'shelves')).toContain('internal_note');
  });

  test('tables, functions and what leads to them', () => {
    expect(fieldsOf('toy:guest', 'query_root')).toEqual([
      'books',
      'books_aggregate',
      'books_by_pk',
      'shelves',
      'shelves_aggregate',
      'shelves_by_pk',
    ]);
    expect(fieldsOf('toy:guest', 'books')).toEqual(['book_id', 'id', 'shelf', 'shelf_id', 'title']);
    expect(api.schemaOf('toy:guest').getType('people')).toBeUndefined();
  });

  test('asking for it reads like a misspelt name', async () => {
    const requested = await ask(api, '{ shelves { internal_note } }');
    const misspelt = await ask(api, '{ shelves { internal_nope } }');
    expect(requested.body.replaceAll('internal_note', 'internal_nope')).toBe(misspelt.body);
  });
});

test('a relation leaves the tenant column out where the role cannot see it and the key is enough', async () => {
  const query = '{ books(where: {shelf: {name: {_eq: "Novels"}}}) { shelf { name books { title } } } }';
  expect((await ask(api, query, { role: 'toy:guest', claims: {} })).data).toEqual({
    books: [{ shelf: { name: 'Novels', books: [{ title: '100% "Quiet"' }] } }],
  });
});

test('a role that is not served is refused in the words of Hasura', async () => {
  expect(await ask(api, '{ __typename }', { role: 'toy_login' })).toMatchObject({
    status: 200,
    error: { message: 'Your requested role is not in allowed roles', extensions: { code: 'access-denied', path: '$' } },
  });
});

test('a GRANT withdrawn after start is refused without internals', async () => {
  const own = await withToyDatabase();
  const late = own.api();
  await own.owner.query('revoke select on loans from toy_tenant');
  const { error } = await ask(late, '{ loans { days } }');
  expect(error).toEqual({ message: 'The role may not read this', extensions: { code: 'access-denied', path: '$' } });
  await own.close();
});

describe('row security holds', () => {
  test('in lists, counts, nested relations, orders and distinct', async () => {
    const query = `{ organizations(limit: 10) { name people { name } shelves(limit: 10) { books { loans(limit: 5) { days } } books_aggregate { aggregate { count max { title } } } } }
      books_aggregate { aggregate { count min { title } } } loans(distinct_on: days) { days }
      books(order_by: {keeper: {name: desc}}, where: {_not: {title: {_eq: "x"}}}) { title keeper { name } } search_books(args: {search: ""}) { title } }`;
    const { body, error } = await ask(api, query);
    expect(error).toBeUndefined();
    expect(body).toContain('Alder');
    for (const foreign of ['Birch', 'Bark', '"Bo"', ': 9']) expect(body).not.toContain(foreign);
    expect((await ask(api, query, { claims: birch })).body).toContain('Bark');
  });

  test.each([
    (id: string) => `{ books_by_pk(id: "${id}") { title shelf { name } } }`,
    (id: string) => `{ books(where: {book_id: {_eq: "${id}"}}) { title } }`,
    (id: string) =>
      `{ books_aggregate(where: {book_id: {_eq: "${id}"}}) { aggregate { count max { price_cents } } nodes { title } } }`,
    (id: string) => `{ loans(where: {book: {book_id: {_eq: "${id}"}}}) { days } }`,
    (id: string) => `{ shelves(where: {books: {book_id: {_in: ["${id}"]}}}) { name } }`,
    (id: string) =>
      `{ shelves(where: {books_aggregate: {count: {predicate: {_gt: 0}, filter: {id: {_eq: "${id}"}}}}}) { name } }`,
    (id: string) =>
      `{ books(distinct_on: title, order_by: {title: asc}, where: {id: {_eq: "${id}"}}) { title loans_aggregate { aggregate { count sum { days } } } } }`,
    (id: string) =>
      `{ books(order_by: {loans_aggregate: {max: {days: desc}}}, where: {id: {_gte: "${id}"}}, limit: 1) { title } }`,
    (id: string) => `{ search_books(args: {search: ""}, where: {id: {_eq: "${id}"}}) { title } }`,
  ])('a foreign id is answered byte for byte like one that does not exist: %#', async (query) => {
    const foreign = await ask(api, query(ids.bark));
    const missing = await ask(api, query('00000000-0000-0000-0021-0000000000ff'));
    expect(foreign.error).toBeUndefined();
    expect(foreign.body).toBe(missing.body);
    expect((await ask(api, query(ids.bark), { claims: birch })).body).not.toBe(missing.body);
  });

  test('without a claim there is nothing to see', async () => {
    for (const claims of [{}, { 'app.organization': '' }, { 'app.organization': null }]) {
      expect((await ask(api, '{ books { title } books_aggregate { aggregate { count } } }', { claims })).data).toEqual({
        books: [],
        books_aggregate: { aggregate: { count: 0 } },
      });
    }
  });

  test('between requests that alternate on one connection', async () => {
    const query = '{ books_aggregate { aggregate { count } } }';
    const count = async (role: string, claims: object) =>
      JSON.parse((await ask(api, query, { role, claims: { ...claims } })).body).data.books_aggregate.aggregate.count;
    for (let round = 0; round < 8; round += 1) {
      expect(
        await Promise.all([count('toy_tenant', alder), count('toy_tenant', birch), count('toy_staff', {})]),
      ).toEqual([3, 1, 4]);
    }
  });
});

test.each([
  'insert into books (title) values (1)',
  'update books set title = 1',
  'delete from books',
  'truncate books',
])('no caller role may write: %s', async (sql) => {
  for (const role of toyRoles) {
    const { rows } = await db.owner.query(`select has_table_privilege($1, 'books', $2) as may`, [
      role,
      sql.split(' ')[0],
    ]);
    expect(rows).toEqual([{ may: false }]);
  }
});

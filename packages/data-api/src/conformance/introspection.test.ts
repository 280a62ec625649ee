import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { toyRoles } from '../../test/toy-schema.ts';
import type { DataApi } from '../execute.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

const requested = (query: string, role = 'toy_staff') =>
  ask(api, query, { role, claims: {}, allowIntrospection: true });

test.each([
  ['the plain question', getIntrospectionQuery({ descriptions: false })],
  ['the question of today', getIntrospectionQuery()],
  [
    'the question with everything',
    getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  ],
])('a stock client builds the schema of a role from its answer to %s', async (_title, query) => {
  for (const role of toyRoles) {
    const { data, error } = await requested(query, role);
    expect(error).toBeUndefined();
    const built = buildClientSchema(data as Parameters<typeof buildClientSchema>[0]);
    const print = (schema: typeof built) =>
      printSchema(lexicographicSortSchema(schema)).replaceAll(/\s*"""[^]*?"""|\n(?=\n)/g, '');
    expect(print(built)).toBe(print(api.schemaOf(role)));
  }
});

test('tells the directives, and the deprecated where asked', async () => {
  const query = `{ __schema { directives { name args(includeDeprecated: true) { name } } subscriptionType { name }
    types { fields(includeDeprecated: true) { name args(includeDeprecated: true) { name } }
      enumValues(includeDeprecated: true) { name } inputFields(includeDeprecated: true) { name } } } }`;
  const { data, error } = await requested(query);
  expect(error).toBeUndefined();
  const { __schema: schema } = data as { __schema: { directives: { name: string }[]; subscriptionType: unknown } };
  expect(schema.directives.map(({ name }) => name)).toEqual(expect.arrayContaining(['include', 'skip', 'deprecated']));
  expect(schema.subscriptionType).toBeNull();
});

test('answers one type, by a variable and beside data', async () => {
  const query = `query Q($name: String!) { t: __type(name: $name) { kind name } books(limit: 0) { title } }`;
  const of = async (name: string) =>
    (await ask(api, query, { role: 'toy_staff', claims: {}, allowIntrospection: true, variables: { name } })).data;
  expect(await of('books')).toEqual({ t: { kind: 'OBJECT', name: 'books' }, books: [] });
  expect(await of('order_by')).toEqual({ t: { kind: 'ENUM', name: 'order_by' }, books: [] });
  expect(await of('none')).toEqual({ t: null, books: [] });
});

test('gives each role its own answer, the same each time', async () => {
  const query = '{ __type(name: "shelves") { fields { name } } }';
  for (let round = 0; round < 2; round += 1) {
    expect((await requested(query, 'toy_staff')).body).toContain('internal_note');
    expect((await requested(query, 'toy_tenant')).body).not.toContain('internal_note');
  }
});

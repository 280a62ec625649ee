import { isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { ids, toyRoles } from '../test/toy-schema.ts';
import { readCatalog } from './catalog.ts';
import type { DataApi } from './execute.ts';

let db: ToyDatabase;
let api: DataApi;
const opened: unknown[] = [];
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api({
    decoders: {
      sealed(encoded) {
        opened.push(encoded);
        return encoded.value.toUpperCase();
      },
      seed: ({ column, key, value }) => `${column}${key} grown from ${value}`,
    },
  });
});
beforeEach(() => {
  opened.length = 0;
});
afterAll(() => db.close());

test('a sealed value is opened with its table, column and key, wherever it stands', async () => {
  const query = `{ people(order_by: {name: asc}) { name secret: licence_number }
    books_aggregate(where: {title: {_eq: "Atlas"}}) { nodes { keeper { licence_number } } }
    one: people_by_pk(id: "${ids.ada}") { licence_number } none: people_by_pk(id: "${ids.bark}") { licence_number } }`;
  expect((await ask(api, query)).data).toEqual({
    people: [
      { name: 'Ada', secret: 'SEALED:A-100' },
      { name: 'Alan', secret: null },
    ],
    books_aggregate: { nodes: [{ keeper: { licence_number: 'SEALED:A-100' } }] },
    one: { licence_number: 'SEALED:A-100' },
    none: null,
  });
  const ada = { table: 'people', column: 'licence_number', key: ids.ada, value: 'sealed:A-100' };
  expect(opened).toEqual([ada, ada, ada]);
});

test('numbers beside a sealed value keep their digits', async () => {
  await db.owner.query(`update books set score = 4.50 where title = 'Atlas'`);
  const { body } = await ask(
    api,
    '{ books(where: {title: {_eq: "Atlas"}}) { price_cents score keeper { licence_number } } }',
  );
  expect(JSON.parse(body).data.books).toEqual([
    { price_cents: 104753, score: 4.5, keeper: { licence_number: 'SEALED:A-100' } },
  ]);
});

test('a selection without sealed columns opens nothing', async () => {
  await ask(api, '{ people { name } }');
  expect(opened).toEqual([]);
});

test('a sealed column offers no filter, order or aggregate', () => {
  const schema = api.schemaOf('toy_tenant');
  for (const name of ['people_bool_exp', 'people_order_by', 'people_max_fields']) {
    const type = schema.getType(name);
    const fields = isInputObjectType(type) || isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(fields).toContain('name');
    expect(fields).not.toContain('licence_number');
  }
});

test('a value that cannot be opened is null in its row, told beside the data, and reported once a column', async () => {
  const reported: unknown[] = [];
  const breaking = db.api({
    decoders: {
      sealed({ value }) {
        if (value === 'sealed:A-100') throw new Error('altered');
        return value;
      },
      seed: () => null,
    },
    report: (error) => reported.push(error),
  });
  const { body } = await ask(
    breaking,
    '{ people(order_by: {name: asc}) { name licence_number again: licence_number } }',
  );
  const message = 'The stored value cannot be read';
  expect(JSON.parse(body)).toEqual({
    data: {
      people: [
        { name: 'Ada', licence_number: null, again: null },
        { name: 'Alan', licence_number: null, again: null },
      ],
    },
    extensions: {
      unreadable: [
        { path: ['people', 0, 'licence_number'], message },
        { path: ['people', 0, 'again'], message },
      ],
    },
  });
  const error = new Error(`people.licence_number cannot be read and was answered as null: ${ids.ada}`);
  expect(reported).toEqual([expect.objectContaining({ message: error.message })]);
});

test('a sealed column promises no value, since one may not open', async () => {
  await db.owner.query("alter table people add stamp sealed not null default 'x'");
  const catalog = await readCatalog(db.pool, { roles: toyRoles });
  const type = db.api({ catalog }).schemaOf('toy_tenant').getType('people');
  expect(isObjectType(type) && String(type.getFields()['stamp']?.type)).toBe('String');
});

test('without a way to open it a sealed value is never shown as it stands', async () => {
  const reply = await ask(db.api(), '{ people { licence_number } }');
  expect(reply).toMatchObject({ status: 500 });
  expect(reply.body).not.toContain('A-100');
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTableAccess, readTableColumns } from './read-table-access.ts';
import { type ClonedDatabase, cloneTemplate } from './template.ts';

let database: ClonedDatabase;
let client: pg.Client;
// Roles belong to the whole server: these are never committed, so that no other test meets them.
beforeAll(async () => {
  database = await cloneTemplate('table access');
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(`
    begin;
    create role porters; create role porter in role porters; create role weigher; create role sender; create role nobody;
    create table parcels (parcel_id integer, weight integer, contents text);
    alter table parcels enable row level security;
    grant select on parcels to porters;
    create policy light on parcels for select to porters using (weight < 10);
    grant select (weight, parcel_id) on parcels to weigher;
    grant insert on parcels to sender`);
});
afterAll(async () => {
  await client.query('rollback');
  await client.end();
  await database.drop();
});

describe('what a role reads of a table', () => {
  const parcels = async (...roles: string[]) =>
    (await readTableAccess(client, roles)).filter(({ table }) => table === 'parcels');

  test('comes through the group that it belongs to, rows and columns', async () => {
    expect(await parcels('porter')).toEqual([
      {
        table: 'parcels',
        role: 'porter',
        isWhole: true,
        columns: ['parcel_id', 'weight', 'contents'],
        rows: ['(weight < 10)'],
      },
    ]);
  });

  test('is no row when no policy lets one through', async () => {
    const [access] = await parcels('weigher');
    expect(access).toMatchObject({ columns: ['parcel_id', 'weight'], isWhole: false, rows: [] });
  });

  test('is nothing for who may only write, or do nothing', async () => {
    expect(await parcels('sender', 'nobody')).toEqual([]);
  });
});

test('the columns of every table stand in their order', async () => {
  const tables = await readTableColumns(client);
  expect(tables.get('parcels')).toEqual(['parcel_id', 'weight', 'contents']);
  expect(tables.size).toBeGreaterThan(50);
});

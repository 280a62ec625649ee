import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTableAccess, readTableColumns } from './read-table-access.ts';
import { type ClonedDatabase, cloneTemplate } from './template.ts';

let database: ClonedDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneTemplate('table access');
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(`
    create table parcels (parcel_id integer, weight integer, contents text);
    alter table parcels enable row level security;
    grant select on parcels to tenant_staff;
    create policy light on parcels for select to tenant_staff using (weight < 10);
    grant select (weight, parcel_id) on parcels to "global:actuary";
    grant insert on parcels to "global:admin"`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('what a role reads of a table', () => {
  const parcels = async (...roles: string[]) =>
    (await readTableAccess(client, roles)).filter(({ table }) => table === 'parcels');

  test('comes through the group that it belongs to, rows and columns', async () => {
    expect(await parcels('organization:agent')).toEqual([
      {
        ...{ table: 'parcels', role: 'organization:agent', isWhole: true },
        ...{ columns: ['parcel_id', 'weight', 'contents'], rows: ['(weight < 10)'] },
      },
    ]);
  });

  test('is no row when no policy lets one through', async () => {
    const [access] = await parcels('global:actuary');
    expect(access).toMatchObject({ columns: ['parcel_id', 'weight'], isWhole: false, rows: [] });
  });

  test('is nothing for who may only write', async () => {
    expect(await parcels('global:admin', 'anonymous')).toEqual([]);
  });
});

test('the columns of every table stand in their order', async () => {
  const tables = await readTableColumns(client);
  expect(tables.get('parcels')).toEqual(['parcel_id', 'weight', 'contents']);
  expect(tables.size).toBeGreaterThan(50);
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClonedDatabase, cloneTemplate } from '../template.ts';
import { crossings, locals, references } from './homes.ts';
import { fitForSharding, spreadByOrganization } from './print-sharding.ts';
import { obstaclesTo, readSharding } from './read-sharding.ts';

let clone: ClonedDatabase;
let client: pg.Client;
beforeAll(async () => {
  clone = await cloneTemplate('sharding');
  client = new pg.Client({ connectionString: clone.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await clone.drop();
});

/** What stands in a transaction that is taken back. */
async function within<Result>(text: string, look: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query(text);
    return await look();
  } finally {
    await client.query('rollback');
  }
}

describe('every table', () => {
  test('has a place where organizations are spread over several servers', async () => {
    const { tables } = await readSharding(client);
    expect(tables.filter(({ home }) => home === 'distributed').length).toBeGreaterThan(100);
  });

  test.each([
    ['create table homeless (homeless_id uuid primary key)', /homeless has no organization_id/],
    [
      'create table vague (vague_id uuid primary key, organization_id uuid references organizations)',
      /vague\.organization_id may be null/,
    ],
  ])('that has none is refused: %s', async (text, refusal) => {
    await within(text, () => expect(readSharding(client)).rejects.toThrow(refusal));
  });

  test('that is named as an exception is there', async () => {
    const { tables, foreignKeys } = await readSharding(client);
    const names = new Set(tables.map(({ name }) => name));
    expect([...Object.keys(references), ...Object.keys(locals)].filter((name) => !names.has(name))).toEqual([]);
    const keys = new Set(foreignKeys.map(({ name }) => name));
    expect(Object.keys(crossings).filter((name) => !keys.has(name))).toEqual([]);
  });
});

describe('the schema', () => {
  test('can be spread by organization once the printed script was applied, and not before', async () => {
    const before = await readSharding(client);
    expect(obstaclesTo(before)).not.toEqual([]);
    await within(fitForSharding(before), async () => expect(obstaclesTo(await readSharding(client))).toEqual([]));
  });

  test('that has a key which crosses organizations without being named is told of', async () => {
    const added = `create table strays (organization_id uuid not null, stray_id uuid not null, user_id uuid not null,
      quote_id uuid not null, primary key (organization_id, stray_id));
      alter table quotes add constraint quote_alone unique (quote_id);
      alter table strays add constraint stray_quote foreign key (quote_id) references quotes (quote_id)`;
    const found = await within(`${fitForSharding(await readSharding(client))};${added}`, async () =>
      obstaclesTo(await readSharding(client)),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'quotes: quote_alone does not contain organization_id',
        'strays: stray_quote does not go along organization_id',
      ]),
    );
  });

  test('is spread by one statement a table, and what is local by none', async () => {
    const sharding = await readSharding(client);
    const text = spreadByOrganization(sharding);
    expect(text.split('\n')).toHaveLength(sharding.tables.filter(({ home }) => home !== 'local').length);
    expect(text).toContain(
      `create_distributed_table('policies', 'organization_id', colocate_with => 'address_changes')`,
    );
    expect(text).toContain(`create_reference_table('users')`);
  });
});

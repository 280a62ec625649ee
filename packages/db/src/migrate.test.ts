import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pendingMigrations } from './apply-migrations.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { startThrowawayPostgres } from './launcher/throwaway-postgres.ts';
import { type DatabaseUrls, provisionDatabase } from './provision.ts';

let folder: string;
let database: DatabaseUrls;
// Roles belong to a whole server: rules of its own would take away those that the tests beside it stand on.
let server: Awaited<ReturnType<typeof startThrowawayPostgres>>;
let client: pg.Client;
let role: string;

beforeAll(async () => {
  server = await startThrowawayPostgres(() => undefined);
});
afterAll(() => server.stop());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadworthy-migrate-'));
  mkdirSync(join(folder, 'migrations'));
  mkdirSync(join(folder, 'access'));
  role = `reader_${randomBytes(4).toString('hex')}`;
  put('migrations/0001_rigs.sql', 'create table rigs (rig_id int primary key, secret text);');
  put(
    'access/00-roles.sql',
    `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
    end $$; grant ${role} to roadworthy_app with inherit false, set true;`,
  );
  put(
    'access/10-rigs.sql',
    `alter table rigs enable row level security;
    grant select (rig_id) on rigs to ${role}; create policy reads on rigs to ${role} using (true);`,
  );
  const name = `migrate_${randomBytes(4).toString('hex')}`;
  database = await provisionDatabase({ superuserUrl: server.url, database: name, dataDir: server.dataDir });
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
});

function put(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

function run() {
  const folders = { migrations: join(folder, 'migrations'), access: join(folder, 'access') };
  return migrate({ ownerUrl: database.ownerUrl, log: () => undefined, folders });
}

async function one(sql: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(sql);
  return rows[0]?.value;
}

describe('migrations', () => {
  test('are applied once', async () => {
    expect(await run()).toEqual({ migrations: ['0001_rigs.sql'], access: true, jobs: true });
    expect(await run()).toEqual({ migrations: [], access: false, jobs: false });
  });

  test('are applied once when two migrators meet', async () => {
    const results = await Promise.all([run(), run()]);
    expect(results.flatMap((result) => result.migrations)).toEqual(['0001_rigs.sql']);
  });

  test('that changed after they were applied are refused', async () => {
    await run();
    put('migrations/0001_rigs.sql', 'create table rigs (rig_id int);');
    await expect(run()).rejects.toThrow('Migration 0001_rigs.sql was changed after it had been applied');
  });

  test('that a newer version applied are refused', async () => {
    put('migrations/0002_newer.sql', 'create table newer (id int);');
    await run();
    rmSync(join(folder, 'migrations/0002_newer.sql'));
    await expect(run()).rejects.toThrow('Start a newer version');
  });

  test('numbered before an applied one are refused', async () => {
    put('migrations/0003_third.sql', 'select 1;');
    await run();
    put('migrations/0002_late.sql', 'select 1;');
    await expect(run()).rejects.toThrow('0002_late.sql comes before 0003_third.sql');
  });

  test('that fail leave nothing behind and name their line', async () => {
    put('migrations/0002_broken.sql', 'create table half (id int);\ncreate tabel whole (id int);');
    await expect(run()).rejects.toThrow('0002_broken.sql:2');
    expect(await one("select to_regclass('half') as value")).toBeNull();
    expect(await one('select count(*)::int as value from migrator.schema_migrations')).toBe(1);
  });

  test('are pending until applied, which the application may ask', async () => {
    const files = readMigrations(join(folder, 'migrations'));
    expect(await pendingMigrations(client, files)).toEqual(['0001_rigs.sql']);
    await run();
    const app = new pg.Client({ connectionString: database.appUrl });
    await app.connect();
    expect(await pendingMigrations(app, files)).toEqual([]);
    await app.end();
  });

  test('with a number used twice are refused', () => {
    put('migrations/0001_again.sql', 'select 1;');
    expect(() => readMigrations(join(folder, 'migrations'))).toThrow('Two migrations have the number 0001');
  });
});

describe('access', () => {
  const held = (column: string) =>
    one(`select has_column_privilege('${role}', 'rigs', '${column}', 'select') as value`);

  test('is applied anew when a file changes, and what a file no longer says is gone', async () => {
    await run();
    expect([await held('rig_id'), await held('secret')]).toEqual([true, false]);
    put('access/10-rigs.sql', `grant select (secret) on rigs to ${role};`);
    expect(await run()).toEqual({ migrations: [], access: true, jobs: false });
    expect([await held('rig_id'), await held('secret')]).toEqual([false, true]);
    expect(await one("select count(*)::int as value from pg_policies where schemaname = 'public'")).toBe(0);
  });

  test('takes back a membership that a file no longer gives', async () => {
    await run();
    const member = `select pg_has_role('roadworthy_app', '${role}', 'set') as value`;
    expect(await one(member)).toBe(true);
    put('access/00-roles.sql', 'select 1;');
    await run();
    expect(await one(member)).toBe(false);
  });

  test('is applied anew after a migration, which may have replaced a table', async () => {
    await run();
    put('migrations/0002_again.sql', 'drop table rigs; create table rigs (rig_id int, secret text);');
    expect(await run()).toMatchObject({ access: true });
    expect(await held('rig_id')).toBe(true);
  });

  test('that fails leaves the old one in force', async () => {
    await run();
    put('access/10-rigs.sql', `grant select on nothing_here to ${role};`);
    await expect(run()).rejects.toThrow('10-rigs.sql');
    expect(await held('rig_id')).toBe(true);
  });
});

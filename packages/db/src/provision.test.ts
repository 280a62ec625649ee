import pg from 'pg';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startThrowawayPostgres } from './launcher/throwaway-postgres.ts';
import { type DatabaseUrls, loginUrls, provisionDatabase, provisionServer } from './provision.ts';

type Server = Awaited<ReturnType<typeof startThrowawayPostgres>>;
let server: Server;
let dataDir: string;
let urls: DatabaseUrls;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-provision-'));
  server = await startThrowawayPostgres(() => undefined);
  urls = await provisionDatabase({ superuserUrl: server.url, database: 'roadworthy', dataDir });
});

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const attributes = `select rolname, rolsuper, rolbypassrls, rolcreatedb, rolreplication, rolcreaterole, rolinherit
  from pg_roles where rolname = current_user`;
const none = { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolreplication: false };

describe('provisioning', () => {
  test('gives an owner that makes roles and owns the database, and may do nothing more', async () => {
    expect(await ask(urls.ownerUrl, attributes)).toEqual([
      { rolname: 'roadworthy_owner', ...none, rolcreaterole: true, rolinherit: true },
    ]);
    const owner = 'select pg_get_userbyid(datdba)::text as owner from pg_database where datname = current_database()';
    expect(await ask(urls.appUrl, owner)).toEqual([{ owner: 'roadworthy_owner' }]);
  });

  test.each(['appUrl', 'authUrl'] as const)(
    'gives a login (%s) that owns, inherits and bypasses nothing',
    async (key) => {
      expect(await ask(urls[key], attributes)).toMatchObject([{ ...none, rolcreaterole: false, rolinherit: false }]);
      const owned = `select from pg_class where pg_get_userbyid(relowner) = current_user
      union all select from pg_namespace where pg_get_userbyid(nspowner) = current_user`;
      expect(await ask(urls[key], owned)).toEqual([]);
      await expect(ask(urls[key], 'create table public.mine (id int)')).rejects.toThrow('permission denied');
      await expect(ask(urls[key], 'create temporary table mine (id int)')).rejects.toThrow('permission denied');
    },
  );

  test('repeats itself without changing an address or losing a row', async () => {
    await ask(urls.ownerUrl, 'create table kept as select 7 as seven');
    expect(await provisionDatabase({ superuserUrl: server.url, database: 'roadworthy', dataDir })).toEqual(urls);
    expect(await ask(urls.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  test('makes the logins with the passwords that addresses name, and nothing for addresses that do not fit', async () => {
    const passwords = { roadworthy_owner: 'one/:@', roadworthy_app: 'two', roadworthy_auth: 'three' };
    const named = loginUrls(server.url, 'named', (login) => passwords[login]);
    await provisionServer(server.url, named);
    expect(await ask(named.ownerUrl, 'select current_database()::text as name')).toEqual([{ name: 'named' }]);
    expect(await ask(named.authUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    for (const [wrong, problem] of [
      [{ ...named, appUrl: named.ownerUrl }, 'it has to be roadworthy_app'],
      [{ ...named, appUrl: loginUrls(server.url, 'other', () => 'two').appUrl }, 'does not name the database named'],
      [{ ...named, authUrl: loginUrls(server.url, 'named', () => '').authUrl }, 'has no password'],
    ] as const) {
      await expect(provisionServer(server.url, wrong)).rejects.toThrow(problem);
    }
  });
});

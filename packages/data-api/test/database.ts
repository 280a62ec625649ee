import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readCatalog, type Catalog } from '../src/catalog.ts';
import type { DataRequest } from '../src/data-request.ts';
import { createDataApi, type DataApi, type DataApiOptions } from '../src/execute.ts';
import type { Claims } from '../src/scope.ts';
import { ids, toyRoles, toySchema } from './toy-schema.ts';

export const toyClaims = ['app.user', 'app.organization'] as const;

export type ToyDatabase = {
  /** The owner's connection, to change the schema. */
  readonly owner: pg.Client;
  /** Connections of a login role that owns nothing, inherits nothing and obeys row security. */
  readonly pool: pg.Pool;
  readonly catalog: Catalog;
  api(options?: Partial<DataApiOptions>): DataApi;
  close(): Promise<void>;
};

const rolesSql = `do $$ declare r text; begin
  if not exists (select from pg_roles where rolname = 'toy_login') then
    create role toy_login login noinherit nobypassrls password 'toy';
  end if;
  foreach r in array array['${toyRoles.join("', '")}'] loop
    if not exists (select from pg_roles where rolname = r) then
      execute format('create role %I nologin', r);
      execute format('grant %I to toy_login', r);
    end if;
  end loop;
end $$`;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

/** Creates a database with the toy schema on the server of TEST_DATABASE_URL (an owner's address). */
export async function withToyDatabase(): Promise<ToyDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const name = `toy_${randomUUID().replaceAll('-', '')}`;
  const admin = await connect(url);
  // Roles belong to the whole server: test files that start together would create them twice.
  await admin.query('select pg_advisory_lock(7361)');
  await admin.query(rolesSql);
  await admin.query('select pg_advisory_unlock(7361)');
  await admin.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = name;
  const owner = await connect(address.href);
  await owner.query(toySchema);
  address.username = 'toy_login';
  address.password = 'toy';
  const pool = new pg.Pool({ connectionString: address.href, max: 4 });
  const catalog = await readCatalog(pool, { roles: toyRoles });
  return {
    owner,
    pool,
    catalog,
    api: (options) => createDataApi({ pool, catalog, claims: toyClaims, statementTimeoutMs: 2_000, ...options }),
    async close() {
      await pool.end();
      await owner.end();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}

type Reply = {
  readonly status: number;
  readonly body: string;
  readonly data?: unknown;
  readonly error?: { message: string; extensions: { code: string; path: string; field?: string } };
};

export const alder: Claims = { 'app.organization': ids.alder };

/** Asks as the tenant Alder unless told otherwise, and parses the answer. */
export async function ask(api: DataApi, query: string, request: Partial<DataRequest> = {}): Promise<Reply> {
  const { status, body } = await api.execute({ role: 'toy_tenant', claims: alder, query, ...request });
  const { data, errors } = JSON.parse(body);
  return {
    status,
    body,
    ...(data === undefined ? {} : { data }),
    ...(errors === undefined ? {} : { error: errors[0] }),
  };
}

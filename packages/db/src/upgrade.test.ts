import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startThrowawayPostgres } from './launcher/throwaway-postgres.ts';
import { migrate } from './migrate.ts';
import { productSql, readMigrations } from './migration-files.ts';
import { printSchema } from './print-schema.ts';
import { type DatabaseUrls, provisionDatabase } from './provision.ts';

const fixtures = join(import.meta.dirname, '..', 'test', 'upgrade');
/** The number of the last migration whose state the fixture holds. */
const state = '0024';

let folder: string;
// Roles belong to a whole server, and the old access files give them what the new ones do not.
let server: Awaited<ReturnType<typeof startThrowawayPostgres>>;
let urls: DatabaseUrls;
let client: pg.Client;
let before: ReadonlyMap<string, number>;

/** The rows were written by a sale alone; what the trail says of an approval that was revoked comes on top. */
const sentAndRevoked = `
  insert into audit_log (at, operation, actor_kind, actor_user_id, actor_role, organization_id, root_table, root_id,
    request_id, outcome, input)
  select quotes.created + step * interval '1 hour', operation, 'user', assigned_agent_id, 'organization:agent',
    organization_id, 'quotes', quote_id, 'request', outcome, '{}'
  from quotes, (values (1, 'send_quote_to_customer', 'done'), (2, 'revoke_agent_approval', 'done'),
    (3, 'send_quote_to_customer', 'refused')) as trail (step, operation, outcome)
  where quotes.status = 'open'`;

const silent = { log: () => undefined };

async function connected(url: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  return connection;
}

async function countRows(): Promise<Map<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

/** A database as the product left it at that migration, with rows in it. */
async function oldDatabase(): Promise<void> {
  const folders = { migrations: join(folder, 'migrations'), access: join(folder, 'access') };
  for (const path of Object.values(folders)) mkdirSync(path);
  for (const { name } of readMigrations(productSql.migrations)) {
    if (name.slice(0, 4) <= state) copyFileSync(join(productSql.migrations, name), join(folders.migrations, name));
  }
  copyFileSync(join(fixtures, `${state}-access.sql`), join(folders.access, '00-access.sql'));
  await migrate({ ownerUrl: urls.ownerUrl, folders, ...silent });
  client = await connected(urls.ownerUrl);
  await client.query('begin; set constraints all deferred');
  await client.query(readFileSync(join(fixtures, `${state}-rows.sql`), 'utf8'));
  await client.query(sentAndRevoked);
  await client.query('commit');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadworthy-upgrade-'));
  server = await startThrowawayPostgres(() => undefined);
  urls = await provisionDatabase({ superuserUrl: server.url, database: 'upgraded', dataDir: server.dataDir });
  await oldDatabase();
  before = await countRows();
}, 120_000);

afterAll(async () => {
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a database of an earlier version, with rows in it', { timeout: 120_000 }, () => {
  test('has something in every table that stories fill', () => {
    const empty = [...before].filter(([, count]) => count === 0).map(([name]) => name);
    expect(empty).toEqual(['attempt_counters', 'user_global_roles']);
  });

  test('is brought to this version with every row that it had', async () => {
    const later = readMigrations(productSql.migrations)
      .map(({ name }) => name)
      .filter((name) => name.slice(0, 4) > state);
    expect(await migrate({ ownerUrl: urls.ownerUrl, ...silent })).toMatchObject({ migrations: later });
    const after = await countRows();
    const lost = [...before].filter(([name, count]) => (after.get(name) ?? 0) < count);
    expect(lost).toEqual([]);
  });

  test('begins cover with the morning of the first day, or with a purchase that came later', async () => {
    const { rows } = await client.query(
      `select distinct effective_date::text as day, time_zone, cover_from, installment_fee::int from policies`,
    );
    expect(rows).toEqual([
      {
        day: '2026-06-16',
        time_zone: 'America/New_York',
        installment_fee: 500,
        cover_from: new Date('2026-06-16T04:01:00Z'),
      },
    ]);
  });

  test('has what is known to have happened in its timelines, once, in order, and the quote’s in its policy’s', async () => {
    const { rows } = await client.query<{ status: string; kinds: string[]; filed: boolean }>(
      `select quotes.status, array_agg(entries.kind order by at, timeline_entry_id) as kinds,
         bool_and(entries.policy_id is not distinct from quotes.policy_id) as filed
       from quotes join timeline_entries as entries using (quote_id) group by quote_id, quotes.status order by 1`,
    );
    const bound = ['quote_started', 'quote_signed', 'payment_received', 'policy_bound'];
    const open = ['quote_started', 'quote_signed', 'quote_sent', 'agent_approval_revoked'];
    expect(rows).toEqual([
      ...[1, 2].map(() => ({ status: 'bound', kinds: bound, filed: true })),
      ...[1, 2].map(() => ({ status: 'open', kinds: open, filed: true })),
    ]);
    const who = await client.query(
      `select distinct kind, actor_role, actor_name is null as nobody from timeline_entries
       where kind in ('quote_started', 'quote_sent') order by kind`,
    );
    expect(who.rows).toEqual([
      { kind: 'quote_sent', actor_role: 'organization:agent', nobody: false },
      { kind: 'quote_started', actor_role: null, nobody: true },
    ]);
  });

  test('is then what a new database is', async () => {
    const fresh = await provisionDatabase({ superuserUrl: server.url, database: 'fresh', dataDir: server.dataDir });
    await migrate({ ownerUrl: fresh.ownerUrl, ...silent });
    const other = await connected(fresh.ownerUrl);
    try {
      expect(await printSchema(client)).toBe(await printSchema(other));
    } finally {
      await other.end();
    }
  });

  test('names the root of whatever stood there, and takes fees out of premiums and into totals', async () => {
    const { rows } = await client.query(
      `select count(*)::int as priced, bool_and(root_vehicle_id = vehicle_id) as first,
         bool_and(q.total = q.premium + 2500) as apart, count(p.policy_id)::int > 0 as sold,
         bool_and(p.premium = q.premium and p.total = q.total) as same
       from quotes q join vehicles v using (quote_id) left join policies p on p.current_quote_id = q.quote_id
       where q.premium is not null`,
    );
    expect(rows).toEqual([{ priced: 4, first: true, apart: true, sold: true, same: true }]);
  });

  test('keeps every rule: nothing waits to be checked, and what is there passes the checks', async () => {
    const { rows } = await client.query<{ rule: string }>(
      `select format('%s of %s', conname, conrelid::regclass) as rule from pg_constraint
       where not convalidated and connamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { superuserOf } from '../../bench/fill-book.ts';

type Client = ReturnType<typeof superuserOf>;
/** The tables beneath a referred quote, the key of each, and what names its parent. */
const tables = [
  { table: 'quotes', key: 'quote_id' },
  { table: 'locations', key: 'location_id' },
  { table: 'entities', key: 'entity_id' },
  { table: 'vehicles', key: 'vehicle_id' },
  { table: 'quote_referrals', key: 'quote_referral_id' },
] as const;

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The quote that waits for an underwriter because of its value, with everything beneath it. */
async function original(client: Client): Promise<string> {
  const { rows } = await client.query<{ quote_id: string }>(
    `select quote_id from quote_referrals join quotes using (quote_id)
     where quote_referrals.status = 'pending' and finding_codes @> '{value_above_limit}' limit 1`,
  );
  if (!rows[0]) throw new Error('Nothing waits.');
  return rows[0].quote_id;
}

/** Waits until the rules of the demo have been applied: the worker would look at the copies, too. */
async function rulesApplied(client: Client): Promise<void> {
  const waiting = `select 1 from pgboss.job where name = 'apply-rules' and state in ('created', 'active', 'retry') limit 1`;
  while ((await client.query(waiting)).rows.length > 0) await setTimeout(250);
}

/**
 * Copies a waiting referral with its quote so many times, a minute apart, and answers the keys of the copies, the newest
 * first. Ids that stand in the rows of a copy are those of its own rows.
 */
export async function copyReferral(client: Client, times: number): Promise<string[]> {
  await rulesApplied(client);
  await client.query("set session_replication_role = 'replica'");
  const quoteId = await original(client);
  const rows: { table: string; key: string; row: Record<string, unknown> }[] = [];
  for (const { table, key } of tables) {
    const found = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t where quote_id = $1`,
      [quoteId],
    );
    rows.push(...found.rows.map(({ row }) => ({ table, key, row })));
  }
  const columns = new Map<string, string[]>();
  for (const { table } of tables) columns.set(table, await columnsOf(client, table));
  const copies: string[] = [];
  const parts = new Map<string, unknown[]>(tables.map(({ table }) => [table, []]));
  for (let copy = 0; copy < times; copy += 1) {
    const ids = new Map(rows.map(({ row, key }) => [String(row[key]), randomUUID()]));
    // Whatever refers to a row of the original refers to its copy.
    const text = [...ids].reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(rows));
    const created = new Date(Date.now() - (copy + 1) * 60_000).toISOString();
    for (const { table, row } of JSON.parse(text) as typeof rows) {
      // What is sealed is sealed for its own row, and opens in no other.
      const opened = table === 'entities' ? { ...row, license_number: null, birthdate: null } : row;
      const dated = table === 'quote_referrals' ? { ...opened, created } : opened;
      parts.get(table)?.push(dated);
      if (table === 'quote_referrals') copies.push(String(row['quote_referral_id']));
    }
  }
  for (const [table, all] of parts) {
    const named = (columns.get(table) ?? []).map((name) => `"${name}"`).join(', ');
    for (let from = 0; from < all.length; from += 500) {
      await client.query(
        `insert into ${table} (${named}) select ${named} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(all.slice(from, from + 500))],
      );
    }
    await client.query(`analyze ${table}`);
  }
  return copies;
}

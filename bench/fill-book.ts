import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '@roadworthy/db/pool.ts';

const patienceMs = 30 * 60_000;

/** One connection to one of the bench's databases that stands above row security; end it. */
export function superuserOf(
  database: string,
  server = process.env['TEST_DATABASE_URL'],
): ReturnType<typeof createPool> {
  const url = new URL(server ?? '');
  url.pathname = `/${database}`;
  return createPool({ url: url.href, max: 1, statementTimeoutMs: patienceMs, name: 'bench' });
}

/** Runs statements that are divided by `-- next`, without triggers. */
export async function fillWith(
  database: string,
  text: string,
  values: readonly unknown[] = [],
  server?: string,
): Promise<void> {
  const client = superuserOf(database, server);
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query("set work_mem = '64MB'");
    for (const one of text.split(/^-- next$/m)) await client.query(one, one.includes('$1') ? [...values] : []);
  } finally {
    await client.end();
  }
}

/**
 * Fills the database's organizations with quotes in equal parts, and sells half of them. Without triggers: each of a
 * million rows would be looked up again in what was written a moment ago.
 */
export async function fillBook(database: string, quotes: number, server?: string): Promise<void> {
  await fillWith(database, readFileSync(join(import.meta.dirname, 'sql', 'fill-book.sql'), 'utf8'), [quotes], server);
}

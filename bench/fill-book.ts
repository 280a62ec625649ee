import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '@roadworthy/db/pool.ts';

const statements = readFileSync(join(import.meta.dirname, 'sql', 'fill-book.sql'), 'utf8').split(/^-- next$/m);

const patienceMs = 30 * 60_000;

/** One connection to one of the bench's databases that stands above row security; end it. */
export function superuserOf(database: string): ReturnType<typeof createPool> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${database}`;
  return createPool({ url: url.href, max: 1, statementTimeoutMs: patienceMs, name: 'bench' });
}

/**
 * Fills the database's organizations with quotes in equal parts, and sells half of them. Without triggers: each of a
 * million rows would be looked up again in what was written a moment ago.
 */
export async function fillBook(database: string, quotes: number): Promise<void> {
  const client = superuserOf(database);
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query("set work_mem = '64MB'");
    for (const text of statements) await client.query(text, text.includes('$1') ? [quotes] : []);
  } finally {
    await client.end();
  }
}

import { selectRows } from './select-rows.ts';
import type { Backend } from './backend.ts';

type Column = { readonly name: string; readonly type: string; readonly domain: string | null };

/** Ids that a made-up row shares with real ones, so that it hangs where a real one would. */
export type Ids = Readonly<Record<string, string>>;

const samples: Readonly<Record<string, string>> = {
  email_address: `'somebody@example.com'`,
  sealed: `'s1.made.up.value'`,
  uuid: 'uuidv7()',
  jsonb: `'{}'`,
  json: `'{}'`,
  date: 'current_date',
  boolean: 'true',
};

function sampleOf({ name, type, domain }: Column, ids: Ids): string {
  const known = ids[name];
  if (type === 'uuid' && known) return `'${known}'`;
  const sample = samples[domain ?? type] ?? samples[type];
  if (sample) return sample;
  if (type.startsWith('timestamp')) return 'now()';
  if (type === 'ARRAY') return `'{}'`;
  return /int|numeric|real|double/.test(type) ? '1' : `'made up'`;
}

/** What would keep a made-up row out: it is nobody's business whether the row makes sense. */
async function dropRules(backend: Backend, table: string): Promise<void> {
  const rules = await selectRows<{ name: string }>(
    backend,
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('f', 'c')`,
    [table],
  );
  for (const { name } of rules) await backend.owner.pool.query(`alter table "${table}" drop constraint "${name}"`);
}

/**
 * Puts made-up rows into every table that has none, one for each of the ids given, and names those tables. Only for a
 * database that is thrown away: the tables lose their checks and references.
 */
export async function fillEmptyTables(backend: Backend, rows: readonly Ids[]): Promise<string[]> {
  const tables = await selectRows<{ name: string }>(
    backend,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    if ((await selectRows(backend, `select from "${name}" limit 1`)).length > 0) continue;
    await dropRules(backend, name);
    const columns = await selectRows<Column>(
      backend,
      `select column_name::text as name, data_type::text as type, domain_name::text as domain
       from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
         and (column_default is null or data_type = 'uuid')
         and (is_nullable = 'NO' or column_name = any ($2))`,
      [name, rows.flatMap((ids) => Object.keys(ids))],
    );
    for (const ids of rows) {
      const names = columns.map((column) => `"${column.name}"`).join(', ');
      const values = columns.map((column) => sampleOf(column, ids)).join(', ');
      await backend.owner.pool.query(`insert into "${name}" (${names}) values (${values}) on conflict do nothing`);
    }
    filled.push(name);
  }
  return filled;
}

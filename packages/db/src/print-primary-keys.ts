import type { ClientBase } from 'pg';

/** TypeScript of the tables' primary keys: those of one column, by table. */
export async function printPrimaryKeys(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ table: string; key: string }>(`
    select c.relname as table, a.attname as key
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'p' and cardinality(k.conkey) = 1 and c.relnamespace = 'public'::regnamespace
    order by c.relname collate "C"`);
  const lines = rows.map(({ table, key }) => `  ${table}: '${key}',\n`).join('');
  return `// Printed from the catalog by scripts/generate.ts: do not edit.\nexport const primaryKeys = {\n${lines}} as const;\n`;
}

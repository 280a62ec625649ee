import type { createPool } from '@roadworthy/db/pool.ts';
import { superuserOf } from './fill-book.ts';

/** What a book of this size would drown in, and no charge reads. */
const leftOut = new Set([
  'audit_log',
  'hints',
  'notifications',
  'timeline_entries',
  'documents',
  'process_intents',
  'idempotency_keys',
  'quote_verifications',
  // Sealed under keys of their own: copies are charged to the method of the policy that they are copies of.
  'payment_methods',
]);
/** What opens under the key of its own row alone: empty in a copy. */
const sealed = new Set(['birthdate', 'license_number']);

type Pool = ReturnType<typeof createPool>;
type Reference = { readonly child: string; readonly column: string; readonly parent: string };
type Column = { readonly table: string; readonly name: string; readonly type: string };
type Shape = {
  readonly references: readonly Reference[];
  readonly columns: readonly Column[];
  /** The key of a table that is one uuid of its own. */
  readonly keys: ReadonlyMap<string, string>;
};

async function readShape(client: Pool): Promise<Shape> {
  const references = await client.query<Reference>(`
    select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent
    from pg_constraint c, unnest(c.conkey, c.confkey) as pair(own, other)
      join pg_attribute a on true join pg_attribute b on true
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0
      and a.attrelid = c.conrelid and a.attnum = pair.own and b.attrelid = c.confrelid and b.attnum = pair.other
      and b.attname <> 'organization_id' and a.atttypid = 'uuid'::regtype`);
  const columns = await client.query<Column>(`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'`);
  const keys = await client.query<{ table: string; key: string }>(`
    select i.indrelid::regclass::text as table, min(a.attname) as key
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indisprimary and i.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and a.attname <> 'organization_id'
    group by 1 having count(*) = 1 and bool_and(a.atttypid = 'uuid'::regtype)`);
  return {
    references: references.rows,
    columns: columns.rows,
    keys: new Map(keys.rows.map(({ table, key }) => [table, key])),
  };
}

type Belonging = {
  /** The rows of each table that belong to what is copied, as a condition. */
  readonly conditions: Map<string, Set<string>>;
  readonly ids: Set<string>;
};

const listOf = (ids: Iterable<string>): string => `'{${[...ids].join(',')}}'::uuid[]`;

/** Everything that hangs on rows, by the references of the database. */
async function gather(client: Pool, shape: Shape, roots: ReadonlyMap<string, readonly string[]>): Promise<Belonging> {
  const conditions = new Map<string, Set<string>>();
  const ids = new Set([...roots.values()].flat());
  const waiting = [...roots].map(([table, own]) => ({ table, own: [...own] }));
  for (const [table, own] of roots) {
    conditions.set(table, new Set([`${shape.keys.get(table)} = any (${listOf(own)})`]));
  }
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { table, own } = next;
    for (const { child, column } of shape.references.filter(({ parent }) => parent === table)) {
      if (leftOut.has(child)) continue;
      const condition = `"${column}" = any (${listOf(own)})`;
      const key = shape.keys.get(child);
      const text = `select ${key ? `"${key}"::text` : "''"} as id from ${child} where ${condition}`;
      const { rows } = await client.query<{ id: string }>(text);
      if (rows.length === 0) continue;
      conditions.set(child, (conditions.get(child) ?? new Set()).add(condition));
      const found = rows.map(({ id }) => id).filter((id) => id !== '' && !ids.has(id));
      for (const id of found) ids.add(id);
      if (found.length > 0) waiting.push({ table: child, own: found });
    }
  }
  return { conditions, ids };
}

/** What two policies may not have alike, though it is no key of ours. */
const own = new Set(['policy_number', 'gateway_key', 'gateway_reference', 'contract_number', 'number']);

/**
 * Copies policies with everything that hangs on them, so many times each and without triggers: a book as large as one
 * likes of rows that the product wrote. What they share with others (people, products, methods of payment) stays shared.
 */
export async function copyPolicies(database: string, policies: readonly string[], copies: number): Promise<void> {
  const client = superuserOf(database);
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query("set work_mem = '64MB'");
    const shape = await readShape(client);
    const idsOf = async (text: string): Promise<string[]> =>
      (await client.query<{ id: string }>(text, [policies])).rows.map(({ id }) => id);
    const roots = new Map([
      ['policies', policies],
      ['quotes', await idsOf('select quote_id as id from quotes where policy_id = any ($1::uuid[])')],
    ]);
    const { conditions, ids } = await gather(client, shape, roots);
    // A contract has no row of its own.
    for (const id of await idsOf('select contract_id as id from policies where policy_id = any ($1::uuid[])'))
      ids.add(id);
    const list = listOf(ids);
    for (const [table, of] of conditions) {
      const columns = shape.columns.filter((column) => column.table === table);
      const values = columns.map(({ name, type }) => {
        if (table === 'entities' && sealed.has(name)) return 'null';
        if (type === 'uuid')
          return `case when t."${name}" = any (${list}) then md5(t."${name}"::text || n)::uuid else t."${name}" end`;
        return type === 'text' && own.has(name) ? `t."${name}" || '-' || n` : `t."${name}"`;
      });
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      await client.query(
        `insert into ${table} (${names}) select ${values.join(', ')} from (select * from ${table} where ${[...of].join(' or ')}) t,
           generate_series(1, ${copies}) n`,
      );
    }
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

import type { ClientBase, Pool } from 'pg';

/** What one role may read of one table. */
export type TableAccess = {
  readonly table: string;
  readonly role: string;
  /** Columns it may select, in the table's order. */
  readonly columns: readonly string[];
  readonly isWhole: boolean;
  /** Which rows, as the policies say it; empty when no policy lets any through. */
  readonly rows: readonly string[];
};

/** Every table of the product with every role that may select something of it, read from the catalog. */
export async function readTableAccess(db: Pool | ClientBase, roles: readonly string[]): Promise<TableAccess[]> {
  const { rows } = await db.query<TableAccess>(question, [roles]);
  return rows;
}

/** The product's tables by name, each with its columns in their order. */
export async function readTableColumns(db: Pool | ClientBase): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.query<{ name: string; columns: string[] }>(
    `select relname::text as name, array(select attname::text from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns
     from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
     order by relname collate "C"`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

// A policy counts for a role that it names, for members of the group that it names, or for all when it names nobody.
const question = `
  select c.relname::text as table, r.role, held.columns, held.whole as "isWhole",
    case when c.reloptions @> '{security_invoker=true}' then '{"as its tables say"}' else array(select regexp_replace(coalesce(pg_get_expr(p.polqual, c.oid), 'true'), '\\s+', ' ', 'g') from pg_policy p
      where p.polrelid = c.oid and p.polcmd in ('r', '*')
        and exists (select from unnest(p.polroles) named where named = 0 or pg_has_role(r.role, named, 'usage'))
      order by 1) end as rows
  from pg_class c
  cross join unnest($1::text[]) with ordinality r (role, place)
  cross join lateral (
    select coalesce(array_agg(a.attname::text order by a.attnum) filter (where may), '{}') as columns,
      coalesce(bool_and(may), false) as whole
    from pg_attribute a, lateral (select has_column_privilege(r.role, c.oid, a.attnum, 'SELECT') as may) held
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) held
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and held.columns <> '{}'
  order by c.relname collate "C", r.place`;

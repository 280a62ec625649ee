import { isLiveTable, liveTables, type LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type pg from 'pg';
import { askAs } from '../operations/ask-as.ts';

/**
 * How a role sees the rows of a table: all of them, those of its organization, those that only the database can send,
 * or none.
 */
export type Audience = 'all' | 'organization' | 'asked' | 'none';

export type Audiences = (role: string, table: LiveTable) => Audience;

const text = `
  select role, c.relname, coalesce((
    select string_agg(pg_get_expr(p.polqual, p.polrelid), ' or ') from pg_policy p
    where p.polrelid = c.oid and p.polcmd in ('r', '*')
      and exists (select from unnest(p.polroles) given where given = 0 or pg_has_role(role, given, 'usage'))), 'false')
  from unnest(string_to_array($1, ' ')) role
  cross join unnest(string_to_array($2, ' '), string_to_array($3, ' ')) live (name, key)
  join pg_class c on c.oid = to_regclass(format('public.%I', live.name))
  where has_column_privilege(role, c.oid, live.key, 'select')`;

const known: Readonly<Record<string, Audience>> = {
  true: 'all',
  '(organization_id = claim_organization())': 'organization',
  false: 'none',
};

/** Reads from grants and policies how each role sees each table, so that most hints need no question to the database. */
export async function readAudiences(pool: pg.Pool, roles: readonly string[]): Promise<Audiences> {
  const rows = await askAs(pool, {
    role: 'worker',
    text,
    values: [roles.join(' '), Object.keys(liveTables).join(' '), Object.values(liveTables).join(' ')],
  });
  const audiences = new Map<string, Audience>();
  for (const [role, table, policy] of rows) {
    if (table && isLiveTable(table)) audiences.set(`${role} ${table}`, ownValue(known, policy ?? '') ?? 'asked');
  }
  return (role, table) => audiences.get(`${role} ${table}`) ?? 'none';
}

import type { ClientBase } from 'pg';
import { notOfExtension, ownSchemas } from './own-schemas.ts';

type Grant = { key: string; target: string; privilege: string; columns: string | null; grantee: string };

/** Grants as SQL, under `relation <oid>`, `routine` or `schema`; roles that hold the same stand in one statement. */
export async function printGrants(client: ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<Grant>(grants);
  const held = new Map<string, { key: string; target: string; grantee: string; privileges: string[] }>();
  for (const { key, target, privilege, columns, grantee } of rows) {
    const what = columns === null ? privilege : `${privilege} (${columns})`;
    const id = `${target}\0${grantee}`;
    const entry = held.get(id) ?? { key, target, grantee, privileges: [] };
    entry.privileges.push(what);
    held.set(id, entry);
  }
  const grouped = Map.groupBy(held.values(), ({ key, target, privileges }) =>
    JSON.stringify([key, `grant ${privileges.join(', ')} on ${target}`]),
  );
  const result = new Map<string, string[]>();
  for (const [group, entries] of grouped) {
    const [key = '', start = ''] = JSON.parse(group) as string[];
    const line = `${start} to ${entries.map((entry) => entry.grantee).join(', ')};`;
    result.set(key, [...(result.get(key) ?? []), line]);
  }
  return result;
}

const grantee = `case when acl.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(acl.grantee)) end as grantee`;

// The owner's own privileges go without saying, and so do PostgreSQL's defaults for PUBLIC on routines and schema public.
const grants = `
  select * from (
    select 'relation ' || c.oid as key,
      case when c.relkind = 'S' then 'sequence ' else '' end || c.oid::regclass::text as target,
      lower(acl.privilege_type) as privilege, null as columns, ${grantee}
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) acl
    where ${ownSchemas} and ${notOfExtension('pg_class', 'c.oid')} and acl.grantee <> c.relowner
    union all
    select 'relation ' || c.oid, c.oid::regclass::text, lower(acl.privilege_type),
      string_agg(quote_ident(a.attname), ', ' order by a.attnum), ${grantee}
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace,
      aclexplode(a.attacl) acl
    where ${ownSchemas} and ${notOfExtension('pg_class', 'c.oid')} and acl.grantee <> c.relowner
    group by c.oid, acl.privilege_type, acl.grantee
    union all
    select 'routine', 'routine ' || p.oid::regprocedure::text, lower(acl.privilege_type), null, ${grantee}
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace, aclexplode(p.proacl) acl
    where ${ownSchemas} and ${notOfExtension('pg_proc', 'p.oid')} and acl.grantee not in (0, p.proowner)
    union all
    select 'schema', 'schema ' || quote_ident(n.nspname), lower(acl.privilege_type), null, ${grantee}
    from pg_namespace n, aclexplode(n.nspacl) acl
    where ${ownSchemas} and acl.grantee not in (0, n.nspowner)
  ) given order by key, target, privilege, columns nulls first, grantee collate "C"`;

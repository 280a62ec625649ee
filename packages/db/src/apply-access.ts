import type { ClientBase } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { sha256, type SqlFile } from './migration-files.ts';
import { inTransaction, runSqlFile } from './run-sql-file.ts';

// Part of the hash: raise it when the reset below changes, so that every database is reset once more.
const resetVersion = 1;

/**
 * Applies the access files anew when their text changed or `force` is set: policies, grants and memberships are dropped
 * first, so that what a file no longer says is gone. Answers whether it did.
 */
export async function applyAccess(client: ClientBase, files: readonly SqlFile[], force: boolean): Promise<boolean> {
  const hash = sha256([String(resetVersion), ...files.map((file) => `${file.name} ${file.hash}`)].join('\n'));
  const { rows } = await client.query<{ hash: string }>('select hash from migrator.access_applied');
  if (rows[0]?.hash === hash && !force) return false;
  await retryClash(() =>
    inTransaction(client, async () => {
      await client.query(reset);
      for (const file of files) await runSqlFile(client, file);
      await client.query(
        `insert into migrator.access_applied (hash) values ($1)
         on conflict (only_row) do update set hash = excluded.hash, applied_at = now()`,
        [hash],
      );
    }),
  );
  return true;
}

// Roles belong to the whole server: two databases migrated at once may meet in its catalog.
async function retryClash(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const cause = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
      const clash = /tuple concurrently|duplicate key value violates unique constraint "pg_|deadlock detected/.test(
        cause,
      );
      if (!clash || attempt >= 10) throw error;
      await sleep(20 * attempt + Math.random() * 50);
    }
  }
}

// What PUBLIC holds on schemas and functions are PostgreSQL's defaults (policies call functions as their caller).
const reset = `do $reset$
declare
  command text;
begin
  for command in
    with mine as (
      select oid, nspname from pg_namespace
      where nspname !~ '^pg_' and nspname not in ('information_schema', 'migrator', 'pgboss')
    ), given as (
      select format('table %I.%I', nspname, relname) as target, acl.grantee, relowner as owner, true as from_public
      from pg_class c join mine on mine.oid = relnamespace, aclexplode(relacl) acl where relkind in ('r', 'v', 'm', 'p', 'f')
      union select format('sequence %I.%I', nspname, relname), acl.grantee, relowner, true
      from pg_class c join mine on mine.oid = relnamespace, aclexplode(relacl) acl where relkind = 'S'
      union select format('table %I.%I', nspname, relname), acl.grantee, relowner, true
      from pg_attribute a join pg_class c on c.oid = attrelid join mine on mine.oid = relnamespace, aclexplode(attacl) acl
      union select format('routine %I.%I(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid)),
        acl.grantee, proowner, false
      from pg_proc p join mine on mine.oid = pronamespace, aclexplode(proacl) acl
      union select format('schema %I', nspname), acl.grantee, nspowner, false
      from pg_namespace join mine using (oid, nspname), aclexplode(nspacl) acl
    )
    select format('drop policy %I on %I.%I', policyname, schemaname, tablename)
    from pg_policies join mine on nspname = schemaname
    union all
    select format('revoke all on %s from %s cascade', target,
      case when grantee = 0 then 'public' else format('%I', pg_get_userbyid(grantee)) end)
    from given
    where grantee <> owner and (grantee <> 0 or from_public)
      and pg_has_role(owner, 'usage')
      and not exists (select from pg_roles where oid = grantee and (rolsuper or rolname ~ '^pg_'))
    union all
    select format('revoke %I from %I', pg_get_userbyid(roleid), pg_get_userbyid(member))
    from pg_auth_members where grantor = current_user::regrole
  loop
    execute command;
  end loop;
end $reset$`;

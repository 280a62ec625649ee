/** SQL condition on `pg_namespace n`: schemas that this code base fills itself. */
export const ownSchemas = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'migrator', 'pgboss')`;

/** SQL condition: the object with this catalog and oid was not made by an extension. */
export function notOfExtension(catalog: string, oid: string): string {
  return `not exists (select from pg_depend e
    where e.classid = '${catalog}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;
}

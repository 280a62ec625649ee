const columnJson = `json_build_object(
  'name', a.attname,
  'type', bt.typname,
  'category', bt.typcategory,
  'element', et.typname,
  'sql', format_type(bt.oid, null),
  'domain', case when t.typtype = 'd' then t.typname end,
  'note', obj_description(t.oid, 'pg_type'),
  'notNull', a.attnotnull or t.typnotnull,
  'roles', array(select r from unnest($1::text[]) r where c.relkind <> 'c' and has_column_privilege(r, c.oid, a.attnum, 'SELECT'))
)`;

const typeJoins = `
  join pg_type t on t.oid = a.atttypid
  join pg_type bt on bt.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
  left join pg_type et on et.oid = bt.typelem and bt.typcategory = 'A'`;

const names = (keys: string, relation: string): string =>
  `array(select att.attname from unnest(${keys}) with ordinality k(num, ord)
     join pg_attribute att on att.attrelid = ${relation} and att.attnum = k.num order by k.ord)`;

/**
 * Tables, views and composite types of schema public with their columns, keys and the roles that may select each column.
 * `indexed` are the columns that an index of all their values begins with. A primary key whose comment is `@with_tenant`
 * holds the tenant for where rows are kept alone: rows are known by what else it has.
 */
export const tablesQuery = `
select c.relname as name, c.relkind as kind,
  (select coalesce(json_agg(${columnJson} order by a.attnum), '[]')
     from pg_attribute a ${typeJoins}
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select coalesce(json_agg(json_build_object('primary', i.indisprimary, 'columns', ${names('i.indkey::int2[]', 'c.oid')},
       'note', obj_description(k.oid, 'pg_constraint'))), '[]')
     from pg_index i left join pg_constraint k on k.conindid = i.indexrelid and k.contype = 'p'
    where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null) as keys,
  array(select distinct a.attname::text
     from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indrelid = c.oid and i.indisvalid
      and (i.indpred is null or pg_get_expr(i.indpred, c.oid) = format('(%I IS NOT NULL)', a.attname))) as indexed
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'c') and not c.relispartition
order by c.relname`;

export const foreignKeysQuery = `
select con.conname as name, child.relname as child, parent.relname as parent,
  ${names('con.conkey', 'child.oid')}::text[] as from, ${names('con.confkey', 'parent.oid')}::text[] as to,
  obj_description(con.oid, 'pg_constraint') as comment
from pg_constraint con
  join pg_class child on child.oid = con.conrelid
  join pg_class parent on parent.oid = con.confrelid
where con.contype = 'f' and con.conparentid = 0
  and child.relnamespace = 'public'::regnamespace and parent.relnamespace = 'public'::regnamespace
order by child.relname, con.conname`;

/**
 * Functions that return rows and that callers were granted: what PUBLIC may execute is nobody's decision. Arguments of
 * mode t are the result's columns. A comment with `@flat` puts the arguments beside those of a list, and one with
 * `@never_null a b` promises values in those columns, which PostgreSQL has no word for.
 */
export const functionsQuery = `
select p.proname as name, rel.relname as result, p.provolatile as volatility, p.prosecdef as definer,
  coalesce(obj_description(p.oid, 'pg_proc') like '%@flat%', false) as flat,
  coalesce(regexp_split_to_array(substring(obj_description(p.oid, 'pg_proc') from '@never_null ([a-z0-9_ ]+)'), ' +'), '{}')
    as present,
  p.pronargs - p.pronargdefaults as required,
  array(select r from unnest($1::text[]) r where has_function_privilege(r, p.oid, 'EXECUTE')) as roles,
  (select coalesce(json_agg(json_build_object('name', p.proargnames[arg.ord], 'mode', coalesce(p.proargmodes[arg.ord], 'i'),
     'type', bt.typname, 'category', bt.typcategory, 'element', et.typname, 'sql', format_type(bt.oid, null),
     'domain', case when t.typtype = 'd' then t.typname end, 'note', obj_description(t.oid, 'pg_type'))
     order by arg.ord), '[]')
     from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality arg(oid, ord)
     join pg_type t on t.oid = arg.oid
     join pg_type bt on bt.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
     left join pg_type et on et.oid = bt.typelem and bt.typcategory = 'A') as arguments
from pg_proc p
  join pg_type rt on rt.oid = p.prorettype
  left join pg_class rel on rel.oid = rt.typrelid
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.proretset
  and (rel.oid is not null or p.proargmodes && array['t', 'o']::"char"[])
  and not exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl where acl.grantee = 0)
  and exists (select from unnest($1::text[]) r where has_function_privilege(r, p.oid, 'EXECUTE'))
order by p.proname`;

import type { ClientBase } from 'pg';
import { notOfExtension, ownSchemas } from './own-schemas.ts';
import { printGrants } from './print-grants.ts';
import { printRelations } from './print-relations.ts';

/**
 * The database's schema as readable SQL, read from the catalog: the same database prints the same text on every
 * machine. It is for reading and comparing; migrations are what builds a database.
 */
export async function printSchema(client: ClientBase): Promise<string> {
  await client.query('set search_path = public');
  const relations = await printRelations(client);
  const grants = await printGrants(client);
  const lists: string[][] = [];
  for (const sql of [extensions, schemas, enums, domains, routines]) lists.push(await texts(client, sql));
  const tables = relations.map(({ oid, text }) => [text, ...(grants.get(`relation ${oid}`) ?? [])].join('\n'));
  const others = [...grants].filter(([key]) => !key.startsWith('relation ')).flatMap(([, lines]) => lines);
  const parts = [...lists.map((list) => list.join('\n')), ...tables, others.join('\n')];
  const head = '-- Printed from the catalog by scripts/generate.ts: do not edit.';
  return `${[head, ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

async function texts(client: ClientBase, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(sql);
  return rows.map((row) => row.text.trimEnd());
}

const extensions = `
  select format('create extension %I;', extname) as text from pg_extension where extname <> 'plpgsql' order by extname`;

const schemas = `
  select format('create schema %I;', nspname) as text
  from pg_namespace n where ${ownSchemas} and nspname <> 'public' order by nspname`;

const enums = `
  select format('create type %s as enum (%s);', t.oid::regtype,
    (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)) as text
  from pg_type t join pg_namespace n on n.oid = typnamespace
  where typtype = 'e' and ${ownSchemas} and ${notOfExtension('pg_type', 't.oid')} order by t.oid::regtype::text collate "C"`;

const domains = `
  select format('create domain %s as %s%s%s%s;', t.oid::regtype, format_type(typbasetype, typtypmod),
    case when typcollation <> (select base.typcollation from pg_type base where base.oid = t.typbasetype)
      then ' collate ' || typcollation::regcollation else '' end,
    case when typnotnull then ' not null' else '' end,
    coalesce((select string_agg(' ' || pg_get_constraintdef(c.oid), '' order by conname)
      from pg_constraint c where contypid = t.oid and contype = 'c'), '')) as text
  from pg_type t join pg_namespace n on n.oid = typnamespace
  where typtype = 'd' and ${ownSchemas} and ${notOfExtension('pg_type', 't.oid')} order by t.oid::regtype::text collate "C"`;

const routines = `
  select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' || case when obj_description(p.oid, 'pg_proc') is null then ''
    else format(E'\\ncomment on routine %s is %L;', p.oid::regprocedure, obj_description(p.oid, 'pg_proc')) end as text
  from pg_proc p join pg_namespace n on n.oid = pronamespace
  where prokind <> 'a' and ${ownSchemas} and ${notOfExtension('pg_proc', 'p.oid')}
  order by p.oid::regprocedure::text collate "C"`;

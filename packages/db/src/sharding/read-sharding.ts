import type pg from 'pg';
import { crossings, type Home, locals, references } from './homes.ts';

export type Table = { readonly name: string; readonly home: Home };
export type UniqueKey = {
  readonly table: string;
  readonly name: string;
  readonly isPrimary: boolean;
  /** Whether a constraint stands behind the index. */
  readonly isConstraint: boolean;
  readonly hasOrganization: boolean;
  /** As PostgreSQL prints it: of the constraint, or of the index. */
  readonly definition: string;
};
export type ForeignKey = {
  readonly comment: string | null;
  readonly table: string;
  readonly name: string;
  readonly target: string;
  readonly columns: readonly string[];
  readonly targetColumns: readonly string[];
  readonly definition: string;
};
export type Sharding = {
  readonly tables: readonly Table[];
  readonly uniqueKeys: readonly UniqueKey[];
  readonly foreignKeys: readonly ForeignKey[];
};

const ownTables = `select c.oid, c.relname::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

const tablesText = `with own as (${ownTables})
  select o.name, a.attnotnull as owned from own o
  left join pg_attribute a on a.attrelid = o.oid and a.attname = 'organization_id' and not a.attisdropped order by o.name`;

const uniqueText = `with own as (${ownTables})
  select o.name as "table", x.relname::text as name, i.indisprimary as "isPrimary", k.oid is not null as "isConstraint",
         coalesce(pg_get_constraintdef(k.oid), pg_get_indexdef(i.indexrelid)) as definition,
         exists (select from unnest(i.indkey::int2[]) at join pg_attribute a on a.attrelid = o.oid and a.attnum = at
                 where a.attname = 'organization_id') as "hasOrganization"
  from pg_index i join own o on o.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
  left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
  where i.indisunique order by 1, 2`;

const foreignText = `with own as (${ownTables})
  select o.name as "table", k.conname::text as name, t.name as target, pg_get_constraintdef(k.oid) as definition,
         obj_description(k.oid, 'pg_constraint') as comment,
         (select array_agg(a.attname::text order by n) from unnest(k.conkey) with ordinality c (at, n)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.at) as columns,
         (select array_agg(a.attname::text order by n) from unnest(k.confkey) with ordinality c (at, n)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.at) as "targetColumns"
  from pg_constraint k join own o on o.oid = k.conrelid join own t on t.oid = k.confrelid
  where k.contype = 'f' order by 1, 2`;

function homeOf({ name, owned }: { readonly name: string; readonly owned: boolean | null }): Home {
  if (Object.hasOwn(references, name)) return 'reference';
  if (Object.hasOwn(locals, name)) return 'local';
  if (owned === true) return 'distributed';
  throw new Error(
    owned === null
      ? `${name} has no organization_id: give it one, or name it among references or locals in sharding/homes.ts.`
      : `${name}.organization_id may be null: make it not null, or name the table among references or locals.`,
  );
}

/** Reads from the catalog where each table belongs. Throws for one that fits nowhere, and says what to do. */
export async function readSharding(client: Pick<pg.ClientBase, 'query'>): Promise<Sharding> {
  const { rows: tables } = await client.query<{ name: string; owned: boolean | null }>(tablesText);
  const { rows: uniqueKeys } = await client.query<UniqueKey>(uniqueText);
  const { rows: foreignKeys } = await client.query<ForeignKey>(foreignText);
  return { tables: tables.map((table) => ({ name: table.name, home: homeOf(table) })), uniqueKeys, foreignKeys };
}

const organization = 'organization_id';

/** What keeps a schema from being spread by organization; nothing once `fitForSharding` was applied to it. */
export function obstaclesTo({ tables, uniqueKeys, foreignKeys }: Sharding): string[] {
  const homes = new Map(tables.map(({ name, home }) => [name, home]));
  const ofKeys = uniqueKeys
    .filter(({ table, hasOrganization }) => homes.get(table) === 'distributed' && !hasOrganization)
    .map(({ table, name }) => `${table}: ${name} does not contain ${organization}`);
  const ofReferences = foreignKeys.flatMap(({ table, name, target, columns, targetColumns, definition }) => {
    const [from, to] = [homes.get(table), homes.get(target)];
    if (Object.hasOwn(crossings, name)) return [`${table}: ${name} leads to another organization's rows`];
    if (to === 'reference') return [];
    if (from !== to) return [`${table}: ${name} leads from a ${from} table to ${target}, which is ${to}`];
    if (from === 'local') return [];
    const place = columns.indexOf(organization);
    if (place < 0 || targetColumns[place] !== organization)
      return [`${table}: ${name} does not go along ${organization}`];
    return /ON UPDATE CASCADE/.test(definition) ? [`${table}: ${name} follows a change of ${organization}`] : [];
  });
  return [...ofKeys, ...ofReferences];
}

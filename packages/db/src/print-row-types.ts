import type { ClientBase } from 'pg';
import { ownSchemas } from './own-schemas.ts';

type Column = {
  schema: string;
  relation: string;
  name: string;
  type: string;
  array: boolean;
  nullable: boolean;
  supply: 'never' | 'optional' | 'required';
  values: string[] | null;
  check: string | null;
};

const typescriptOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bool: 'boolean',
    bytea: 'Buffer',
    date: 'string',
    float4: 'number',
    float8: 'number',
    int2: 'number',
    int4: 'number',
    int8: 'number',
    json: 'unknown',
    jsonb: 'unknown',
    timestamptz: 'Date',
  }),
);

/** TypeScript for kysely: one interface a table and view, the `Database` of them all, and the rows as they are read. */
export async function printRowTypes(client: ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(columns);
  const relations = Map.groupBy(rows, ({ schema, relation }) =>
    schema === 'public' ? relation : `${schema}.${relation}`,
  );
  const interfaces = [...relations].map(([name, members]) => {
    const fields = members.map((column) => `  ${propertyName(column.name)}: ${memberType(column)};`);
    return `export interface ${typeName(name)}Table {\n${fields.join('\n')}\n}`;
  });
  const selects = [...relations.keys()].map((n) => `export type ${typeName(n)}Row = Selectable<${typeName(n)}Table>;`);
  const members = [...relations.keys()].map((name) => `  ${propertyName(name)}: ${typeName(name)}Table;`);
  const body = [...interfaces, `export interface Database {\n${members.join('\n')}\n}`, selects.join('\n')].join(
    '\n\n',
  );
  const used = ['Generated', 'GeneratedAlways', 'Selectable'].filter((name) => body.includes(`${name}<`));
  return [
    '// Printed from the catalog by scripts/generate.ts: do not edit.',
    `import type { ${used.join(', ')} } from 'kysely';`,
    '',
    `${body}\n`,
  ].join('\n');
}

function memberType(column: Column): string {
  const single = literalUnion(column) ?? typescriptOf.get(column.type) ?? 'string';
  const whole = column.array ? `${single.includes('|') ? `(${single})` : single}[]` : single;
  const type = column.nullable && whole !== 'unknown' ? `${whole} | null` : whole;
  if (column.supply === 'never') return `GeneratedAlways<${type}>`;
  return column.supply === 'optional' ? `Generated<${type}>` : type;
}

// `check (status in ('a', 'b'))` on a text column is a closed list: its values are the type.
function literalUnion({ values, check, array }: Column): string | undefined {
  const list =
    check?.match(/^CHECK \(\([\w"]+ = ANY \(ARRAY\[(.+)\]\)\)\)$/) ?? check?.match(/^CHECK \(\([\w"]+ = (.+)\)\)$/);
  const listed = array ? undefined : list?.[1];
  const items = values ?? listed?.split(', ').map((item) => item.match(/^'([^']+)'::text$/)?.[1]);
  if (items === undefined || items.length === 0 || items.includes(undefined)) return undefined;
  return items.map((item) => `'${item}'`).join(' | ');
}

function typeName(relation: string): string {
  return relation
    .split(/[._]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

function propertyName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
}

const columns = `
  select n.nspname as schema, c.relname as relation, a.attname as name, e.typname as type, b.typcategory = 'A' as array,
    not (a.attnotnull or t.typnotnull) as nullable,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'never'
      when a.attidentity = 'd' or a.atthasdef or col_description(c.oid, a.attnum) like '%@set_by_trigger'
        then 'optional' else 'required' end as supply,
    (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = e.oid) as values,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\([^ ]+ = (ANY|''[^'']*''::text)' order by k.conname limit 1) as check
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  join pg_type b on b.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
  join pg_type e on e.oid = case when b.typcategory = 'A' then b.typelem else b.oid end
  where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and a.attnum > 0 and not a.attisdropped
    and ${ownSchemas} and not exists (select from pg_depend x
      where x.classid = 'pg_class'::regclass and x.objid = c.oid and x.deptype = 'e')
  order by n.nspname <> 'public', n.nspname, c.relname collate "C", a.attnum`;

import type { ClientBase, Pool } from 'pg';
import { foreignKeysQuery, functionsQuery, tablesQuery } from './catalog/catalog-query.ts';
import { columnType, type ColumnType, type RawType } from './catalog/column-type.ts';
import { checkFunctions } from './catalog/check-functions.ts';
import { checkNames } from './catalog/check-names.ts';
import { relationsOf, type ForeignKey, type Relation } from './catalog/relations.ts';

export type Column = ColumnType & {
  readonly name: string;
  readonly notNull: boolean;
  readonly roles: ReadonlySet<string>;
};

export type Table = {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
  readonly uniqueKeys: readonly (readonly string[])[];
  /** Columns whose values an index finds without another column's. */
  readonly indexed: ReadonlySet<string>;
  readonly relations: readonly Relation[];
};

export type FunctionArgument = ColumnType & { readonly name: string; readonly required: boolean };

export type TrackedFunction = {
  readonly name: string;
  readonly roles: ReadonlySet<string>;
  readonly arguments: readonly FunctionArgument[];
  /** Whether its arguments stand beside `where` and `limit`; otherwise in `args`, as Hasura has them. */
  readonly flat: boolean;
  /** The table whose rows it returns, or the columns of its own row type. */
  readonly result: { readonly table: string } | { readonly columns: ReadonlyMap<string, Column> };
};

export type Catalog = {
  readonly roles: readonly string[];
  readonly tables: ReadonlyMap<string, Table>;
  readonly functions: ReadonlyMap<string, TrackedFunction>;
};

type RawColumn = RawType & { name: string; notNull: boolean; roles: string[] };
type RawTable = {
  name: string;
  kind: string;
  columns: RawColumn[];
  keys: { primary: boolean; columns: string[]; note: string | null }[];
  indexed: string[];
};
type RawArgument = RawType & { name: string; mode: string };
type RawFunction = {
  name: string;
  result: string | null;
  volatility: string;
  definer: boolean;
  flat: boolean;
  present: string[];
  required: number;
  roles: string[];
  arguments: RawArgument[];
};

const columnsOf = (raw: readonly RawColumn[]): Map<string, Column> =>
  new Map(raw.map((c) => [c.name, { ...columnType(c), name: c.name, notNull: c.notNull, roles: new Set(c.roles) }]));

function functionOf(raw: RawFunction, tables: ReadonlyMap<string, RawTable>): TrackedFunction {
  const roles = new Set(raw.roles);
  const inputs = raw.arguments.filter(({ mode }) => mode === 'i' || mode === 'b');
  const own = raw.arguments
    .filter(({ mode }) => mode === 't' || mode === 'o')
    .map((argument) => ({ ...argument, notNull: raw.present.includes(argument.name), roles: raw.roles }));
  const table = raw.result === null ? undefined : tables.get(raw.result);
  const granted = table?.kind === 'c' ? table.columns.map((column) => ({ ...column, roles: raw.roles })) : own;
  return {
    name: raw.name,
    roles,
    flat: raw.flat,
    arguments: inputs.map((a, index) => ({ ...columnType(a), name: a.name, required: index < raw.required })),
    result: table === undefined || table.kind === 'c' ? { columns: columnsOf(granted) } : { table: table.name },
  };
}

/** What tells rows of a table apart: a tenant that a key holds for where rows are kept alone is no part of it. */
function primaryKeyOf(keys: RawTable['keys'], tenantColumn: string): readonly string[] {
  const { columns, note } = keys.find(({ primary }) => primary) ?? { columns: [], note: null };
  return note === '@with_tenant' ? columns.filter((column) => column !== tenantColumn) : columns;
}

/**
 * Reads what the API can show from schema `public`: relations, keys, tracked functions and, column by column, which of
 * `roles` may select it. Throws when a role does not exist, because a misspelt role would silently see nothing, and on a
 * function that callers were granted and that may not be a read, and on names that no schema can hold.
 */
export async function readCatalog(
  db: Pool | ClientBase,
  { roles, tenantColumn = 'organization_id' }: { roles: readonly string[]; tenantColumn?: string },
): Promise<Catalog> {
  const missing = await db.query<{ role: string }>(
    'select r as role from unnest($1::text[]) r where not exists (select from pg_roles where rolname = r)',
    [roles],
  );
  if (missing.rows.length > 0) throw new Error(`No such role: ${missing.rows.map(({ role }) => role).join(', ')}`);
  const raw = (await db.query<RawTable>(tablesQuery, [roles])).rows;
  const foreignKeys = (await db.query<ForeignKey>(foreignKeysQuery)).rows;
  const functions = (await db.query<RawFunction>(functionsQuery, [roles])).rows;
  checkFunctions(functions);
  const shapes = raw
    .filter(({ kind }) => kind !== 'c')
    .map(({ name, columns, keys, indexed }) => ({
      name,
      indexed: new Set(indexed),
      columns: columnsOf(columns),
      primaryKey: primaryKeyOf(keys, tenantColumn),
      uniqueKeys: keys.map((key) => key.columns),
    }));
  const relations = relationsOf(shapes, foreignKeys, tenantColumn);
  const rawByName = new Map(raw.map((table) => [table.name, table]));
  const catalog: Catalog = {
    roles,
    tables: new Map(shapes.map((shape) => [shape.name, { ...shape, relations: relations.get(shape.name) ?? [] }])),
    functions: new Map(functions.map((each) => [each.name, functionOf(each, rawByName)])),
  };
  checkNames(catalog);
  return catalog;
}

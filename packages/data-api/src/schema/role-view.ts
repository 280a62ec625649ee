import type { Catalog, Column, FunctionArgument, Table } from '../catalog.ts';
import type { JoinColumn, Relation } from '../catalog/relations.ts';

export type VisibleRelation = {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly target: string;
  readonly on: readonly JoinColumn[];
};

/** A table as one role sees it: only what it may select exists. */
export type VisibleTable = {
  readonly name: string;
  /** Quoted name to select from; a function's row type has none of its own. */
  readonly sql: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly relations: ReadonlyMap<string, VisibleRelation>;
  /** All key columns, empty unless every one of them is visible. */
  readonly primaryKey: readonly string[];
  /** Columns by which at most one row is found, whether they are visible or not. */
  readonly uniqueKeys: readonly (readonly string[])[];
  /** The single key column that `id` stands for. */
  readonly key: string | undefined;
};

export type VisibleFunction = {
  readonly name: string;
  readonly arguments: readonly FunctionArgument[];
  readonly flat: boolean;
  readonly row: string;
};

export type RoleView = {
  readonly tables: ReadonlyMap<string, VisibleTable>;
  /** Row types that are no tables: results of functions. */
  readonly rows: ReadonlyMap<string, VisibleTable>;
  readonly functions: ReadonlyMap<string, VisibleFunction>;
  /** Whether the role may filter by regular expressions, which can take long. */
  readonly regex: boolean;
};

/** Quotes an identifier that came from the catalog. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The column a field names, `id` included. */
export function columnOf(table: VisibleTable, name: string): Column | undefined {
  const column = table.columns.get(name);
  return column ?? (name === 'id' && table.key !== undefined ? table.columns.get(table.key) : undefined);
}

type MaySee = (roles: ReadonlySet<string>) => boolean;

const visibleColumns = (columns: ReadonlyMap<string, Column>, maySee: MaySee): Map<string, Column> =>
  new Map([...columns].filter(([, column]) => maySee(column.roles)));

function visibleTable(table: Table, maySee: MaySee): VisibleTable {
  const columns = visibleColumns(table.columns, maySee);
  const primaryKey = table.primaryKey.every((name) => columns.has(name)) ? table.primaryKey : [];
  // What is decoded by its row's key cannot be read without it.
  if (primaryKey.length === 0)
    for (const [name, { decoded }] of columns) if (decoded?.byKey === true) columns.delete(name);
  return {
    name: table.name,
    sql: `"public".${quoted(table.name)}`,
    columns,
    relations: new Map(),
    primaryKey,
    uniqueKeys: table.uniqueKeys,
    key: primaryKey.length === 1 ? primaryKey[0] : undefined,
  };
}

type Side = { readonly table: Table; readonly visible: VisibleTable };

/**
 * The joins a role can make. Where the other columns identify the parent's row alone the tenant column may be missing,
 * since the foreign key says the same, and is left out unless the indexes of the target begin with it.
 */
function visibleJoin({ on, parentSide }: Relation, from: Side, to: Side): readonly JoinColumn[] | undefined {
  const sees = (join: JoinColumn): boolean => from.visible.columns.has(join.from) && to.visible.columns.has(join.to);
  const rest = on.filter(({ tenant }) => !tenant);
  const parent = parentSide === 'to' ? to : from;
  const parentColumns = rest.map((join) => join[parentSide]);
  const isKey = parent.table.uniqueKeys.some((key) => key.every((column) => parentColumns.includes(column)));
  const isEnough = isKey && rest.length > 0 && rest.every(sees);
  const isFound = rest.some((join) => to.table.indexed.has(join.to));
  if (on.every(sees) && !(isEnough && isFound)) return on;
  return isEnough ? rest : undefined;
}

/** What a role may see, or the union over all roles when none is given. */
export function roleView(catalog: Catalog, role: string | undefined, regexRoles: readonly string[] = []): RoleView {
  const regex = role === undefined ? regexRoles.length > 0 : regexRoles.includes(role);
  const maySee: MaySee = (roles) => (role === undefined ? roles.size > 0 : roles.has(role));
  const bare = new Map<string, VisibleTable>();
  for (const table of catalog.tables.values()) {
    const visible = visibleTable(table, maySee);
    if (visible.columns.size > 0) bare.set(table.name, visible);
  }
  const tables = new Map<string, VisibleTable>();
  for (const [name, visible] of bare) {
    const relations = new Map<string, VisibleRelation>();
    const source = catalog.tables.get(name);
    for (const relation of source?.relations ?? []) {
      const target = bare.get(relation.target);
      const targetTable = catalog.tables.get(relation.target);
      if (target === undefined || targetTable === undefined || source === undefined) continue;
      const on = visibleJoin(relation, { table: source, visible }, { table: targetTable, visible: target });
      if (on !== undefined) relations.set(relation.name, { ...relation, on });
    }
    tables.set(name, { ...visible, relations });
  }
  return { tables, regex, ...visibleFunctions(catalog, tables, maySee) };
}

/** A relation between two tables that a role reads, without the columns that join them. */
export type UngrantedRelation = {
  readonly table: string;
  readonly relation: string;
  readonly target: string;
  /** The columns that the role was not granted, as `table.column`. */
  readonly columns: readonly string[];
};

/** What a role has to do without although it reads both ends: relations that are not in its schema for want of a column. */
export function ungrantedRelations(catalog: Catalog, role: string): readonly UngrantedRelation[] {
  const { tables } = roleView(catalog, role);
  return [...tables].flatMap(([table, visible]) =>
    (catalog.tables.get(table)?.relations ?? []).flatMap(({ name, target, on }) => {
      const other = tables.get(target);
      if (other === undefined || visible.relations.has(name)) return [];
      const columns = on.flatMap(({ from, to }) => [
        ...(visible.columns.has(from) ? [] : [`${table}.${from}`]),
        ...(other.columns.has(to) ? [] : [`${target}.${to}`]),
      ]);
      return [{ table, relation: name, target, columns }];
    }),
  );
}

function visibleFunctions(
  catalog: Catalog,
  tables: ReadonlyMap<string, VisibleTable>,
  maySee: MaySee,
): Pick<RoleView, 'rows' | 'functions'> {
  const rows = new Map<string, VisibleTable>();
  const functions = new Map<string, VisibleFunction>();
  for (const tracked of catalog.functions.values()) {
    if (!maySee(tracked.roles) || tables.has(tracked.name)) continue;
    const own = 'columns' in tracked.result ? tracked.result.columns : undefined;
    const row = 'table' in tracked.result ? tracked.result.table : tracked.name;
    if (own === undefined ? !tables.has(row) : own.size === 0) continue;
    if (own !== undefined) {
      const columns = new Map([...own].filter(([, { decoded }]) => decoded?.byKey !== true));
      rows.set(row, {
        name: row,
        sql: '',
        columns,
        relations: new Map(),
        primaryKey: [],
        uniqueKeys: [],
        key: undefined,
      });
    }
    functions.set(tracked.name, { name: tracked.name, arguments: tracked.arguments, flat: tracked.flat, row });
  }
  return { rows, functions };
}

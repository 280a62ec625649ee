import { getArgumentValues, isObjectType, type FieldNode, type SelectionSetNode } from 'graphql';
import type { Column } from '../catalog.ts';
import { invalid } from '../run/request-error.ts';
import { columnOf, type VisibleRelation, type VisibleTable } from '../schema/role-view.ts';
import { aggregateSql } from './aggregate.ts';
import { beneath, collectFields } from './collect-fields.ts';
import { jsonPath } from './json-path.ts';
import { notedRow, rowsSql, type Row, type RowSource } from './rows.ts';
import { arrayLiteral, nextAlias, parameter, textLiteral, type Statement } from './statement.ts';
import { joinConditions } from './where.ts';

/** Where in the answer and in the request the compiler stands. */
export type Spot = { readonly path: readonly string[]; readonly at: string };

/** One level deeper in the answer and in the request. */
export const spotBeneath = (spot: Spot, key: string): Spot => ({
  path: [...spot.path, key],
  at: `${spot.at}.selectionSet.${key}`,
});

/** The arguments of a field, variables that were not given counting as null. */
export function argumentsOf(statement: Statement, type: string, nodes: readonly FieldNode[]): Record<string, unknown> {
  const [node] = nodes;
  const parent = statement.schema.getType(type);
  const field = node !== undefined && isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
  if (node === undefined || field === undefined) return {};
  return field.args.length === 0 ? {} : getArgumentValues(field, node, statement.variables);
}

// Not json_build_object, which takes 50 entries at most; `returning json` keeps the order where a value is jsonb.
export const jsonObject = (entries: readonly (readonly [string, string])[]): string =>
  `json_object(${entries.map(([key, sql]) => `${textLiteral(key)} : ${sql}`).join(', ')} returning json)`;

function columnSql(statement: Statement, row: Row, column: Column, nodes: readonly FieldNode[], spot: Spot): string {
  const sql = row.column(column.name);
  if (column.sealed) {
    statement.sealed.push({ path: spot.path, table: row.table.name, column: column.name });
    const key = row.table.primaryKey.map((name) => `${row.column(name)}::text`).join(` || ',' || `);
    return `${key} || '|' || ${sql}`;
  }
  if (column.scalar !== 'jsonb' || column.list || nodes[0]?.arguments?.length === 0) return sql;
  const { path } = argumentsOf(statement, row.table.name, nodes);
  if (path === null || path === undefined) return sql;
  const { pathLength } = statement.limits;
  const keys = (plain: unknown): string => arrayLiteral(jsonPath(String(plain), pathLength, `${spot.at}.args.path`));
  return `${sql} #> ${parameter(statement, path, 'text[]', keys)}`;
}

function relationSql(
  statement: Statement,
  row: Row,
  relation: VisibleRelation,
  nodes: readonly FieldNode[],
  spot: Spot,
): string {
  const target = statement.view.tables.get(relation.target);
  if (target === undefined) throw invalid(`field '${relation.name}' not found in type: '${row.table.name}'`, spot.at);
  const near = (column: string): string => row.column(column);
  if (relation.kind === 'object') {
    return oneSql(statement, target, beneath(nodes), spot, (alias) => joinConditions(relation, near, alias));
  }
  const args = argumentsOf(statement, row.table.name, nodes);
  const joins = (alias: string): string[] => joinConditions(relation, near, alias);
  const source: RowSource = { table: target, sql: target.sql, args, at: spot.at, joins };
  const isAggregate = nodes[0]?.name.value !== relation.name;
  return isAggregate ? aggregateSql(statement, source, nodes, spot) : listSql(statement, source, beneath(nodes), spot);
}

function fieldSql(statement: Statement, row: Row, nodes: readonly FieldNode[], spot: Spot): string {
  const name = nodes[0]?.name.value ?? '';
  if (name === '__typename') return `${textLiteral(row.table.name)}::text`;
  const column = columnOf(row.table, name);
  if (column !== undefined) return columnSql(statement, row, column, nodes, spot);
  const { relations } = row.table;
  const relation = relations.get(name) ?? relations.get(name.replace(/_aggregate$/, ''));
  if (relation === undefined) throw invalid(`field '${name}' not found in type: '${row.table.name}'`, spot.at);
  return relationSql(statement, row, relation, nodes, spot);
}

/** The selection on one row as a JSON object. */
export function objectSql(statement: Statement, row: Row, sets: readonly SelectionSetNode[], spot: Spot): string {
  const entries = [...collectFields(sets, statement)].map(
    ([key, nodes]) => [key, fieldSql(statement, row, nodes, spotBeneath(spot, key))] as const,
  );
  return jsonObject(entries);
}

/** One row or null. */
export function oneSql(
  statement: Statement,
  table: VisibleTable,
  sets: readonly SelectionSetNode[],
  spot: Spot,
  conditions: (alias: string) => readonly string[],
): string {
  const alias = nextAlias(statement);
  const where = conditions(alias).join(' and ');
  return `(select ${objectSql(statement, notedRow(table, alias), sets, spot)} from ${table.sql} ${alias} where ${where})`;
}

/** The rows of a source as a JSON list: chosen and ordered beneath, written as JSON above. */
export function listSql(
  statement: Statement,
  source: RowSource,
  sets: readonly SelectionSetNode[],
  spot: Spot,
): string {
  const alias = nextAlias(statement);
  const row = notedRow(source.table, alias);
  const object = objectSql(statement, row, sets, { ...spot, path: [...spot.path, '*'] });
  const rows = rowsSql(statement, source, row.used, statement.limits.limit);
  return `(select coalesce(json_agg(${object}), '[]'::json) from (${rows}) ${alias})`;
}

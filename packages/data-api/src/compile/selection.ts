import type { FieldNode, SelectionSetNode } from 'graphql';
import type { Column } from '../catalog.ts';
import { isJsonScalar } from '../catalog/column-type.ts';
import { invalid } from '../run/request-error.ts';
import { columnOf, type VisibleRelation, type VisibleTable } from '../schema/role-view.ts';
import { aggregateSql } from './aggregate.ts';
import { beneath, collectFields } from './collect-fields.ts';
import { argumentsOf, positionBeneath, type Position } from './field-position.ts';
import { arraySql, objectOf, orNull, type Entry, type Selected } from './json-rows.ts';
import { jsonPath } from './json-path.ts';
import { notedRow, rowsSql, type Row, type RowSource } from './rows.ts';
import { arrayLiteral, nextAlias, parameter, textLiteral, type Statement } from './statement.ts';
import { joinConditions } from './where.ts';

function columnSql(
  statement: Statement,
  row: Row,
  column: Column,
  nodes: readonly FieldNode[],
  position: Position,
): string {
  const sql = row.column(column.name);
  if (column.decoded !== undefined) {
    statement.decoded.push({ ...column.decoded, path: position.path, table: row.table.name, column: column.name });
    if (!column.decoded.byKey) return sql;
    const key = row.table.primaryKey.map((name) => `${row.column(name)}::text`).join(` || ',' || `);
    return `${key} || '|' || ${sql}`;
  }
  if (!isJsonScalar(column.scalar) || column.list || nodes[0]?.arguments?.length === 0) return sql;
  const { path } = argumentsOf(statement, row.table.name, nodes);
  if (path === null || path === undefined) return sql;
  const { pathLength } = statement.limits;
  const keys = (plain: unknown): string =>
    arrayLiteral(jsonPath(String(plain), pathLength, `${position.at}.args.path`));
  return `${sql} #> ${parameter(statement, path, 'text[]', keys)}`;
}

function relationSql(
  statement: Statement,
  row: Row,
  relation: VisibleRelation,
  nodes: readonly FieldNode[],
  position: Position,
): string {
  const target = statement.view.tables.get(relation.target);
  if (target === undefined)
    throw invalid(`field '${relation.name}' not found in type: '${row.table.name}'`, position.at);
  const near = (column: string): string => row.column(column);
  if (relation.kind === 'object') {
    return oneSql(statement, target, beneath(nodes), position, (alias) => joinConditions(relation, near, alias));
  }
  const args = argumentsOf(statement, row.table.name, nodes);
  const joins = (alias: string): string[] => joinConditions(relation, near, alias);
  const source: RowSource = { table: target, sql: target.sql, args, at: position.at, joins };
  const isAggregate = nodes[0]?.name.value !== relation.name;
  return isAggregate
    ? aggregateSql(statement, source, nodes, position, listSql)
    : listSql(statement, source, beneath(nodes), position);
}

function fieldSql(statement: Statement, row: Row, nodes: readonly FieldNode[], position: Position): string {
  const name = nodes[0]?.name.value ?? '';
  if (name === '__typename') return `${textLiteral(row.table.name)}::text`;
  const column = columnOf(row.table, name);
  if (column !== undefined) return columnSql(statement, row, column, nodes, position);
  const { relations } = row.table;
  const relation = relations.get(name) ?? relations.get(name.replace(/_aggregate$/, ''));
  if (relation === undefined) throw invalid(`field '${name}' not found in type: '${row.table.name}'`, position.at);
  return relationSql(statement, row, relation, nodes, position);
}

/** The selection on one row: response keys and what stands under them. */
export function entriesOf(
  statement: Statement,
  row: Row,
  sets: readonly SelectionSetNode[],
  position: Position,
): Entry[] {
  return [...collectFields(sets, statement)].map(
    ([key, nodes]) => [key, fieldSql(statement, row, nodes, positionBeneath(position, key))] as const,
  );
}

/** One row, found by conditions that no two rows meet. */
export function oneOf(
  statement: Statement,
  table: VisibleTable,
  sets: readonly SelectionSetNode[],
  position: Position,
  conditions: (alias: string) => readonly string[],
): Selected {
  const alias = nextAlias(statement);
  const entries = entriesOf(statement, notedRow(table, alias), sets, position);
  return objectOf(alias, entries, `${table.sql} ${alias} where ${conditions(alias).join(' and ')}`);
}

/** One row or null. */
export const oneSql = (...of: Parameters<typeof oneOf>): string => orNull(oneOf(...of));

/** The rows of a source as a JSON list: chosen and ordered beneath, written as JSON above. */
export function listSql(
  statement: Statement,
  source: RowSource,
  sets: readonly SelectionSetNode[],
  position: Position,
): string {
  statement.lists += 1;
  const { lists } = statement;
  const alias = nextAlias(statement);
  const row = notedRow(source.table, alias);
  const entries = entriesOf(statement, row, sets, { ...position, path: [...position.path, '*'] });
  if ((source.args['limit'] ?? null) === null) {
    const hasJson = [...row.used].some((name) => source.table.columns.get(name)?.scalar === 'json');
    const isPlain = position.path.length === 1 && statement.lists === lists && !hasJson;
    statement.unlimited.push({ path: position.path, isPlain });
  }
  return arraySql(alias, entries, `(${rowsSql(statement, source, row.used, statement.limits.limit)}) ${alias}`);
}

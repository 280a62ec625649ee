import type { FieldNode, SelectionSetNode } from 'graphql';
import { columnOf } from '../schema/role-view.ts';
import { beneath, collectFields } from './collect-fields.ts';
import { notedRow, rowsSql, type Row, type RowSource } from './rows.ts';
import { argumentsOf, spotBeneath, type Spot } from './field-spot.ts';
import { jsonObject } from './json-rows.ts';
import { listOf, nextAlias, textLiteral, type Statement } from './statement.ts';

/** Writes the rows of a source as a JSON list. */
type ListSql = (statement: Statement, source: RowSource, sets: readonly SelectionSetNode[], spot: Spot) => string;

function countSql(statement: Statement, row: Row, nodes: readonly FieldNode[]): string {
  const { columns, distinct } = argumentsOf(statement, `${row.table.name}_aggregate_fields`, nodes);
  const names = listOf(columns).flatMap((name) => columnOf(row.table, String(name))?.name ?? []);
  if (names.length === 0) return 'count(*)';
  const list = names.map((name) => row.column(name)).join(', ');
  return `count(${distinct === true ? 'distinct ' : ''}${names.length === 1 ? list : `(${list})`})`;
}

function totalSql(statement: Statement, row: Row, nodes: readonly FieldNode[]): string {
  const name = nodes[0]?.name.value ?? '';
  if (name === '__typename') return `${textLiteral(`${row.table.name}_aggregate_fields`)}::text`;
  if (name === 'count') return countSql(statement, row, nodes);
  const columns = [...collectFields(beneath(nodes), statement)].map(([key, [node]]) => {
    const column = node?.name.value ?? '';
    const isType = column === '__typename';
    const type = `${textLiteral(`${row.table.name}_${name}_fields`)}::text`;
    return [key, isType ? type : `${name}(${row.column(column)})`] as const;
  });
  return jsonObject(columns);
}

/** `X_aggregate`: totals over every row the arguments choose, nodes under the list's default limit. */
export function aggregateSql(
  statement: Statement,
  source: RowSource,
  nodes: readonly FieldNode[],
  spot: Spot,
  listSql: ListSql,
): string {
  const alias = nextAlias(statement);
  const row = notedRow(source.table, alias);
  let isTotalled = false;
  const entries = [...collectFields(beneath(nodes), statement)].map(([key, fields]) => {
    const name = fields[0]?.name.value;
    if (name === '__typename') return [key, `${textLiteral(`${source.table.name}_aggregate`)}::text`] as const;
    if (name === 'nodes') return [key, listSql(statement, source, beneath(fields), spotBeneath(spot, key))] as const;
    isTotalled = true;
    const totals = [...collectFields(beneath(fields), statement)].map(
      ([inner, each]) => [inner, totalSql(statement, row, each)] as const,
    );
    return [key, jsonObject(totals)] as const;
  });
  if (!isTotalled) return `(select ${jsonObject(entries)})`;
  // With `__typename` alone nothing would aggregate, and the row would repeat.
  return `(select ${jsonObject(entries)} from (${rowsSql(statement, source, row.used, undefined)}) ${alias} having count(*) >= 0)`;
}

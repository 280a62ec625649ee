import type { FieldNode, SelectionSetNode } from 'graphql';
import { ownValue } from '../own-value.ts';
import { beneath, collectFields } from './collect-fields.ts';
import { countSql } from './count.ts';
import { notedRow, rowsSql, type Row, type RowSource } from './rows.ts';
import { argumentsOf, positionBeneath, type Position } from './field-position.ts';
import { jsonObject } from './json-rows.ts';
import { listOf, nextAlias, textLiteral, type Statement } from './statement.ts';

/** Writes the rows of a source as a JSON list. */
type ListSql = (
  statement: Statement,
  source: RowSource,
  sets: readonly SelectionSetNode[],
  position: Position,
) => string;

type Totals = { readonly row: Row; readonly cap: number | undefined };

function countOf(statement: Statement, { row, cap }: Totals, nodes: readonly FieldNode[]): string {
  if (cap !== undefined) return `least(count(*), ${cap})`;
  const { columns, distinct } = argumentsOf(statement, `${row.table.name}_aggregate_fields`, nodes);
  return countSql(row.table, (name) => row.column(name), columns, distinct === true);
}

function totalSql(statement: Statement, totals: Totals, nodes: readonly FieldNode[]): string {
  const { row, cap } = totals;
  const name = nodes[0]?.name.value ?? '';
  if (name === '__typename') return `${textLiteral(`${row.table.name}_aggregate_fields`)}::text`;
  if (name === 'count') return countOf(statement, totals, nodes);
  if (name === 'count_capped') return cap === undefined ? 'false' : `count(*) > ${cap}`;
  const columns = [...collectFields(beneath(nodes), statement)].map(([key, [node]]) => {
    const column = node?.name.value ?? '';
    const isType = column === '__typename';
    const type = `${textLiteral(`${row.table.name}_${name}_fields`)}::text`;
    return [key, isType ? type : `${name}(${row.column(column)})`] as const;
  });
  return jsonObject(columns);
}

type Requested = readonly (readonly [key: string, nodes: readonly FieldNode[]])[];

/**
 * Where counting may stop: for a role that sees all, unless a limit is smaller anyway or other totals read every row,
 * which make the count exact at no cost.
 */
function capOf(statement: Statement, { args, table }: RowSource, request: Requested): number | undefined {
  const isPlain = ([, nodes]: Requested[number]): boolean => {
    const name = nodes[0]?.name.value;
    const { columns } = name === 'count' ? argumentsOf(statement, `${table.name}_aggregate_fields`, nodes) : {};
    return name === '__typename' || name === 'count_capped' || (name === 'count' && listOf(columns).length === 0);
  };
  const isLimited = args['limit'] !== undefined && args['limit'] !== null;
  return isLimited || !request.every(isPlain) ? undefined : statement.countLimit;
}

/** Totals need no order, unless it decides which rows are there. */
function unordered(source: RowSource): RowSource {
  const { order_by: _order, ...args } = source.args;
  const decides = ['limit', 'offset', 'distinct_on'].some((name) => (ownValue(args, name) ?? null) !== null);
  return decides ? source : { ...source, args };
}

/** `X_aggregate`: totals over every row the arguments choose, nodes under the list's default limit. */
export function aggregateSql(
  statement: Statement,
  source: RowSource,
  nodes: readonly FieldNode[],
  position: Position,
  listSql: ListSql,
): string {
  const alias = nextAlias(statement);
  const row = notedRow(source.table, alias);
  const fields = [...collectFields(beneath(nodes), statement)];
  const requested = fields.flatMap(([, each]) =>
    each[0]?.name.value === 'aggregate' ? [...collectFields(beneath(each), statement)] : [],
  );
  const totals = { row, cap: capOf(statement, source, requested) };
  const entries = fields.map(([key, each]) => {
    const name = each[0]?.name.value;
    if (name === '__typename') return [key, `${textLiteral(`${source.table.name}_aggregate`)}::text`] as const;
    if (name === 'nodes')
      return [key, listSql(statement, source, beneath(each), positionBeneath(position, key))] as const;
    const inner = [...collectFields(beneath(each), statement)];
    return [key, jsonObject(inner.map(([label, own]) => [label, totalSql(statement, totals, own)] as const))] as const;
  });
  if (!fields.some(([, each]) => each[0]?.name.value === 'aggregate')) return `(select ${jsonObject(entries)})`;
  const most = totals.cap === undefined ? undefined : totals.cap + 1;
  const rows = rowsSql(statement, unordered(source), row.used, most);
  // With `__typename` alone nothing would aggregate, and the row would repeat.
  return `(select ${jsonObject(entries)} from (${rows}) ${alias} having count(*) >= 0)`;
}

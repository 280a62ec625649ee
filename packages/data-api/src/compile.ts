import type { FieldNode } from 'graphql';
import { beneath } from './compile/collect-fields.ts';
import { aggregateSql } from './compile/aggregate.ts';
import { answerSql } from './compile/bounded-answer.ts';
import type { RowSource } from './compile/rows.ts';
import { argumentsOf, positionBeneath, type Position } from './compile/field-position.ts';
import { orNull, type Selected } from './compile/json-rows.ts';
import { listSql, oneOf } from './compile/selection.ts';
import {
  columnParameter,
  isRecord,
  type BoundValue,
  type DecodedPosition,
  type RegexTest,
  type Statement,
  type UnlimitedList,
} from './compile/statement.ts';
import { ownValue } from './own-value.ts';
import { invalid } from './run/request-error.ts';
import { quoted, type VisibleFunction, type VisibleTable } from './schema/role-view.ts';

/** One SQL statement of at most one row, whose n-th column is the JSON text of the n-th root field. */
export type CompiledQuery = {
  readonly text: string;
  readonly values: readonly BoundValue[];
  readonly decoded: readonly DecodedPosition[];
  readonly unlimited: readonly UnlimitedList[];
  /** Any of them true: the statement is slow for some texts. */
  readonly regexTests: readonly RegexTest[];
  /** No row means that the one field is null. */
  readonly mayMiss: boolean;
};

function callSql(
  statement: Statement,
  tracked: VisibleFunction,
  args: Readonly<Record<string, unknown>>,
  field: string,
): string {
  const inner = tracked.flat ? args : args['args'];
  const at = `${field}.args${tracked.flat ? '' : '.args'}`;
  const provided = isRecord(inner) ? inner : {};
  const bound = tracked.arguments.flatMap((argument) => {
    const value = ownValue(provided, argument.name);
    if (value === undefined) return [];
    if (value === null && argument.required) throw invalid(`unexpected null value for '${argument.name}'`, at);
    return [`${quoted(argument.name)} => ${columnParameter(statement, value, argument)}`];
  });
  return `"public".${quoted(tracked.name)}(${bound.join(', ')})`;
}

function keySelected(
  statement: Statement,
  table: VisibleTable,
  nodes: readonly FieldNode[],
  position: Position,
): Selected {
  const args = argumentsOf(statement, 'query_root', nodes);
  const provided = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  if (provided.length !== table.primaryKey.length) {
    const names = table.key === undefined ? table.primaryKey.join(', ') : `id or ${table.key}`;
    throw invalid(`exactly one key is expected: ${names}`, `${position.at}.args`);
  }
  return oneOf(statement, table, beneath(nodes), position, (alias) =>
    provided.map(([name, value]) => {
      const column = table.columns.get(name) ?? table.columns.get(table.key ?? '');
      if (column === undefined) throw invalid(`no key '${name}'`, position.at);
      return `${alias}.${quoted(column.name)} = ${columnParameter(statement, value, column)}`;
    }),
  );
}

function rootOf(statement: Statement, key: string, nodes: readonly FieldNode[]): string | Selected {
  const { tables, rows, functions } = statement.view;
  const name = nodes[0]?.name.value ?? '';
  const position = positionBeneath({ path: [], at: '$' }, key);
  if (name.endsWith('_by_pk')) {
    const table = tables.get(name.slice(0, -'_by_pk'.length));
    if (table !== undefined) return keySelected(statement, table, nodes, position);
  }
  const isPlain = tables.has(name) || functions.has(name);
  const base = isPlain ? name : name.replace(/_aggregate$/, '');
  const tracked = functions.get(base);
  const table = tracked === undefined ? tables.get(base) : (tables.get(tracked.row) ?? rows.get(tracked.row));
  if (table === undefined) return 'null::json';
  const args = argumentsOf(statement, 'query_root', nodes);
  const sql = tracked === undefined ? table.sql : callSql(statement, tracked, args, position.at);
  const source: RowSource = { table, sql, args, at: position.at, joins: () => [] };
  return isPlain
    ? listSql(statement, source, beneath(nodes), position)
    : aggregateSql(statement, source, nodes, position, listSql);
}

/** Compiles the root fields that PostgreSQL answers. `statement` is fresh and belongs to this call. */
export function compileFields(
  statement: Statement,
  fields: readonly (readonly [string, readonly FieldNode[]])[],
): CompiledQuery {
  const roots = fields.map(([key, nodes]) => rootOf(statement, key, nodes));
  const { values, decoded, unlimited, regexTests, lists } = statement;
  const [only] = roots;
  // The smallest read, a row by its key: without the subquery around it, and without a row where there is none.
  if (roots.length === 1 && lists === 0 && typeof only === 'object') {
    return {
      text: `select ${only.value}::text from ${only.from}`,
      values,
      decoded,
      unlimited,
      regexTests,
      mayMiss: true,
    };
  }
  const columns = roots.map((root) => (typeof root === 'string' ? root : orNull(root)));
  return { text: answerSql(statement, columns), values, decoded, unlimited, regexTests, mayMiss: false };
}

import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { ClientBase } from 'pg';
import { answerRow, answerSql } from '../compile/bounded-answer.ts';
import { beneath, collectFields } from '../compile/collect-fields.ts';
import { notedRow } from '../compile/rows.ts';
import { positionBeneath, type Position } from '../compile/field-position.ts';
import { arraySql } from '../compile/json-rows.ts';
import { entriesOf, oneSql } from '../compile/selection.ts';
import {
  arrayLiteral,
  boundValues,
  isRecord,
  nextAlias,
  parameter,
  textOf,
  type Statement,
} from '../compile/statement.ts';
import { ownValue } from '../own-value.ts';
import { quoted, type VisibleTable } from '../schema/role-view.ts';
import { decodeAnswer, type Decoding } from './decode-answer.ts';

/** JSON text with gaps: a number is the index of the SQL column that fills it. */
type Piece = string | number;
type Gaps = { readonly columns: string[]; readonly selections: Map<readonly FieldNode[], readonly Selected[]> };
type Selected = {
  readonly key: string;
  readonly label: string;
  readonly name: string;
  /** Undefined for `__typename`. */
  readonly field: GraphQLField<unknown, unknown> | undefined;
  /** A scalar, or a list of scalars: printed as it is. */
  readonly leaf: boolean;
  readonly own: readonly FieldNode[];
};

function keyOf(table: VisibleTable, value: unknown): (string | null)[] {
  if (table.primaryKey.length === 0) throw new Error(`${table.name} has no key that the role can see`);
  return table.primaryKey.map((name) => {
    const part = isRecord(value) ? ownValue(value, name) : undefined;
    const column = table.columns.get(name);
    if (part === undefined || part === null || column === undefined)
      throw new Error(`${table.name} is given by ${name}`);
    return textOf(part, column);
  });
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const typeOfKey = (table: VisibleTable, name: string): string => table.columns.get(name)?.sql ?? 'text';

function rowPiece(
  statement: Statement,
  gaps: Gaps,
  table: VisibleTable,
  nodes: readonly FieldNode[],
  value: unknown,
  position: Position,
): Piece {
  const key = keyOf(table, value);
  const sql = oneSql(statement, table, beneath(nodes), position, (alias) =>
    table.primaryKey.map(
      (name, index) => `${alias}.${quoted(name)} = ${parameter(statement, key[index], typeOfKey(table, name), asText)}`,
    ),
  );
  return gaps.columns.push(sql) - 1;
}

function rowsPiece(
  statement: Statement,
  gaps: Gaps,
  table: VisibleTable,
  nodes: readonly FieldNode[],
  values: readonly unknown[],
  position: Position,
): Piece {
  const keys = values.map((value) => keyOf(table, value));
  const [alias, list] = [nextAlias(statement), nextAlias(statement)];
  statement.lists += 1;
  const row = notedRow(table, alias);
  const entries = entriesOf(statement, row, beneath(nodes), { ...position, path: [...position.path, '*'] });
  const arrays = table.primaryKey.map((name, index) =>
    parameter(statement, arrayLiteral(keys.map((key) => key[index] ?? null)), `${typeOfKey(table, name)}[]`, asText),
  );
  const names = table.primaryKey.map((_, index) => `k${index}`);
  const on = table.primaryKey.map((name, index) => `${alias}.${quoted(name)} = ${list}.k${index}`).join(' and ');
  const source = `unnest(${arrays.join(', ')}) with ordinality ${list}(${[...names, 'rank'].join(', ')})`;
  // Ordered beneath, so that the answer keeps the order of the keys that were given.
  const columns = [...row.used].map((name) => `${alias}.${quoted(name)}`).join(', ');
  const joined = `(select ${columns} from ${source} join ${table.sql} ${alias} on ${on} order by ${list}.rank) ${alias}`;
  const sql = arraySql(alias, entries, joined);
  return gaps.columns.push(sql) - 1;
}

function pieces(
  statement: Statement,
  gaps: Gaps,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  value: unknown,
  position: Position,
): Piece[] {
  if (isNonNullType(type)) return pieces(statement, gaps, type.ofType, nodes, value, position);
  if (value === null || value === undefined) return ['null'];
  const named = getNamedType(type);
  const table = statement.view.tables.get(named.name);
  if (isListType(type)) {
    if (!Array.isArray(value)) throw new Error(`A list is expected at ${position.at}`);
    if (table !== undefined) return [rowsPiece(statement, gaps, table, nodes, value, position)];
    const { ofType } = type;
    const items = value.map((each, index) =>
      pieces(statement, gaps, ofType, nodes, each, { ...position, path: [...position.path, String(index)] }),
    );
    return ['[', ...items.flatMap((item, index) => (index === 0 ? item : [',', ...item])), ']'];
  }
  if (table !== undefined) return [rowPiece(statement, gaps, table, nodes, value, position)];
  if (!isObjectType(named)) return [JSON.stringify(typeof value === 'bigint' ? Number(value) : value)];
  const printed: Piece[] = [];
  let text = '{';
  for (const { key, label, name, field, leaf, own } of selected(statement, gaps, named, nodes)) {
    text += text === '{' && printed.length === 0 ? label : `,${label}`;
    const inner = isRecord(value) ? ownValue(value, name) : undefined;
    if (field === undefined) text += JSON.stringify(named.name);
    else if (leaf) text += JSON.stringify(inner ?? null);
    else {
      printed.push(text, ...pieces(statement, gaps, field.type, own, inner, positionBeneath(position, key)));
      text = '';
    }
  }
  return [...printed, `${text}}`];
}

/** The fields selected on an object type, found once for all objects of a list. */
function selected(
  statement: Statement,
  { selections }: Gaps,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): readonly Selected[] {
  const known = selections.get(nodes);
  if (known !== undefined) return known;
  const fields = type.getFields();
  const found = [...collectFields(beneath(nodes), statement)].map(([key, own]) => {
    const name = own[0]?.name.value ?? '';
    const field = ownValue(fields, name);
    const leaf = field !== undefined && isLeafType(getNamedType(field.type));
    return { key, label: `${JSON.stringify(key)}:`, name, field, leaf, own };
  });
  selections.set(nodes, found);
  return found;
}

/** Answers an operation's selection: what is plain from `value`, what is a row from the database in one statement. */
export async function answerOperation(
  statement: Statement,
  client: ClientBase | null,
  field: { key: string; type: GraphQLOutputType; nodes: readonly FieldNode[]; decoding: Decoding },
  value: unknown,
): Promise<string> {
  const gaps: Gaps = { columns: [], selections: new Map() };
  const position = positionBeneath({ path: [], at: '$' }, field.key);
  const parts = pieces(statement, gaps, field.type, field.nodes, value, position);
  if (gaps.columns.length === 0) return parts.join('');
  if (client === null) throw new Error('Rows are answered on a connection');
  const { rows } = await client.query<(string | null)[]>({
    text: answerSql(statement, gaps.columns),
    values: boundValues(statement.values, []),
    rowMode: 'array',
  });
  const row = answerRow(rows);
  const text = parts.map((part) => (typeof part === 'number' ? (row[part] ?? 'null') : part)).join('');
  return decodeAnswer(text, field.key, statement.decoded, field.decoding);
}

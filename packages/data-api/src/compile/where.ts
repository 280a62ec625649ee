import type { Column } from '../catalog.ts';
import { invalid } from '../run/request-error.ts';
import { columnOf, quoted, type VisibleRelation, type VisibleTable } from '../schema/role-view.ts';
import {
  arrayLiteral,
  columnParameter,
  isRecord,
  listOf,
  nextAlias,
  parameter,
  textOf,
  type Statement,
} from './statement.ts';

const comparisons: ReadonlyMap<string, string> = new Map([
  ['_eq', '='],
  ['_neq', '<>'],
  ['_gt', '>'],
  ['_gte', '>='],
  ['_lt', '<'],
  ['_lte', '<='],
  ['_contains', '@>'],
]);
const patterns: ReadonlyMap<string, string> = new Map([
  ['_like', 'like'],
  ['_nlike', 'not like'],
  ['_ilike', 'ilike'],
  ['_nilike', 'not ilike'],
]);

type Place = { readonly alias: string; readonly at: string; readonly depth: number };

function unexpectedNull(type: string, at: string): Error {
  return invalid(`unexpected null value for type '${type}'`, at);
}

function listCondition(statement: Statement, column: Column, name: string, value: unknown, at: string): string {
  const most = statement.limits.listLength;
  const bound = parameter(statement, value, `${column.sql}[]`, (plain) => {
    const items = listOf(plain);
    if (items.length > most) throw invalid(`${name} may hold at most ${most} values`, at);
    return arrayLiteral(items.map((item) => textOf(item, column)));
  });
  return name === '_in' ? `= any (${bound})` : `<> all (${bound})`;
}

function operatorCondition(
  statement: Statement,
  column: Column,
  left: string,
  operator: [string, unknown],
  at: string,
) {
  const [name, value] = operator;
  if (value === null || value === undefined) throw unexpectedNull(column.scalar, at);
  if (name === '_is_null') return `${left} is ${value === true ? '' : 'not '}null`;
  if (name === '_in' || name === '_nin') return `${left} ${listCondition(statement, column, name, value, at)}`;
  if (name === '_has_key') return `${left} ? ${parameter(statement, value, 'text', String)}`;
  const pattern = patterns.get(name);
  if (pattern !== undefined) {
    const text = column.text ? left : `${left}::text`;
    return `${text} ${pattern} ${parameter(statement, value, 'text', String)}`;
  }
  const comparison = comparisons.get(name);
  if (comparison === undefined) throw invalid(`no operator '${name}'`, at);
  return `${left} ${comparison} ${columnParameter(statement, value, column)}`;
}

function columnConditions(
  statement: Statement,
  column: Column,
  value: Record<string, unknown>,
  place: Place,
): string[] {
  const left = `${place.alias}.${quoted(column.name)}`;
  return Object.entries(value).map((operator) => {
    statement.conditions += 1;
    return operatorCondition(statement, column, left, operator, `${place.at}.${operator[0]}`);
  });
}

/** The equalities that tie a relation's rows to the row they belong to. */
export function joinConditions(relation: VisibleRelation, near: (column: string) => string, far: string): string[] {
  return relation.on.map(({ from, to }) => `${far}.${quoted(to)} = ${near(from)}`);
}

function relatedCondition(statement: Statement, relation: VisibleRelation, value: unknown, place: Place): string {
  const target = statement.view.tables.get(relation.target);
  if (target === undefined || !isRecord(value)) throw unexpectedNull(`${relation.target}_bool_exp`, place.at);
  const alias = nextAlias(statement);
  const joins = joinConditions(relation, (column) => `${place.alias}.${quoted(column)}`, alias);
  const inner = whereConditions(statement, target, value, { alias, at: place.at, depth: place.depth + 1 });
  return `exists (select 1 from ${target.sql} ${alias} where ${[...joins, ...inner].join(' and ')})`;
}

const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : `(${conditions.join(' and ')})`;

function groupCondition(
  statement: Statement,
  table: VisibleTable,
  name: string,
  value: unknown,
  place: Place,
): string[] {
  const deeper = (each: unknown, index?: number): string[] => {
    const at = index === undefined ? place.at : `${place.at}[${index}]`;
    if (!isRecord(each)) throw unexpectedNull(`${table.name}_bool_exp`, at);
    return whereConditions(statement, table, each, { ...place, at, depth: place.depth + 1 });
  };
  if (name === '_not') return [`not ${all(deeper(value))}`];
  const parts = listOf(value);
  if (name === '_and') return parts.flatMap((part, index) => deeper(part, index));
  return [parts.length === 0 ? 'false' : `(${parts.map((part, index) => all(deeper(part, index))).join(' or ')})`];
}

/** A `where` as conditions that all must hold; none for `{}`. An explicit null is refused, as Hasura does. */
export function whereConditions(
  statement: Statement,
  table: VisibleTable,
  where: Record<string, unknown>,
  place: Place,
): string[] {
  const { limits } = statement;
  if (place.depth > limits.whereDepth) throw invalid('where is nested too deeply', place.at);
  return Object.entries(where).flatMap(([name, value]) => {
    const here = { ...place, at: `${place.at}.${name}` };
    statement.conditions += 1;
    if (statement.conditions > limits.conditions) throw invalid('where has too many conditions', here.at);
    if (value === null || value === undefined) throw unexpectedNull(`${table.name}_bool_exp`, here.at);
    if (name === '_and' || name === '_or' || name === '_not')
      return groupCondition(statement, table, name, value, here);
    const column = columnOf(table, name);
    if (column !== undefined) {
      if (!isRecord(value)) throw unexpectedNull(`${column.scalar}_comparison_exp`, here.at);
      return columnConditions(statement, column, value, here);
    }
    const relation = table.relations.get(name);
    if (relation === undefined) throw invalid(`field '${name}' not found in type: '${table.name}_bool_exp'`, here.at);
    return [relatedCondition(statement, relation, value, here)];
  });
}

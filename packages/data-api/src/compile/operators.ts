import type { Column } from '../catalog.ts';
import type { ColumnType } from '../catalog/column-type.ts';
import { invalid } from '../run/request-error.ts';
import { arrayLiteral, columnParameter, isRecord, listOf, parameter, textOf, type Statement } from './statement.ts';

const comparisons: ReadonlyMap<string, string> = new Map([
  ['_eq', '='],
  ['_neq', '<>'],
  ['_gt', '>'],
  ['_gte', '>='],
  ['_lt', '<'],
  ['_lte', '<='],
  ['_contains', '@>'],
  ['_contained_in', '<@'],
]);
const patterns: ReadonlyMap<string, string> = new Map([
  ['_like', 'like'],
  ['_nlike', 'not like'],
  ['_ilike', 'ilike'],
  ['_nilike', 'not ilike'],
]);
const regexes: ReadonlyMap<string, string> = new Map([
  ['_similar', 'similar to'],
  ['_nsimilar', 'not similar to'],
  ['_regex', '~'],
  ['_nregex', '!~'],
  ['_iregex', '~*'],
  ['_niregex', '!~*'],
]);
const keyLists: ReadonlyMap<string, string> = new Map([
  ['_has_keys_any', '?|'],
  ['_has_keys_all', '?&'],
]);

/** What is compared: a column, or an expression of its type. */
export type Compared = Pick<Column, 'scalar' | 'list' | 'sql' | 'text'>;

const castText: Compared = { scalar: 'String', list: false, sql: 'text', text: true } satisfies Partial<ColumnType>;

export function unexpectedNull(type: string, at: string): Error {
  return invalid(`unexpected null value for type '${type}'`, at);
}

function boundList(statement: Statement, value: unknown, name: string, type: Compared, at: string): string {
  const most = statement.limits.listLength;
  return parameter(statement, value, `${type.sql}[]`, (plain) => {
    const items = listOf(plain);
    if (items.length > most) throw invalid(`${name} may hold at most ${most} values`, at);
    return arrayLiteral(items.map((item) => textOf(item, type)));
  });
}

function patternCondition(statement: Statement, text: string, name: string, value: unknown, at: string): string {
  const regex = regexes.get(name);
  if (regex !== undefined && !statement.view.regex) throw invalid(`${name} is not offered here`, at);
  if (regex !== undefined) statement.hasRegex = true;
  const most = statement.limits.patternLength;
  const bound = parameter(statement, value, 'text', (plain) => {
    const pattern = String(plain);
    if (pattern.length > most) throw invalid(`${name} may have at most ${most} characters`, at);
    return pattern;
  });
  return `${text} ${regex ?? patterns.get(name)} ${bound}`;
}

function jsonCondition(statement: Statement, left: string, name: string, value: unknown, at: string): string[] {
  const operator = keyLists.get(name);
  if (operator !== undefined) return [`${left} ${operator} ${boundList(statement, value, name, castText, at)}`];
  if (name === '_has_key') return [`${left} ? ${parameter(statement, value, 'text', String)}`];
  const text = isRecord(value) ? value['String'] : undefined;
  if (text === undefined) return [];
  if (!isRecord(text)) throw unexpectedNull('String_comparison_exp', `${at}.String`);
  return comparisonConditions(statement, castText, `(${left})::text`, text, `${at}.String`);
}

function operatorConditions(
  statement: Statement,
  type: Compared,
  left: string,
  [name, value]: readonly [string, unknown],
  at: string,
): string[] {
  if (value === null || value === undefined)
    throw unexpectedNull(name.startsWith('_has_') ? 'String' : type.scalar, at);
  if (name === '_is_null') return [`${left} is ${value === true ? '' : 'not '}null`];
  if (name === '_in') return [`${left} = any (${boundList(statement, value, name, type, at)})`];
  if (name === '_nin') return [`${left} <> all (${boundList(statement, value, name, type, at)})`];
  if (name === '_has_key' || name === '_cast' || keyLists.has(name)) {
    return jsonCondition(statement, left, name, value, at);
  }
  if (patterns.has(name) || regexes.has(name)) {
    return [patternCondition(statement, type.text ? left : `${left}::text`, name, value, at)];
  }
  const comparison = comparisons.get(name);
  if (comparison === undefined) throw invalid(`no operator '${name}'`, at);
  return [`${left} ${comparison} ${columnParameter(statement, value, type)}`];
}

/** The operators of a `…_comparison_exp` as conditions on `left` that all must hold. */
export function comparisonConditions(
  statement: Statement,
  type: Compared,
  left: string,
  operators: Readonly<Record<string, unknown>>,
  at: string,
): string[] {
  return Object.entries(operators).flatMap((operator) => {
    statement.conditions += 1;
    return operatorConditions(statement, type, left, operator, `${at}.${operator[0]}`);
  });
}

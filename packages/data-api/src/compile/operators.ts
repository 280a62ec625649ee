import type { Column } from '../catalog.ts';
import type { ColumnType } from '../catalog/column-type.ts';
import { invalid } from '../run/request-error.ts';
import { patternForm, regexOperators, type PatternForm } from './pattern-form.ts';
import { filled, hasSlot } from './slots.ts';
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

function textWithin(value: unknown, most: number, name: string, at: string): string {
  const text = String(value);
  if (text.length > most) throw invalid(`${name} may have at most ${most} characters`, at);
  return text;
}

function patternCondition(statement: Statement, text: string, name: string, value: unknown, at: string): string {
  const { patternLength } = statement.limits;
  const bound = parameter(statement, value, 'text', (plain) => textWithin(plain, patternLength, name, at));
  return `${text} ${patterns.get(name)} ${bound}`;
}

/**
 * A pattern that stands in the document decides the SQL. One that comes in a variable does not, since one statement
 * serves all its values: of the two ways to ask, PostgreSQL drops the one that is null before it plans.
 */
function regexCondition(statement: Statement, text: string, name: string, value: unknown, at: string): string {
  const { view, limits } = statement;
  const operator = regexOperators.get(name);
  if (operator === undefined || !view.regex) throw invalid(`${name} is not offered here`, at);
  statement.regexes += 1;
  if (statement.regexes > limits.regexes) throw invalid(`The query holds more than ${limits.regexes} patterns`, at);
  const refuse = (fault: string): Error => invalid(`${name} ${fault}`, at);
  const formOf = (plain: unknown): PatternForm =>
    patternForm(operator, textWithin(plain, limits.patternLength, name, at), { largest: limits.patternSize, refuse });
  const [like, regex] = operator.anyCase ? ['ilike', '~*'] : ['like', '~'];
  const bind = (type: string, write: (form: PatternForm) => string | null): string =>
    parameter(statement, value, type, (plain) => write(formOf(plain)));
  if (!hasSlot(value)) {
    const form = formOf(value);
    if (form.regex !== null) statement.regexTests.push(() => true);
    const operation = form.regex === null ? like : regex;
    const found = `${text} ${operation} ${bind('text', (own) => own.like ?? own.regex)}`;
    return form.negated ? `not (${found})` : found;
  }
  statement.regexTests.push((leaves) => formOf(filled(value, leaves)).regex !== null);
  const wanted = bind('boolean', ({ negated }) => String(!negated));
  const ways = [
    [like, bind('text', (form) => form.like)],
    [regex, bind('text', (form) => form.regex)],
  ].map(([operation, bound]) => `(${bound} is null or (${text} ${operation} ${bound}) = ${wanted})`);
  return `(${ways.join(' and ')})`;
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
  const text = type.text ? left : `${left}::text`;
  if (patterns.has(name)) return [patternCondition(statement, text, name, value, at)];
  if (regexOperators.has(name)) return [regexCondition(statement, text, name, value, at)];
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

import { invalid } from '../run/request-error.ts';
import { predicateFunctions, type PredicateFunction } from '../schema/aggregate-functions.ts';
import { columnOf, quoted, type VisibleRelation, type VisibleTable } from '../schema/role-view.ts';
import { countSql } from './count.ts';
import { comparisonConditions, unexpectedNull, type Compared } from './operators.ts';
import { countRelation, isRecord, listOf, nextAlias, type Statement } from './statement.ts';

type Place = { readonly alias: string; readonly at: string; readonly depth: number };

/** The equalities that tie a relation's rows to the row they belong to. */
export function joinConditions(relation: VisibleRelation, near: (column: string) => string, far: string): string[] {
  return relation.on.map(({ from, to }) => `${far}.${quoted(to)} = ${near(from)}`);
}

function relatedCondition(statement: Statement, relation: VisibleRelation, value: unknown, place: Place): string {
  const target = statement.view.tables.get(relation.target);
  if (target === undefined || !isRecord(value)) throw unexpectedNull(`${relation.target}_bool_exp`, place.at);
  countRelation(statement, place.at);
  const alias = nextAlias(statement);
  const joins = joinConditions(relation, (column) => `${place.alias}.${quoted(column)}`, alias);
  const inner = whereConditions(statement, target, value, { alias, at: place.at, depth: place.depth + 1 });
  return `exists (select 1 from ${target.sql} ${alias} where ${[...joins, ...inner].join(' and ')})`;
}

const compared = {
  Int: { scalar: 'Int', list: false, sql: 'bigint', text: false },
  Float: { scalar: 'Float', list: false, sql: 'double precision', text: false },
  Boolean: { scalar: 'Boolean', list: false, sql: 'boolean', text: false },
} as const satisfies Record<string, Compared>;

/** One aggregate of related rows: what it is called, compared as, and how it is written over them. */
type Predicate = {
  readonly name: 'count' | PredicateFunction;
  readonly type: keyof typeof compared;
  readonly sql: (target: VisibleTable, alias: string, requested: Record<string, unknown>) => string;
};

const counted: Predicate = {
  name: 'count',
  type: 'Int',
  sql: (target, alias, { arguments: columns, distinct }) =>
    countSql(target, (column) => `${alias}.${quoted(column)}`, columns, distinct === true),
};

const others: readonly Predicate[] = predicateFunctions.map((name) => ({
  name,
  type: name === 'bool_and' || name === 'bool_or' ? 'Boolean' : 'Float',
  sql: (target, alias, { arguments: column, distinct }) => {
    const own = target.columns.get(String(column));
    if (own === undefined) throw invalid(`no column '${String(column)}'`);
    return `${name}(${distinct === true ? 'distinct ' : ''}${alias}.${quoted(own.name)})`;
  },
}));

/** `X_aggregate` in a `where`: what the related rows have to come to. Without any aggregate it asks nothing, and is refused. */
function aggregateConditions(statement: Statement, relation: VisibleRelation, value: unknown, place: Place): string[] {
  const target = statement.view.tables.get(relation.target);
  const type = `${relation.target}_aggregate_bool_exp`;
  if (target === undefined || !isRecord(value)) throw unexpectedNull(type, place.at);
  const requested = [counted, ...others].filter(({ name }) => value[name] !== undefined);
  if (requested.length === 0) throw invalid(`expected an aggregate for type '${type}', but found none`, place.at);
  return requested.flatMap((predicate) =>
    predicateConditions(statement, { relation, target }, predicate, value, place),
  );
}

function predicateConditions(
  statement: Statement,
  { relation, target }: { readonly relation: VisibleRelation; readonly target: VisibleTable },
  { name, type, sql }: Predicate,
  value: Record<string, unknown>,
  place: Place,
): string[] {
  const requested = value[name];
  const at = `${place.at}.${name}`;
  if (!isRecord(requested)) throw unexpectedNull(`${relation.target}_aggregate_bool_exp_${name}`, at);
  const { filter = {}, predicate } = requested;
  if (!isRecord(filter)) throw unexpectedNull(`${relation.target}_bool_exp`, `${at}.filter`);
  if (!isRecord(predicate)) throw unexpectedNull(`${type}_comparison_exp`, `${at}.predicate`);
  countRelation(statement, at);
  const alias = nextAlias(statement);
  const joins = joinConditions(relation, (column) => `${place.alias}.${quoted(column)}`, alias);
  const inner = whereConditions(statement, target, filter, { alias, at: `${at}.filter`, depth: place.depth + 1 });
  const total = sql(target, alias, requested);
  const left = `(select ${total} from ${target.sql} ${alias} where ${[...joins, ...inner].join(' and ')})`;
  return comparisonConditions(statement, compared[type], left, predicate, `${at}.predicate`);
}

const comparisonName = ({ scalar, list }: Compared): string => `${scalar}${list ? '_array' : ''}_comparison_exp`;

const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : `(${conditions.join(' and ')})`;

function countCondition(statement: Statement, at: string): void {
  statement.conditions += 1;
  if (statement.conditions > statement.limits.conditions) throw invalid('where has too many conditions', at);
}

function groupCondition(
  statement: Statement,
  table: VisibleTable,
  name: string,
  value: unknown,
  place: Place,
): string[] {
  const deeper = (each: unknown, index?: number): string[] => {
    const at = index === undefined ? place.at : `${place.at}[${index}]`;
    countCondition(statement, at);
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
    countCondition(statement, here.at);
    if (name === '_and' || name === '_or' || name === '_not') {
      if (value === null || value === undefined) throw unexpectedNull(`${table.name}_bool_exp`, here.at);
      return groupCondition(statement, table, name, value, here);
    }
    const column = columnOf(table, name);
    if (column !== undefined) {
      if (!isRecord(value)) throw unexpectedNull(comparisonName(column), here.at);
      return comparisonConditions(statement, column, `${place.alias}.${quoted(column.name)}`, value, here.at);
    }
    const relation = table.relations.get(name);
    const total = name.endsWith('_aggregate') ? table.relations.get(name.slice(0, -'_aggregate'.length)) : undefined;
    if (relation === undefined && total !== undefined) return aggregateConditions(statement, total, value, here);
    if (relation === undefined) throw invalid(`field '${name}' not found in type: '${table.name}_bool_exp'`, here.at);
    return [relatedCondition(statement, relation, value, here)];
  });
}

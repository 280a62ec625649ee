import { invalid } from '../run/request-error.ts';
import { aggregateFunctions } from '../schema/aggregate-functions.ts';
import { columnOf, quoted, type VisibleRelation, type VisibleTable } from '../schema/role-view.ts';
import { orderDirections } from '../schema/scalars.ts';
import { countRelation, isRecord, listOf, nextAlias, type Statement } from './statement.ts';
import { joinConditions } from './where.ts';

type Ordering = {
  readonly joins: string[];
  readonly terms: string[];
  /** The table's own column behind each term, or undefined for a related one. */
  readonly columns: (string | undefined)[];
  /** The alias of each relation that is joined already, by the alias it starts from and its name. */
  readonly joined: Map<string, string>;
};

const isDirection = (value: unknown): value is keyof typeof orderDirections =>
  typeof value === 'string' && Object.hasOwn(orderDirections, value);

type Source = {
  readonly table: VisibleTable;
  readonly alias: string;
  readonly isRoot: boolean;
  /** Where in the request `order_by` stands. */
  readonly at: string;
};

/** Joins the one row that a relation leads to, once however often it is named; the key is unique, so no row is added. */
function joinedAlias(statement: Statement, source: Source, relation: VisibleRelation, ordering: Ordering): string {
  const path = `${source.alias} ${relation.name}`;
  const known = ordering.joined.get(path);
  if (known !== undefined) return known;
  countRelation(statement, source.at);
  const alias = nextAlias(statement);
  const on = joinConditions(relation, (from) => `${source.alias}.${quoted(from)}`, alias);
  const target = statement.view.tables.get(relation.target);
  ordering.joins.push(`left join ${target?.sql} ${alias} on ${on.join(' and ')}`);
  ordering.joined.set(path, alias);
  return alias;
}

function addAggregate(statement: Statement, source: Source, name: string, value: unknown, ordering: Ordering): void {
  const relation = source.table.relations.get(name.slice(0, -'_aggregate'.length));
  const target = relation === undefined ? undefined : statement.view.tables.get(relation.target);
  if (relation === undefined || target === undefined || !isRecord(value)) return;
  const addTerm = (total: (alias: string) => string, direction: unknown): void => {
    if (!isDirection(direction)) return;
    countRelation(statement, source.at);
    const alias = nextAlias(statement);
    const joins = joinConditions(relation, (column) => `${source.alias}.${quoted(column)}`, alias);
    const sql = `(select ${total(alias)} from ${target.sql} ${alias} where ${joins.join(' and ')})`;
    ordering.terms.push(`${sql} ${orderDirections[direction]}`);
    ordering.columns.push(undefined);
  };
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'count') addTerm(() => 'count(*)', inner);
    const aggregate = aggregateFunctions.find((each) => each === key);
    if (aggregate === undefined || !isRecord(inner)) continue;
    for (const [column, direction] of Object.entries(inner)) {
      if (target.columns.has(column)) addTerm((alias) => `${aggregate}(${alias}.${quoted(column)})`, direction);
    }
  }
}

function addTerms(statement: Statement, source: Source, entry: unknown, ordering: Ordering): void {
  if (!isRecord(entry)) return;
  for (const [name, value] of Object.entries(entry)) {
    const column = columnOf(source.table, name);
    const relation = source.table.relations.get(name);
    if (column !== undefined) {
      if (!isDirection(value)) continue;
      ordering.terms.push(`${source.alias}.${quoted(column.name)} ${orderDirections[value]}`);
      ordering.columns.push(source.isRoot ? column.name : undefined);
    } else if (relation?.kind === 'object') {
      const target = statement.view.tables.get(relation.target);
      if (target === undefined || !isRecord(value)) continue;
      const alias = joinedAlias(statement, source, relation, ordering);
      addTerms(statement, { table: target, alias, isRoot: false, at: source.at }, value, ordering);
    } else {
      addAggregate(statement, source, name, value, ordering);
    }
  }
}

/** `order_by` as joins and terms; entries of a list rank in the list's order. */
export function orderTerms(
  statement: Statement,
  table: VisibleTable,
  alias: string,
  orderBy: unknown,
  at: string,
): Ordering {
  const ordering: Ordering = { joins: [], terms: [], columns: [], joined: new Map() };
  for (const entry of listOf(orderBy)) addTerms(statement, { table, alias, isRoot: true, at }, entry, ordering);
  if (ordering.terms.length > statement.limits.orderTerms) throw invalid('order_by has too many terms', at);
  return ordering;
}

/** `distinct on (…)`, which has to name the columns the ordering begins with. */
export function distinctColumns(
  table: VisibleTable,
  alias: string,
  distinctOn: unknown,
  ordering: Ordering,
  at: string,
): string {
  const names = new Set(listOf(distinctOn).flatMap((name) => columnOf(table, String(name))?.name ?? []));
  if (names.size === 0) return '';
  const missing = new Set(names);
  for (const name of ordering.columns) {
    if (missing.size === 0) break;
    if (name === undefined || !names.has(name)) {
      throw invalid('"distinct_on" columns must match initial "order_by" columns', at);
    }
    missing.delete(name);
  }
  return `distinct on (${[...names].map((name) => `${alias}.${quoted(name)}`).join(', ')}) `;
}

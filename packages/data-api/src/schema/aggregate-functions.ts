import type { ColumnType, ScalarName } from '../catalog/column-type.ts';

export const aggregateFunctions = [
  'sum',
  'avg',
  'min',
  'max',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'var_pop',
  'var_samp',
  'variance',
] as const;
export type AggregateFunction = (typeof aggregateFunctions)[number];

const numbers: ReadonlySet<ScalarName> = new Set(['Int', 'bigint', 'numeric', 'Float']);
const ordered: ReadonlySet<ScalarName> = new Set([...numbers, 'date', 'timestamp', 'timestamptz']);

/** The aggregates besides count that a condition may compare, where the column offers them. */
export const predicateFunctions = [
  'bool_and',
  'bool_or',
  'avg',
  'max',
  'min',
  'stddev_samp',
  'sum',
  'var_samp',
] as const;
export type PredicateFunction = (typeof predicateFunctions)[number];

/** The aggregates besides count that a column offers. */
export function aggregatesOf(column: ColumnType): ReadonlySet<AggregateFunction> {
  if (column.decoded !== undefined || column.list) return new Set();
  if (numbers.has(column.scalar)) return new Set(aggregateFunctions);
  return new Set(ordered.has(column.scalar) || column.text ? (['min', 'max'] as const) : []);
}

/** What such an aggregate of a column is compared as; undefined where the column does not offer it. */
export function predicateType(name: PredicateFunction, column: ColumnType): ScalarName | undefined {
  if (name === 'bool_and' || name === 'bool_or')
    return column.scalar === 'Boolean' && !column.list && column.decoded === undefined ? 'Boolean' : undefined;
  return numbers.has(column.scalar) && aggregatesOf(column).has(name) ? 'Float' : undefined;
}

import type { ColumnType, ScalarName } from '../catalog/column-type.ts';

/** The aggregates by which rows may be ordered. */
export const orderedAggregates = ['sum', 'avg', 'min', 'max'] as const;
export const aggregateFunctions = [
  ...orderedAggregates,
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

/** The aggregates besides count that a column offers. */
export function aggregatesOf(column: ColumnType): ReadonlySet<AggregateFunction> {
  if (column.decoded !== undefined || column.list) return new Set();
  if (numbers.has(column.scalar)) return new Set(aggregateFunctions);
  return new Set(ordered.has(column.scalar) || column.text ? (['min', 'max'] as const) : []);
}

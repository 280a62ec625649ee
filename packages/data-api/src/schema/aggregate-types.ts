import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
} from 'graphql';
import type { GraphQLFieldConfig, GraphQLInputFieldConfig } from 'graphql';
import type { Column } from '../catalog.ts';
import {
  aggregateFunctions,
  aggregatesOf,
  predicateFunctions,
  predicateType,
  type AggregateFunction,
  type PredicateFunction,
} from './aggregate-functions.ts';
import { comparisonType } from './comparison-types.ts';
import type { VisibleTable } from './role-view.ts';
import { orderBy, scalars } from './scalars.ts';

type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>;

const manyColumns = (select: GraphQLEnumType) => new GraphQLList(new GraphQLNonNull(select));

const columnsOf = (table: VisibleTable, name: AggregateFunction): Column[] =>
  [...table.columns.values()].filter((column) => aggregatesOf(column).has(name));

function resultOf(name: AggregateFunction, column: Column) {
  if (name === 'min' || name === 'max') return scalars[column.scalar];
  if (name !== 'sum') return GraphQLFloat;
  return scalars[column.scalar === 'Int' ? 'bigint' : column.scalar];
}

/** `X_aggregate`: totals and nodes. */
export function aggregateType(
  table: VisibleTable,
  object: GraphQLObjectType,
  select: GraphQLEnumType,
): GraphQLObjectType {
  const fields: Fields = {
    count: {
      type: new GraphQLNonNull(GraphQLInt),
      args: { columns: { type: manyColumns(select) }, distinct: { type: GraphQLBoolean } },
    },
    count_capped: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether there are more rows than count says, which stopped counting at a limit.',
    },
  };
  for (const name of aggregateFunctions) {
    const columns = columnsOf(table, name);
    if (columns.length === 0) continue;
    const own = columns.map((column) => [column.name, { type: resultOf(name, column) }] as const);
    fields[name] = {
      type: new GraphQLObjectType({ name: `${table.name}_${name}_fields`, fields: Object.fromEntries(own) }),
    };
  }
  const totals = new GraphQLObjectType({ name: `${table.name}_aggregate_fields`, fields });
  const nodes = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(object)));
  return new GraphQLObjectType({
    name: `${table.name}_aggregate`,
    fields: { aggregate: { type: totals }, nodes: { type: nodes } },
  });
}

/** What a row with many of this table's rows may be ordered by. */
export function aggregateOrderType(table: VisibleTable): GraphQLInputObjectType {
  const fields = (): Record<string, GraphQLInputFieldConfig> => {
    const all: Record<string, GraphQLInputFieldConfig> = { count: { type: orderBy } };
    for (const name of aggregateFunctions) {
      const own = columnsOf(table, name).map((column) => [column.name, { type: orderBy }] as const);
      if (own.length === 0) continue;
      const type = `${table.name}_${name}_order_by`;
      all[name] = { type: new GraphQLInputObjectType({ name: type, fields: Object.fromEntries(own) }) };
    }
    return all;
  };
  return new GraphQLInputObjectType({ name: `${table.name}_aggregate_order_by`, fields });
}

/** One aggregate besides count in a condition; undefined where no column offers it. */
function predicateOf(
  table: VisibleTable,
  name: PredicateFunction,
  boolExp: GraphQLInputObjectType,
  regex: boolean,
): GraphQLInputObjectType | undefined {
  const columns = [...table.columns.values()].filter((column) => predicateType(name, column) !== undefined);
  const [first] = columns;
  const scalar = first === undefined ? undefined : predicateType(name, first);
  if (scalar === undefined) return undefined;
  const type = `${table.name}_aggregate_bool_exp_${name}`;
  const values = Object.fromEntries(columns.map((column) => [column.name, {}]));
  return new GraphQLInputObjectType({
    name: type,
    fields: {
      arguments: {
        type: new GraphQLNonNull(
          new GraphQLEnumType({ name: `${table.name}_select_column_${type}_arguments_columns`, values }),
        ),
      },
      distinct: { type: GraphQLBoolean },
      filter: { type: boolExp },
      predicate: { type: new GraphQLNonNull(comparisonType({ scalar, list: false }, regex)) },
    },
  });
}

/** What this table's rows that belong to another row have to come to, in that row's `where`. */
export function aggregatePredicateType(
  table: VisibleTable,
  regex: boolean,
  boolExp: GraphQLInputObjectType,
  select: GraphQLEnumType,
): GraphQLInputObjectType {
  const { name } = table;
  const count = (): GraphQLInputObjectType =>
    new GraphQLInputObjectType({
      name: `${name}_aggregate_bool_exp_count`,
      fields: {
        arguments: { type: manyColumns(select) },
        distinct: { type: GraphQLBoolean },
        filter: { type: boolExp },
        predicate: { type: new GraphQLNonNull(comparisonType({ scalar: 'Int', list: false }, regex)) },
      },
    });
  return new GraphQLInputObjectType({
    name: `${name}_aggregate_bool_exp`,
    fields: () => {
      const others = predicateFunctions.flatMap((each) => {
        const type = predicateOf(table, each, boolExp, regex);
        return type === undefined ? [] : [[each, { type }] as const];
      });
      return { count: { type: count() }, ...Object.fromEntries(others) };
    },
  });
}

import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import type {
  GraphQLFieldConfig,
  GraphQLFieldConfigArgumentMap,
  GraphQLInputFieldConfig,
  GraphQLNullableType,
} from 'graphql';
import type { Column } from '../catalog.ts';
import { isJsonScalar } from '../catalog/column-type.ts';
import { aggregateOrderType, aggregatePredicateType, aggregateType } from './aggregate-types.ts';
import { comparisonType } from './comparison-types.ts';
import type { VisibleRelation, VisibleTable } from './role-view.ts';
import { orderBy, scalars } from './scalars.ts';

type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>;

export type TableTypes = {
  readonly object: GraphQLObjectType;
  readonly aggregate: GraphQLObjectType;
  readonly boolExp: GraphQLInputObjectType;
  readonly orderBy: GraphQLInputObjectType;
  readonly aggregateOrderBy: GraphQLInputObjectType;
  readonly aggregatePredicate: GraphQLInputObjectType;
  readonly listArguments: GraphQLFieldConfigArgumentMap;
};

export const required = <T extends GraphQLNullableType>(type: T): GraphQLNonNull<T> => new GraphQLNonNull(type);
const manyInputs = (type: GraphQLInputObjectType | GraphQLEnumType) => new GraphQLList(new GraphQLNonNull(type));

/** Columns with `id` beside the key, as fields and filters offer them. */
function columnsWithId(table: VisibleTable): [string, Column][] {
  const columns = [...table.columns];
  const key = table.key === undefined ? undefined : table.columns.get(table.key);
  return key === undefined || table.columns.has('id') ? columns : [['id', key], ...columns];
}

const searchable = (table: VisibleTable): [string, Column][] =>
  columnsWithId(table).filter(([, column]) => column.decoded === undefined);

/** PostgreSQL neither orders nor compares values of type json. */
const orderable = (table: VisibleTable): [string, Column][] =>
  searchable(table).filter(([, column]) => column.scalar !== 'json');

function columnField(column: Column): GraphQLFieldConfig<unknown, unknown> {
  const scalar = scalars[column.scalar];
  const type = column.list ? new GraphQLList(scalar) : scalar;
  const isJson = isJsonScalar(column.scalar) && !column.list;
  // A sealed value that does not open is null in the answer, whatever its column promises.
  const mayBeNull = !column.notNull || isJson || column.decoded?.byKey === true;
  const field = { type: mayBeNull ? type : new GraphQLNonNull(type) };
  if (!isJson) return field;
  // With a path the value may be absent, so a JSON field is never non-null.
  return { ...field, args: { path: { type: GraphQLString } } };
}

function relationFields(relation: VisibleRelation, target: TableTypes): Fields {
  if (relation.kind === 'object') return { [relation.name]: { type: target.object } };
  return {
    [relation.name]: {
      type: required(new GraphQLList(required(target.object))),
      args: target.listArguments,
    },
    [`${relation.name}_aggregate`]: { type: required(target.aggregate), args: target.listArguments },
  };
}

/** Every GraphQL type of one table; `typesOf` resolves the tables its relations lead to. */
export function tableTypes(table: VisibleTable, regex: boolean, typesOf: (name: string) => TableTypes): TableTypes {
  const relations = [...table.relations.values()];
  const object: GraphQLObjectType = new GraphQLObjectType({
    name: table.name,
    fields: () => {
      const columns = columnsWithId(table).map(([name, column]) => [name, columnField(column)] as const);
      const fields: Fields = Object.fromEntries(columns);
      for (const relation of relations) Object.assign(fields, relationFields(relation, typesOf(relation.target)));
      return fields;
    },
  });
  const boolExp: GraphQLInputObjectType = new GraphQLInputObjectType({
    name: `${table.name}_bool_exp`,
    fields: () => {
      const all = manyInputs(boolExp);
      const fields = new Map<string, GraphQLInputFieldConfig>([
        ['_and', { type: all }],
        ['_or', { type: all }],
        ['_not', { type: boolExp }],
      ]);
      for (const [name, column] of searchable(table)) fields.set(name, { type: comparisonType(column, regex) });
      for (const { name, kind, target } of relations) {
        fields.set(name, { type: typesOf(target).boolExp });
        if (kind === 'array') fields.set(`${name}_aggregate`, { type: typesOf(target).aggregatePredicate });
      }
      return Object.fromEntries(fields);
    },
  });
  const ordering = new GraphQLInputObjectType({
    name: `${table.name}_order_by`,
    fields: () => {
      const fields = new Map<string, GraphQLInputFieldConfig>(
        orderable(table).map(([name]) => [name, { type: orderBy }]),
      );
      for (const { name, kind, target } of relations) {
        if (kind === 'object') fields.set(name, { type: typesOf(target).orderBy });
        else fields.set(`${name}_aggregate`, { type: typesOf(target).aggregateOrderBy });
      }
      return Object.fromEntries(fields);
    },
  });
  const names = orderable(table).map(([name]) => [name, {}] as const);
  const select = new GraphQLEnumType({ name: `${table.name}_select_column`, values: Object.fromEntries(names) });
  return {
    object,
    boolExp,
    orderBy: ordering,
    aggregate: aggregateType(table, object, select),
    aggregateOrderBy: aggregateOrderType(table),
    aggregatePredicate: aggregatePredicateType(table, regex, boolExp, select),
    listArguments: {
      distinct_on: { type: manyInputs(select) },
      limit: { type: GraphQLInt },
      offset: { type: GraphQLInt },
      order_by: { type: manyInputs(ordering) },
      where: { type: boolExp },
    },
  };
}

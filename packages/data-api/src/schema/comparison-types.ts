import { GraphQLBoolean, GraphQLInputObjectType, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';
import type { GraphQLInputFieldConfig, GraphQLInputType } from 'graphql';
import { scalarNames, type ColumnType, type ScalarName } from '../catalog/column-type.ts';
import { scalars } from './scalars.ts';

type Fields = Record<string, GraphQLInputFieldConfig>;

const listOf = (type: GraphQLInputType): GraphQLList<GraphQLNonNull<GraphQLInputType>> =>
  new GraphQLList(new GraphQLNonNull(type));

function operatorsOf(scalar: ScalarName): Fields {
  const type = scalars[scalar];
  const equality: Fields = {
    _eq: { type },
    _neq: { type },
    _in: { type: listOf(type) },
    _nin: { type: listOf(type) },
    _is_null: { type: GraphQLBoolean },
  };
  if (scalar === 'jsonb') return { ...equality, _contains: { type }, _has_key: { type: GraphQLString } };
  const order: Fields = { ...equality, _gt: { type }, _gte: { type }, _lt: { type }, _lte: { type } };
  if (scalar !== 'String') return order;
  return { ...order, _like: { type }, _nlike: { type }, _ilike: { type }, _nilike: { type } };
}

function listOperatorsOf(scalar: ScalarName): Fields {
  const type = listOf(scalars[scalar]);
  return { _eq: { type }, _neq: { type }, _contains: { type }, _is_null: { type: GraphQLBoolean } };
}

const single = new Map(
  scalarNames.map((name) => [
    name,
    new GraphQLInputObjectType({ name: `${name}_comparison_exp`, fields: operatorsOf(name) }),
  ]),
);
const list = new Map(
  scalarNames.map((name) => [
    name,
    new GraphQLInputObjectType({ name: `${name}_array_comparison_exp`, fields: listOperatorsOf(name) }),
  ]),
);

/** The operators that a column offers in `where`. */
export function comparisonType(column: ColumnType): GraphQLInputObjectType {
  const type = (column.list ? list : single).get(column.scalar);
  if (type === undefined) throw new Error(`No comparison for ${column.scalar}`);
  return type;
}

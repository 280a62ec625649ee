import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  GraphQLFloat,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  valueFromASTUntyped,
  type ValueNode,
} from 'graphql';
import type { ScalarName } from '../catalog/column-type.ts';
import { describedLiteral, describedValue } from '../run/hasura-message.ts';

function refused(name: string, what: string, found: string, node?: ValueNode): never {
  throw new GraphQLError(
    `expected ${what} for type '${name}', but found ${found}`,
    node === undefined ? {} : { nodes: node },
  );
}

function textScalar(name: string, description: string): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    description,
    parseValue: (value) => (typeof value === 'string' ? value : refused(name, 'a string', describedValue(value))),
    parseLiteral: (node) =>
      node.kind === Kind.STRING ? node.value : refused(name, 'a string', describedLiteral(node.kind), node),
  });
}

// Literals stay text, so that a numeric beyond 2^53 reaches PostgreSQL digit by digit.
function numberScalar(name: string, pattern: RegExp, description: string): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    description,
    parseValue(value) {
      const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
      return pattern.test(text) ? text : refused(name, 'a number', describedValue(value));
    },
    parseLiteral(node) {
      const text = node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING ? node.value : '';
      return pattern.test(text) ? text : refused(name, 'a number', describedLiteral(node.kind), node);
    },
  });
}

const jsonScalar = (name: string, description: string): GraphQLScalarType =>
  new GraphQLScalarType({
    name,
    description,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  });

export const scalars: Readonly<Record<ScalarName, GraphQLScalarType>> = {
  uuid: textScalar('uuid', 'A UUID in its text form.'),
  timestamptz: textScalar('timestamptz', 'An instant, ISO 8601 with offset.'),
  timestamp: textScalar('timestamp', 'A civil date and time without zone.'),
  date: textScalar('date', 'A civil day, YYYY-MM-DD.'),
  numeric: numberScalar('numeric', /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/, 'An exact decimal number.'),
  bigint: numberScalar('bigint', /^[+-]?\d+$/, 'A 64-bit integer; money is in cents.'),
  json: jsonScalar('json', 'Any JSON value, as it was written; it cannot be compared.'),
  jsonb: jsonScalar('jsonb', 'Any JSON value.'),
  Int: GraphQLInt,
  Float: GraphQLFloat,
  String: GraphQLString,
  Boolean: GraphQLBoolean,
};

export const orderDirections = {
  asc: 'asc nulls last',
  asc_nulls_first: 'asc nulls first',
  asc_nulls_last: 'asc nulls last',
  desc: 'desc nulls first',
  desc_nulls_first: 'desc nulls first',
  desc_nulls_last: 'desc nulls last',
} as const;

export const orderBy = new GraphQLEnumType({
  name: 'order_by',
  values: Object.fromEntries(Object.keys(orderDirections).map((name) => [name, {}])),
});

import { GraphQLBoolean, GraphQLInputObjectType, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';
import type { GraphQLInputFieldConfig, GraphQLInputType } from 'graphql';
import { scalarNames, type ColumnType, type ScalarName } from '../catalog/column-type.ts';
import { regexOperators } from '../compile/pattern-form.ts';
import { scalars } from './scalars.ts';

type Fields = Record<string, GraphQLInputFieldConfig>;
type Comparison = (column: Pick<ColumnType, 'scalar' | 'list'>) => GraphQLInputObjectType;

const listOf = (type: GraphQLInputType): GraphQLList<GraphQLNonNull<GraphQLInputType>> =>
  new GraphQLList(new GraphQLNonNull(type));

const named = (names: readonly string[], type: GraphQLInputType): Fields =>
  Object.fromEntries(names.map((name) => [name, { type }]));

const order = ['_eq', '_neq', '_gt', '_gte', '_lt', '_lte'];
const patterns = ['_like', '_nlike', '_ilike', '_nilike'];
const regexes = [...regexOperators.keys()];

function operatorsOf(scalar: ScalarName, withRegex: boolean, typeOf: Comparison): Fields {
  // PostgreSQL compares no values of the type.
  if (scalar === 'json') return { _is_null: { type: GraphQLBoolean } };
  const type = scalars[scalar];
  const common: Fields = {
    ...named(order, type),
    ...named(['_in', '_nin'], listOf(type)),
    _is_null: { type: GraphQLBoolean },
  };
  if (scalar === 'String') return { ...common, ...named(withRegex ? [...patterns, ...regexes] : patterns, type) };
  if (scalar !== 'jsonb') return common;
  const cast = { String: { type: typeOf({ scalar: 'String', list: false }) } };
  return {
    ...common,
    ...named(['_contains', '_contained_in'], type),
    _has_key: { type: GraphQLString },
    ...named(['_has_keys_any', '_has_keys_all'], listOf(GraphQLString)),
    _cast: { type: new GraphQLInputObjectType({ name: 'jsonb_cast_exp', fields: cast }) },
  };
}

const listOperatorsOf = (scalar: ScalarName): Fields => ({
  ...(scalar === 'json' ? {} : named([...order, '_contains', '_contained_in'], listOf(scalars[scalar]))),
  _is_null: { type: GraphQLBoolean },
});

function comparisons(withRegex: boolean): Comparison {
  const typeOf: Comparison = ({ scalar, list }) => {
    const type = (list ? lists : singles).get(scalar);
    if (type === undefined) throw new Error(`No comparison for ${scalar}`);
    return type;
  };
  const types = (suffix: string, fields: (scalar: ScalarName) => Fields) =>
    new Map(
      scalarNames.map((scalar) => {
        const name = `${scalar}${suffix}`;
        return [scalar, new GraphQLInputObjectType({ name, fields: () => fields(scalar) })];
      }),
    );
  const singles = types('_comparison_exp', (scalar) => operatorsOf(scalar, withRegex, typeOf));
  const lists = types('_array_comparison_exp', listOperatorsOf);
  return typeOf;
}

const [plain, withRegexes] = [comparisons(false), comparisons(true)];

/** The operators that a column offers in `where`; regular expressions for those who may use them. */
export const comparisonType = (
  column: Pick<ColumnType, 'scalar' | 'list'>,
  withRegex: boolean,
): GraphQLInputObjectType => (withRegex ? withRegexes : plain)(column);

import {
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  specifiedDirectives,
  type GraphQLFieldConfig,
} from 'graphql';
import type { FunctionArgument } from './catalog.ts';
import { defaultLimits } from './limits.ts';
import type { RoleView, VisibleFunction, VisibleTable } from './schema/role-view.ts';
import { scalars } from './schema/scalars.ts';
import { required, tableTypes, type TableTypes } from './schema/table-types.ts';

type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>;

function tableFields(table: VisibleTable, types: TableTypes): Fields {
  const fields: Fields = {
    [table.name]: { type: required(new GraphQLList(required(types.object))), args: types.listArguments },
    [`${table.name}_aggregate`]: { type: required(types.aggregate), args: types.listArguments },
  };
  const keys = table.primaryKey.flatMap((name) => {
    const column = table.columns.get(name);
    return column === undefined ? [] : [[name, scalars[column.scalar]] as const];
  });
  if (keys.length === 0) return fields;
  // Hasura's clients send `id`, the specification's its own key: either one names the row.
  const args = Object.fromEntries(
    keys.map(([name, type]) => [name, { type: keys.length === 1 ? type : new GraphQLNonNull(type) }]),
  );
  const [only] = keys;
  if (keys.length === 1 && only !== undefined) args['id'] ??= { type: only[1] };
  Object.assign(fields, { [`${table.name}_by_pk`]: { type: types.object, args } });
  return fields;
}

function argumentType({ scalar, list, required: isRequired }: FunctionArgument) {
  const type = list ? new GraphQLList(scalars[scalar]) : scalars[scalar];
  return isRequired ? new GraphQLNonNull(type) : type;
}

function functionFields(tracked: VisibleFunction, types: TableTypes): Fields {
  const provided = tracked.arguments.map((argument) => [argument.name, { type: argumentType(argument) }] as const);
  const args = { ...types.listArguments };
  if (tracked.flat) Object.assign(args, Object.fromEntries(provided));
  else if (provided.length > 0) {
    const name = `${tracked.name}_args`;
    args['args'] = {
      type: new GraphQLNonNull(new GraphQLInputObjectType({ name, fields: Object.fromEntries(provided) })),
    };
  }
  return {
    [tracked.name]: { type: required(new GraphQLList(required(types.object))), args },
    [`${tracked.name}_aggregate`]: { type: required(types.aggregate), args },
  };
}

const description = `A list gives ${defaultLimits.limit} rows at most, also where it names no limit. Each list that names none and holds as many is told under extensions.limits_reached of the answer, by its path: there may be more.`;

/** The GraphQL schema of what a role may read; `mutation_root` comes with the operations. */
export function roleSchema(view: RoleView): GraphQLSchema {
  const known = new Map<string, TableTypes>();
  const typesOf = (name: string): TableTypes => {
    const types = known.get(name);
    if (types === undefined) throw new Error(`No visible table ${name}`);
    return types;
  };
  const fields: Fields = {};
  for (const table of [...view.tables.values(), ...view.rows.values()])
    known.set(table.name, tableTypes(table, view.regex, typesOf));
  for (const table of view.tables.values()) Object.assign(fields, tableFields(table, typesOf(table.name)));
  for (const tracked of view.functions.values()) Object.assign(fields, functionFields(tracked, typesOf(tracked.row)));
  if (Object.keys(fields).length === 0) fields['no_queries_available'] = { type: GraphQLString };
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'query_root', description, fields }),
    types: Object.values(scalars),
    directives: specifiedDirectives.filter(
      ({ name }) => name === 'include' || name === 'skip' || name === 'deprecated',
    ),
  });
}

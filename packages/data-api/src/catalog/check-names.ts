import { aggregateFunctions, predicateFunctions } from '../schema/aggregate-functions.ts';
import { scalarNames } from './column-type.ts';

type Roles = ReadonlySet<string>;
type Table = {
  readonly name: string;
  readonly columns: ReadonlyMap<string, { readonly name: string; readonly roles: Roles }>;
  readonly primaryKey: readonly string[];
  readonly relations: readonly { readonly name: string; readonly kind: 'object' | 'array' }[];
};
type Tracked = {
  readonly name: string;
  readonly roles: Roles;
  readonly flat: boolean;
  readonly arguments: readonly { readonly name: string }[];
  readonly result: { readonly table: string } | { readonly columns: ReadonlyMap<string, unknown> };
};

/** A name as GraphQL has it; those that begin with two underscores are its own. */
const name = /^(?!__)[_A-Za-z][_0-9A-Za-z]*$/;
/** What no value of an enum may be called. */
const literals: ReadonlySet<string> = new Set(['true', 'false', 'null']);

const ownTypes: readonly string[] = [
  'query_root',
  'mutation_root',
  'order_by',
  'jsonb_cast_exp',
  ...scalarNames.flatMap((scalar) => [scalar, `${scalar}_comparison_exp`, `${scalar}_array_comparison_exp`]),
];

/** The types that the schema makes of rows. */
const typesOf = (row: string): string[] => [
  row,
  ...['aggregate', 'aggregate_fields', 'bool_exp', 'order_by', 'select_column'].map((of) => `${row}_${of}`),
  ...['order_by', 'bool_exp', 'bool_exp_count'].map((of) => `${row}_aggregate_${of}`),
  ...aggregateFunctions.flatMap((each) => [`${row}_${each}_fields`, `${row}_${each}_order_by`]),
  ...predicateFunctions.map((each) => `${row}_aggregate_bool_exp_${each}`),
];

function twice(names: readonly string[], where: string): string[] {
  const seen = new Set<string>();
  const found = names.filter((each) => seen.has(each) || !seen.add(each));
  return [...new Set(found)].map((each) => `${each} would stand twice ${where}`);
}

const isShown = (roles: ReadonlySet<string>): boolean => roles.size > 0;

function fieldsOf({ columns, relations }: Table): string[] {
  const shown = [...columns.values()].filter((column) => isShown(column.roles)).map((column) => column.name);
  const totals = relations.filter(({ kind }) => kind === 'array').map((relation) => `${relation.name}_aggregate`);
  return [...shown, ...relations.map((relation) => relation.name), ...totals];
}

function unnamed(names: readonly string[], where: string): string[] {
  return names
    .filter((each) => !name.test(each) || literals.has(each))
    .map((each) => `${JSON.stringify(each)}${where} is no name that GraphQL can hold`);
}

/**
 * Throws where what some role may see has a name that GraphQL cannot hold, or names that come to the same in a schema:
 * each request would fail, and none would say why.
 */
export function checkNames({
  tables,
  functions,
}: {
  readonly tables: ReadonlyMap<string, Table>;
  readonly functions: ReadonlyMap<string, Tracked>;
}): void {
  const shown = [...tables.values()].filter(({ columns }) => [...columns.values()].some(({ roles }) => isShown(roles)));
  const tracked = [...functions.values()].filter(({ roles }) => isShown(roles));
  const rows = [
    ...shown.map((table) => table.name),
    ...tracked.flatMap((each) => ('columns' in each.result ? each.name : [])),
  ];
  const called = tracked.filter(({ flat, arguments: provided }) => !flat && provided.length > 0);
  const roots = [
    ...[...shown.map((table) => table.name), ...tracked.map((each) => each.name)].flatMap((each) => [
      each,
      `${each}_aggregate`,
    ]),
    ...shown.flatMap((table) => (table.primaryKey.length > 0 ? [`${table.name}_by_pk`] : [])),
  ];
  const problems = [
    ...unnamed([...rows, ...tracked.map((each) => each.name)], ''),
    ...shown.flatMap((table) => unnamed(fieldsOf(table), ` of ${table.name}`)),
    ...tracked.flatMap((each) => {
      const own = 'columns' in each.result ? [...each.result.columns.keys()] : [];
      return unnamed([...own, ...each.arguments.map((argument) => argument.name)], ` of ${each.name}`);
    }),
    ...twice([...ownTypes, ...rows.flatMap(typesOf), ...called.map((each) => `${each.name}_args`)], 'among the types'),
    ...twice(roots, 'in query_root'),
    ...shown.flatMap((table) => twice(fieldsOf(table), `in ${table.name}`)),
  ];
  if (problems.length > 0) throw new Error([...new Set(problems)].join('; '));
}

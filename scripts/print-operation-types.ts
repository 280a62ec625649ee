import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type TypeNode,
} from 'graphql';

const scalars: Record<string, string> = {
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  uuid: 'string',
  date: 'string',
  timestamptz: 'string',
  numeric: 'number',
  bigint: 'number',
  jsonb: 'unknown',
};

/** Row key types by table, for results that are rows: the data API answers the caller's selection of that row. */
export type TableKeys = ReadonlyMap<string, string>;

/** Numbers beyond a double's reach come in digit by digit. */
const inputScalars: Record<string, string> = { ...scalars, numeric: 'string', bigint: 'string' };

type Printer = {
  readonly scalars: Record<string, string>;
  readonly keys: TableKeys;
  readonly plain: ReadonlySet<string>;
};

function printNamed(name: string, { keys, plain, scalars: known }: Printer): string {
  const scalar = known[name];
  if (scalar) return scalar;
  const key = keys.get(name);
  if (key) return `{ readonly ${key}: string }`;
  if (plain.has(name)) return pascal(name);
  throw new Error(`"${name}" is neither a scalar, a declared type nor a table`);
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z0-9])/g, (_match, _gap, letter: string) => letter.toUpperCase());
}

function printType(type: TypeNode, printer: Printer): string {
  if (type.kind === Kind.NON_NULL_TYPE) return printType(type.type, printer).replace(/ \| null$/, '');
  if (type.kind === Kind.LIST_TYPE) return `readonly (${printType(type.type, printer)})[] | null`;
  return `${printNamed(type.name.value, printer)} | null`;
}

function printArgument(argument: InputValueDefinitionNode, printer: Printer): string {
  const provided = argument.type.kind === Kind.NON_NULL_TYPE || argument.defaultValue !== undefined;
  return `readonly ${argument.name.value}${provided ? '' : '?'}: ${printType(argument.type, { ...printer, scalars: inputScalars })};`;
}

function printObject(name: string, members: string[]): string {
  return `export type ${name} = {\n${members.map((member) => `  ${member}\n`).join('')}};\n`;
}

function printMaps(kind: string, fields: readonly FieldDefinitionNode[], printer: Printer): string {
  const inputs = fields.map((field) => {
    const members = (field.arguments ?? []).map((argument) => printArgument(argument, printer)).join(' ');
    return `${field.name.value}: { ${members} };`;
  });
  const results = fields.map((field) => `${field.name.value}: ${printType(field.type, printer)};`);
  return printObject(`${kind}Inputs`, inputs) + printObject(`${kind}Results`, results);
}

/** Prints what every declared operation takes and gives back, so that an unregistered one does not compile. */
export function printOperationTypes(document: DocumentNode, keys: TableKeys): string {
  const declared = document.definitions.filter(
    (node) => node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION,
  );
  const printer = { scalars, keys, plain: new Set(declared.map((node) => node.name.value)) };
  const roots = document.definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_EXTENSION);
  const fieldsOf = (root: string) =>
    roots.filter((node) => node.name.value === root).flatMap((node) => node.fields ?? []);
  const objects = declared.map((node) =>
    printObject(
      pascal(node.name.value),
      node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
        ? (node.fields ?? []).map((field) => printArgument(field, printer))
        : (node.fields ?? []).map((field) => `readonly ${field.name.value}: ${printType(field.type, printer)};`),
    ),
  );
  return [
    '// Printed from packages/server/src/*/*.graphql by scripts/generate.ts. Do not edit.\n',
    ...objects,
    printMaps('Mutation', fieldsOf('mutation_root'), printer),
    printMaps('Query', fieldsOf('query_root'), printer),
  ].join('\n');
}

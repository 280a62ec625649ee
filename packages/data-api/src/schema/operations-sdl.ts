import {
  extendSchema,
  Kind,
  OperationTypeNode,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';

const namedOf = (type: TypeNode): NamedTypeNode => (type.kind === Kind.NAMED_TYPE ? type : namedOf(type.type));

const isObject = (node: DefinitionNode): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION;

/** The plain types of the declaration as far as the schema can answer them: unknown result types are left out. */
function answerableTypes(definitions: readonly DefinitionNode[], schema: GraphQLSchema): Map<string, DefinitionNode> {
  const types = new Map<string, DefinitionNode>();
  for (const node of definitions) if ('name' in node && node.name !== undefined) types.set(node.name.value, node);
  for (let changed = true; changed;) {
    changed = false;
    for (const [name, node] of types) {
      if (!isObject(node)) continue;
      const fields = (node.fields ?? []).filter((field) => isKnown(field, types, schema));
      if (fields.length === (node.fields ?? []).length) continue;
      changed = true;
      if (fields.length === 0) types.delete(name);
      else types.set(name, { ...node, fields });
    }
  }
  return types;
}

function isKnown(field: FieldDefinitionNode, types: ReadonlyMap<string, unknown>, schema: GraphQLSchema): boolean {
  const { value } = namedOf(field.type).name;
  return types.has(value) || schema.getType(value) !== undefined;
}

function reachable(
  fields: readonly FieldDefinitionNode[],
  types: ReadonlyMap<string, DefinitionNode>,
): DefinitionNode[] {
  const found = new Map<string, DefinitionNode>();
  const reach = (type: TypeNode): void => {
    const name = namedOf(type).name.value;
    const node = types.get(name);
    if (node === undefined || found.has(name)) return;
    found.set(name, node);
    if (isObject(node)) for (const field of node.fields ?? []) reachField(field);
    if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) for (const field of node.fields ?? []) reach(field.type);
  };
  const reachField = (field: FieldDefinitionNode): void => {
    reach(field.type);
    for (const argument of field.arguments ?? []) reach(argument.type);
  };
  for (const field of fields) reachField(field);
  return [...found.values()];
}

function rootFields(document: DocumentNode, root: string): FieldDefinitionNode[] {
  return document.definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_DEFINITION) && node.name.value === root
      ? (node.fields ?? [])
      : [],
  );
}

const roots = new Set(['query_root', 'mutation_root']);

type Named = { readonly name: string; readonly kind: 'query' | 'mutation' };

/** Throws unless every declared root field has its operation and every operation its declaration. */
export function checkDeclared(sdl: string, operations: readonly Named[]): void {
  const document: DocumentNode = sdl.trim() === '' ? { kind: Kind.DOCUMENT, definitions: [] } : parse(sdl);
  const kinds = ['query', 'mutation'] as const;
  const declared = kinds.flatMap((kind) =>
    rootFields(document, `${kind}_root`).map(({ name }) => `${kind} ${name.value}`),
  );
  const provided = operations.map(({ kind, name }) => `${kind} ${name}`);
  const problems = [
    ...declared.filter((each) => !provided.includes(each)).map((each) => `${each} is declared and has no operation`),
    ...provided.filter((each) => !declared.includes(each)).map((each) => `${each} is not declared`),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
}

/**
 * Adds the operations a role may call to its schema, with the types they need and no others. An operation whose result
 * the role cannot see is left out.
 */
export function withOperations(schema: GraphQLSchema, sdl: string, allowed: (name: string) => boolean): GraphQLSchema {
  if (sdl.trim() === '') return schema;
  const document = parse(sdl, { noLocation: true });
  const plain = document.definitions.filter((node) => !('name' in node) || !roots.has(node.name?.value ?? ''));
  const types = answerableTypes(plain, schema);
  const keep = (root: string): FieldDefinitionNode[] =>
    rootFields(document, root).filter((field) => allowed(field.name.value) && isKnown(field, types, schema));
  const [queries, mutations] = [keep('query_root'), keep('mutation_root')];
  const name = (value: string) => ({ kind: Kind.NAME as const, value });
  const definitions: DefinitionNode[] = reachable([...queries, ...mutations], types);
  if (queries.length > 0) {
    definitions.push({ kind: Kind.OBJECT_TYPE_EXTENSION, name: name('query_root'), fields: queries });
  }
  if (mutations.length > 0) {
    const root = { kind: Kind.NAMED_TYPE as const, name: name('mutation_root') };
    definitions.push(
      { kind: Kind.OBJECT_TYPE_DEFINITION, name: root.name, fields: mutations },
      {
        kind: Kind.SCHEMA_EXTENSION,
        operationTypes: [{ kind: Kind.OPERATION_TYPE_DEFINITION, operation: OperationTypeNode.MUTATION, type: root }],
      },
    );
  }
  if (definitions.length === 0) return schema;
  return extendSchema(schema, { kind: Kind.DOCUMENT, definitions });
}

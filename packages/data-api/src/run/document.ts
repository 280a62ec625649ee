import {
  getOperationAST,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { checkSize, type Fragments, type Limits } from '../limits.ts';
import { documentPath } from './document-path.ts';
import { describedLiteral, hasuraMessage, missingField } from './hasura-message.ts';
import { invalid, type RequestError } from './request-error.ts';

export type CheckedDocument = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
};

function parsed(query: string, maxTokens: number): DocumentNode {
  try {
    // Without locations: each would keep every token of its document.
    return parse(query, { maxTokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) throw invalid(`not a valid graphql query: ${error.message}`, '$.query');
    throw error;
  }
}

export function asInvalid(error: GraphQLError, document: DocumentNode): RequestError {
  // Of a variable's declaration and its use the use is the place.
  const nodes = error.nodes ?? [];
  const node = nodes.length === 2 && nodes[1]?.kind === Kind.VARIABLE ? nodes[1] : nodes[0];
  const message = hasuraMessage(error.message, describedLiteral(node?.kind ?? ''));
  const path = documentPath(document, node);
  if (node?.kind === Kind.DIRECTIVE || message.includes('has no argument named')) return invalid(message, above(path));
  if (message.startsWith('missing selection set')) return invalid(message, `${path}.selectionSet`);
  const missing = missingField(message);
  if (missing === undefined) return invalid(message, path);
  return invalid(message, node?.kind === Kind.FIELD ? `${path}.args.${missing}` : `${path}.${missing}`);
}

/** Hasura names the field of an unknown argument, and the selection of a wrong directive. */
const above = (path: string): string => path.replace(/(\.args)?\.[^.]+$/, '');

/** The dialect lets a variable be declared that nothing uses; a value for it is refused with the variables. */
const dialectRules = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule);

function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  throw invalid(
    name === undefined
      ? 'exactly one operation has to be present in the document when operationName is not specified'
      : `no such operation found in the document: "${name}"`,
  );
}

/** Parses, measures and validates a request's document against a role's schema; throws a RequestError. */
export function checkedDocument(
  schema: GraphQLSchema,
  request: { query: string; operationName: string | undefined; allowIntrospection: boolean },
  limits: Limits,
): CheckedDocument {
  const document = parsed(request.query, limits.tokens);
  const operation = operationOf(document, request.operationName);
  // Without the root type the validation rules have nothing to compare with and pass everything.
  const kinds = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? [node.operation] : [],
  );
  const unknown = kinds.find((kind) => !schema.getRootType(kind));
  if (unknown !== undefined) throw invalid(`no ${unknown}s exist`);
  const definitions = document.definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  const fragments = new Map(definitions.map((node) => [node.name.value, node]));
  // Before validation, some rules of which take time that grows with the square of the fields.
  checkSize(document, fragments, limits);
  const { allowIntrospection } = request;
  const rules = allowIntrospection ? dialectRules : [...dialectRules, NoSchemaIntrospectionCustomRule];
  const [error] = validate(schema, document, rules, { maxErrors: 1, hideSuggestions: !allowIntrospection });
  if (error !== undefined) throw asInvalid(error, document);
  return { document, operation, fragments };
}

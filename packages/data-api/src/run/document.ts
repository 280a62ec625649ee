import {
  getOperationAST,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { checkOperation, type Fragments, type Limits } from '../limits.ts';
import { documentPath } from './document-path.ts';
import { invalid, RequestError } from './request-error.ts';

export type CheckedDocument = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
};

function parsed(query: string, maxTokens: number): DocumentNode {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) throw new RequestError('parse-failed', error.message, '$.query');
    throw error;
  }
}

const fieldMissing = /^Cannot query field "([^"]*)" on type "([^"]*)"\./;

function asInvalid(error: GraphQLError, document: DocumentNode): RequestError {
  const match = fieldMissing.exec(error.message);
  const rest = match === null ? '' : error.message.slice(match[0].length);
  const message = match === null ? error.message : `field '${match[1]}' not found in type: '${match[2]}'${rest}`;
  return invalid(message, documentPath(document, error.nodes?.[0]));
}

function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  throw invalid(
    name === undefined ? 'exactly one operation is expected' : `no such operation: '${name}'`,
    '$.operationName',
  );
}

/** Parses, validates and measures a request's document against a role's schema; throws a RequestError. */
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
  const { allowIntrospection } = request;
  const rules = allowIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const [error] = validate(schema, document, rules, { maxErrors: 1, hideSuggestions: !allowIntrospection });
  if (error !== undefined) throw asInvalid(error, document);
  const definitions = document.definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  const fragments = new Map(definitions.map((node) => [node.name.value, node]));
  checkOperation(operation, fragments, limits);
  return { document, operation, fragments };
}

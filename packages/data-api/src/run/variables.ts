import {
  coerceInputValue,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { partOf, type Part } from '../compile/slots.ts';
import type { Variables } from '../compile/statement.ts';
import { variablePath } from './document-path.ts';
import { describedValue, hasuraMessage, missingField } from './hasura-message.ts';
import { invalid } from './request-error.ts';

/** A declared variable, prepared once for all requests of a document. */
export type DeclaredVariable = {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly part: Part;
  readonly fallback: { readonly value: unknown } | undefined;
};

export function declaredVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): DeclaredVariable[] {
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) return [];
    const fallback = defaultValue === undefined ? undefined : { value: valueFromAST(defaultValue, type) };
    return [{ name: variable.name.value, type, part: partOf(type), fallback }];
  });
}

const unknownField = /^Field "([^"]*)" is not defined by/;

function refusal(place: string, steps: readonly (string | number)[], value: unknown, error: string): Error {
  const message = hasuraMessage(error, describedValue(value));
  const named = unknownField.exec(error)?.[1] ?? missingField(message);
  const inner = named === undefined ? steps : [...steps, named];
  return invalid(
    message,
    `${place}${inner.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`,
  );
}

/** The variables of a request by their declared types; what does not fit is refused where the variable is used. */
export function coercedVariables(
  declared: readonly DeclaredVariable[],
  given: Readonly<Record<string, unknown>>,
  { document, hideSuggestions }: { document: DocumentNode; hideSuggestions: boolean },
): Variables {
  const coerced: Record<string, unknown> = {};
  for (const { name, type, fallback } of declared) {
    if (!Object.hasOwn(given, name)) {
      if (fallback !== undefined) coerced[name] = fallback.value;
      else if (isNonNullType(type)) throw invalid(`expecting a value for non-nullable variable: "${name}"`);
      continue;
    }
    coerced[name] = coerceInputValue(
      given[name],
      type,
      (steps, value, error) => {
        throw refusal(variablePath(document, name), steps, value, error.message);
      },
      hideSuggestions,
    );
  }
  return coerced;
}

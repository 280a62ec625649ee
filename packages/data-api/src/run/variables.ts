import {
  coerceInputValue,
  getNamedType,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  visit,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableNode,
} from 'graphql';
import { partOf, type Part } from '../compile/slots.ts';
import type { Variables } from '../compile/statement.ts';
import type { Fragments, Limits } from '../limits.ts';
import { ownValue } from '../own-value.ts';
import { variablePath } from './document-path.ts';
import { describedValue, hasuraMessage, missingField } from './hasura-message.ts';
import { invalid } from './request-error.ts';

/** A declared variable, prepared once for all requests of a document. */
export type DeclaredVariable = {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly part: Part;
  readonly isWhere: boolean;
  /** Whether the operation reads it, itself or in a fragment. */
  readonly isUsed: boolean;
  readonly fallback: { readonly value: unknown } | undefined;
};

/** The variables that stand anywhere in an operation or the fragments of its document. */
function usedVariables(operation: OperationDefinitionNode, fragments: Fragments): ReadonlySet<string> {
  const used = new Set<string>();
  const note = { Variable: ({ name }: VariableNode): void => void used.add(name.value) };
  visit({ ...operation, variableDefinitions: [] }, note);
  for (const fragment of fragments.values()) visit(fragment, note);
  return used;
}

export function declaredVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
): DeclaredVariable[] {
  if ((operation.variableDefinitions ?? []).length === 0) return [];
  const used = usedVariables(operation, fragments);
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) return [];
    const fallback = defaultValue === undefined ? undefined : { value: valueFromAST(defaultValue, type) };
    const isWhere = getNamedType(type).name.endsWith('_bool_exp');
    const name = variable.name.value;
    return [{ name, type, part: partOf(type), isWhere, isUsed: used.has(name), fallback }];
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

/** Refuses a `where` of far too many objects before each is coerced, which costs more than to count them. */
function checkWhere(value: unknown, conditions: number, place: () => string): void {
  let rest = conditions * 4;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    rest -= Array.isArray(next) ? 0 : 1;
    if (rest < 0) throw invalid('where has too many conditions', place());
    for (const each of Object.values(next)) if (typeof each === 'object') waiting.push(each);
  }
}

/** The variables of a request by their declared types; what does not fit is refused where the variable is used. */
export function coercedVariables(
  declared: readonly DeclaredVariable[],
  provided: Readonly<Record<string, unknown>>,
  {
    document,
    hideSuggestions,
    limits,
  }: { document: DocumentNode; hideSuggestions: boolean; limits: Pick<Limits, 'conditions'> },
): Variables {
  const known = new Set(declared.flatMap(({ name, isUsed }) => (isUsed ? [name] : [])));
  const unknown = Object.keys(provided).filter((name) => !known.has(name));
  if (unknown.length > 0) throw invalid(`unexpected variables in variableValues: ${unknown.slice(0, 5).join(', ')}`);
  // Without a prototype, whose members variables may be named like.
  const coerced: Record<string, unknown> = Object.create(null);
  for (const { name, type, isWhere, fallback } of declared) {
    if (!Object.hasOwn(provided, name)) {
      if (fallback !== undefined) coerced[name] = fallback.value;
      else if (isNonNullType(type)) throw invalid(`expecting a value for non-nullable variable: "${name}"`);
      continue;
    }
    const place = (): string => variablePath(document, name);
    if (isWhere) checkWhere(ownValue(provided, name), limits.conditions, place);
    coerced[name] = coerceInputValue(
      ownValue(provided, name),
      type,
      (steps, value, error) => {
        throw refusal(place(), steps, value, error.message);
      },
      hideSuggestions,
    );
  }
  return coerced;
}

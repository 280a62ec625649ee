import { executeSync, Kind, type DocumentNode, type FieldNode, type GraphQLSchema } from 'graphql';
import type { Variables } from '../compile/statement.ts';
import type { Limits } from '../limits.ts';
import { ownValue } from '../own-value.ts';
import type { CheckedDocument } from './document.ts';
import { invalid } from './request-error.ts';

/** One `__schema` or `__type` field as JSON text. */
export function introspectionText(
  { schema, document, operation }: CheckedDocument & { readonly schema: GraphQLSchema },
  [key, nodes]: readonly [string, readonly FieldNode[]],
  variables: Variables,
  limits: Pick<Limits, 'answerBytes'>,
): string {
  const definitions = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const only = { ...operation, selectionSet: { kind: Kind.SELECTION_SET as const, selections: nodes } };
  const part: DocumentNode = { kind: Kind.DOCUMENT, definitions: [only, ...definitions] };
  const { data, errors } = executeSync({ schema, document: part, variableValues: variables });
  if (errors?.[0] !== undefined) throw invalid(errors[0].message, `$.selectionSet.${key}`);
  const text = JSON.stringify(ownValue(data, key) ?? null);
  if (text.length > limits.answerBytes) throw invalid('The answer is too large: ask for fewer fields');
  return text;
}

import { getArgumentValues, isObjectType, type FieldNode } from 'graphql';
import { ownValue } from '../own-value.ts';
import type { Statement } from './statement.ts';

/** Where in the answer and in the request the compiler stands. */
export type Position = { readonly path: readonly string[]; readonly at: string };

/** One level deeper in the answer and in the request. */
export const positionBeneath = (position: Position, key: string): Position => ({
  path: [...position.path, key],
  at: `${position.at}.selectionSet.${key}`,
});

/** The arguments of a field, variables that were not given counting as null. */
export function argumentsOf(statement: Statement, type: string, nodes: readonly FieldNode[]): Record<string, unknown> {
  const [node] = nodes;
  const parent = statement.schema.getType(type);
  const field = node !== undefined && isObjectType(parent) ? ownValue(parent.getFields(), node.name.value) : undefined;
  if (node === undefined || field === undefined) return {};
  return field.args.length === 0 ? {} : getArgumentValues(field, node, statement.variables);
}

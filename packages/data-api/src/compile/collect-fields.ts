import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from '../limits.ts';
import type { Variables } from './statement.ts';

type Collected = ReadonlyMap<string, readonly FieldNode[]>;

function isIncluded(node: SelectionNode, variables: Variables): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;
}

/**
 * The fields of merged selections by response key, in the order first met. Every type is an object type, so a fragment
 * that passed validation always applies.
 */
export function collectFields(
  sets: readonly SelectionSetNode[],
  { fragments, variables }: { fragments: Fragments; variables: Variables },
): Collected {
  const fields = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  const walk = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (!isIncluded(node, variables)) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        const same = fields.get(key);
        if (same === undefined) fields.set(key, [node]);
        else same.push(node);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        walk(node.selectionSet);
      } else if (!visited.has(node.name.value)) {
        visited.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment !== undefined) walk(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) walk(set);
  return fields;
}

/** The selections beneath all nodes of one response key. */
export const beneath = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));

import { Kind, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { invalid } from './run/request-error.ts';

export type Limits = {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly tokens: number;
  /** Fields after fragments are spread, repeated ones counted each time. */
  readonly fields: number;
  readonly limit: number;
  readonly offset: number;
  readonly listLength: number;
  readonly conditions: number;
  readonly whereDepth: number;
  readonly orderTerms: number;
  readonly pathLength: number;
  readonly variableDepth: number;
};

export const defaultLimits: Limits = {
  depth: 12,
  aliases: 50,
  directives: 50,
  tokens: 5_000,
  fields: 2_000,
  limit: 500,
  offset: 100_000,
  listLength: 1_000,
  conditions: 500,
  whereDepth: 24,
  orderTerms: 32,
  pathLength: 256,
  variableDepth: 64,
};

type Size = { depth: number; aliases: number; directives: number; fields: number };
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

// A fragment is measured once and multiplied, so that a bomb of spreads costs no more than its text.
function measure(set: SelectionSetNode, fragments: Fragments, known: Map<string, Size>): Size {
  const size: Size = { depth: 0, aliases: 0, directives: 0, fields: 0 };
  const add = (part: Size, depth: number): void => {
    size.depth = Math.max(size.depth, part.depth + depth);
    size.aliases += part.aliases;
    size.directives += part.directives;
    size.fields += part.fields;
  };
  for (const selection of set.selections) {
    size.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FIELD) {
      size.fields += 1;
      if (selection.alias !== undefined) size.aliases += 1;
      if (selection.name.value === '__schema' || selection.name.value === '__type') continue;
      const inner = selection.selectionSet;
      add(
        inner === undefined ? { depth: 0, aliases: 0, directives: 0, fields: 0 } : measure(inner, fragments, known),
        1,
      );
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(measure(selection.selectionSet, fragments, known), 0);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (fragment === undefined) continue;
      const part = known.get(name) ?? measure(fragment.selectionSet, fragments, known);
      known.set(name, part);
      add(part, 0);
    }
  }
  return size;
}

/** Refuses a validated operation (no fragment cycles) that is too deep, too wide or too often aliased. */
export function checkOperation(operation: OperationDefinitionNode, fragments: Fragments, limits: Limits): void {
  const size = measure(operation.selectionSet, fragments, new Map());
  const names = ['depth', 'aliases', 'directives', 'fields'] as const;
  for (const name of names) {
    if (size[name] > limits[name])
      throw invalid(`The query exceeds the limit of ${limits[name]} for ${name}`, '$.query');
  }
}

/** Refuses variables nested so deeply that reading them would exhaust the stack. */
export function checkVariables(variables: unknown, limits: Limits): void {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.variableDepth) throw invalid('The variables are nested too deeply', '$.variables');
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}

/** A `limit` or `offset` as a checked integer that may stand in SQL text. */
export function checkedCount(value: unknown, name: string, most: number, at: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid(`expecting an integer for ${name}`, at);
  if (value < 0) throw invalid('unexpected negative value', at);
  if (value > most) throw invalid(`${name} may be at most ${most}`, at);
  return value;
}

import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { invalid } from './run/request-error.ts';

export type Limits = {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly tokens: number;
  /** Fields after fragments are spread, repeated ones counted each time. */
  readonly fields: number;
  /** Rows that a document may touch: each list counts its limit for every row above it. */
  readonly rows: number;
  /** What an aggregate without a limit counts for. */
  readonly aggregateRows: number;
  readonly limit: number;
  readonly offset: number;
  readonly listLength: number;
  readonly conditions: number;
  readonly whereDepth: number;
  readonly orderTerms: number;
  /** Relations that the `where` and `order_by` of one list or total follow: planning grows with their square. */
  readonly relationsOfList: number;
  /** The same of all lists of a document together. */
  readonly relationsOfDocument: number;
  /** `__schema` and `__type` fields. */
  readonly introspections: number;
  readonly pathLength: number;
  readonly variableDepth: number;
  /** Characters of a pattern or regular expression. */
  readonly patternLength: number;
  /** Characters that a regular expression stands for when its counted repetitions are written out. */
  readonly patternSize: number;
  /** Regular expressions of a document: PostgreSQL keeps 32 compiled, and compiles more of them for each row. */
  readonly regexes: number;
  /** How long a query with a regular expression may run, where the general timeout is longer. */
  readonly regexTimeoutMs: number;
  /** Queries with a regular expression that run at once, one of a caller; the others wait for their turn. */
  readonly regexesAtOnce: number;
  /** How long they wait for it. */
  readonly regexWaitMs: number;
  /** Bytes of an answer's JSON text. */
  readonly answerBytes: number;
};

export const defaultLimits: Limits = {
  depth: 12,
  aliases: 50,
  directives: 50,
  tokens: 5_000,
  fields: 2_000,
  // Three lists beneath the rows of another pass without a limit on any; a list within those does not, unless few rows stand above it.
  rows: 1_000_000,
  aggregateRows: 1_000,
  limit: 500,
  offset: 100_000,
  listLength: 1_000,
  conditions: 500,
  whereDepth: 24,
  orderTerms: 32,
  relationsOfList: 12,
  relationsOfDocument: 96,
  introspections: 4,
  pathLength: 256,
  variableDepth: 64,
  patternLength: 128,
  patternSize: 255,
  regexes: 16,
  regexTimeoutMs: 1_000,
  regexesAtOnce: 2,
  regexWaitMs: 2_000,
  answerBytes: 16 * 1_024 * 1_024,
};

type Size = { depth: number; aliases: number; directives: number; fields: number; introspections: number };
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const nothing: Size = { depth: 0, aliases: 0, directives: 0, fields: 0, introspections: 0 };
const isSchemaField = (name: string): boolean => name === '__schema' || name === '__type';

type Measured = { readonly fragments: Fragments; readonly known: Map<string, Size> };

// A fragment is measured once and multiplied, so that a bomb of spreads costs no more than its text.
function fragmentSize(name: string, measured: Measured): Size {
  const known = measured.known.get(name);
  const fragment = measured.fragments.get(name);
  if (known !== undefined || fragment === undefined) return known ?? nothing;
  // Stands for a spread of the fragment within itself, which validation refuses.
  measured.known.set(name, nothing);
  const size = measure(fragment.selectionSet, measured);
  measured.known.set(name, size);
  return size;
}

function selectionSize(selection: SelectionNode, measured: Measured): Size {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentSize(selection.name.value, measured);
  const inner = selection.selectionSet === undefined ? nothing : measure(selection.selectionSet, measured);
  if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
  const isSchema = isSchemaField(selection.name.value);
  return {
    // A rule of its own bounds the depth of introspection, which stock clients take further than data goes.
    depth: isSchema ? 1 : inner.depth + 1,
    aliases: inner.aliases + (selection.alias === undefined ? 0 : 1),
    directives: inner.directives,
    fields: inner.fields + 1,
    introspections: inner.introspections + (isSchema ? 1 : 0),
  };
}

function measure(set: SelectionSetNode, measured: Measured): Size {
  const size = { ...nothing };
  for (const selection of set.selections) {
    const part = selectionSize(selection, measured);
    size.depth = Math.max(size.depth, part.depth);
    size.aliases += part.aliases;
    size.directives += part.directives + (selection.directives?.length ?? 0);
    size.fields += part.fields;
    size.introspections += part.introspections;
  }
  return size;
}

/** Refuses a document with an operation or a fragment that is too deep, too wide or too often aliased. */
export function checkSize(document: DocumentNode, fragments: Fragments, limits: Limits): void {
  const measured: Measured = { fragments, known: new Map() };
  const check = (size: Size, names: readonly (keyof Size)[]): void => {
    for (const name of names) {
      if (size[name] > limits[name])
        throw invalid(`The query exceeds the limit of ${limits[name]} for ${name}`, '$.query');
    }
  };
  for (const node of document.definitions) {
    // A fragment may belong to introspection, which goes deeper: its depth counts where it is spread.
    if (node.kind === Kind.FRAGMENT_DEFINITION) {
      check(fragmentSize(node.name.value, measured), ['aliases', 'directives', 'fields']);
    } else if (node.kind === Kind.OPERATION_DEFINITION) {
      check(measure(node.selectionSet, measured), ['depth', 'aliases', 'directives', 'fields', 'introspections']);
    }
  }
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Refuses variables nested so deeply that reading them would exhaust the stack. */
export function checkVariables(variables: Readonly<Record<string, unknown>>, limits: Limits): void {
  let level: object[] = Object.values(variables).filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limits.variableDepth) throw invalid('The variables are nested too deeply', '$.variables');
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
}

/** A `limit` or an `offset` as a checked integer that may stand in SQL text. */
export function checkedCount(value: unknown, name: string, most: number, at: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid(`expecting an integer for ${name}`, at);
  if (value < 0) throw invalid(`expected a non-negative 32-bit integer for type 'Int', but found an integer`, at);
  if (value > most) throw invalid(`${name} may be at most ${most}`, at);
  return value;
}

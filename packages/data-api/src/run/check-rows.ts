import {
  getNamedType,
  GraphQLInt,
  isListType,
  isNonNullType,
  isObjectType,
  valueFromAST,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { beneath, collectFields } from '../compile/collect-fields.ts';
import type { Variables } from '../compile/statement.ts';
import type { Fragments, Limits } from '../limits.ts';
import { ownValue } from '../own-value.ts';
import type { RoleView } from '../schema/role-view.ts';
import { reachableRows } from './reachable-rows.ts';
import { invalid } from './request-error.ts';

type Fields = Iterable<readonly [key: string, nodes: readonly FieldNode[]]>;
type Requested = {
  readonly fragments: Fragments;
  readonly variables: Variables;
  readonly limits: Limits;
  readonly view: Pick<RoleView, 'tables' | 'functions'>;
};
type Walk = Requested & { touched: number };

/** The `limit` of a field, within what the compiler allows; undefined when none is given. */
function limitOf(node: FieldNode, { variables, limits }: Requested): number | undefined {
  const value = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  const limit: unknown = value === undefined ? undefined : valueFromAST(value, GraphQLInt, variables);
  return typeof limit === 'number' ? Math.min(Math.max(limit, 0), limits.limit) : undefined;
}

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);
const isLimited = ({ args }: GraphQLField<unknown, unknown>): boolean => args.some(({ name }) => name === 'limit');

/** What the rows of a field can be at most by its `where` and the row above it; a function may give a row twice. */
function reachOf(
  walk: Walk,
  owner: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  rowType: string,
): number {
  const { view, variables } = walk;
  const name = node.name.value;
  const table = view.tables.get(rowType);
  const above = view.tables.get(owner.name);
  const isFunction = above === undefined && view.functions.has(name.replace(/_aggregate$/, ''));
  if (table === undefined || isFunction) return Number.POSITIVE_INFINITY;
  const argument = field.args.find((each) => each.name === 'where');
  const provided = node.arguments?.find((each) => each.name.value === 'where')?.value;
  const where: unknown =
    argument === undefined || provided === undefined ? undefined : valueFromAST(provided, argument.type, variables);
  const relation = above?.relations.get(name) ?? above?.relations.get(name.replace(/_aggregate$/, ''));
  return reachableRows(table, relation, where);
}

function touch(walk: Walk, rows: number, at: string): void {
  walk.touched += rows;
  const { rows: most } = walk.limits;
  if (walk.touched > most)
    throw invalid(`The query may touch more than ${most} rows: give its nested lists and aggregates a limit`, at);
}

/** An aggregate reads what it counts; its `nodes` are of the same rows, and count alone where they are more. */
function walkAggregate(
  walk: Walk,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  { above, most, at }: { readonly above: number; readonly most: number; readonly at: string },
) {
  const [node] = nodes;
  const limit = node === undefined ? undefined : limitOf(node, walk);
  let touched = 0;
  for (const [key, own] of collectFields(beneath(nodes), walk)) {
    const field = ownValue(type.getFields(), own[0]?.name.value ?? '');
    const inner = field === undefined ? undefined : getNamedType(field.type);
    if (field === undefined || !isObjectType(inner)) continue;
    const place = `${at}.selectionSet.${key}`;
    const rows = above * Math.min(limit ?? (isList(field) ? walk.limits.limit : walk.limits.aggregateRows), most);
    touch(walk, Math.max(rows - touched, 0), place);
    touched = Math.max(rows, touched);
    if (isList(field)) walkFields(walk, inner, collectFields(beneath(own), walk), rows, place);
  }
}

function walkFields(walk: Walk, type: GraphQLObjectType, fields: Fields, above: number, at: string): void {
  const known = type.getFields();
  for (const [key, nodes] of fields) {
    const [node] = nodes;
    const field = ownValue(known, node?.name.value ?? '');
    const inner = field === undefined ? undefined : getNamedType(field.type);
    if (node === undefined || field === undefined || !isObjectType(inner)) continue;
    const place = `${at}.selectionSet.${key}`;
    if (isLimited(field) && !isList(field)) {
      const rowType = getNamedType(inner.getFields()['nodes']?.type)?.name ?? '';
      const most = reachOf(walk, type, field, node, rowType);
      walkAggregate(walk, inner, nodes, { above, most, at: place });
      continue;
    }
    // An object counts as the row that it is, and a list that takes no limit, an operation's own, as one too.
    const most = isLimited(field) ? (limitOf(node, walk) ?? walk.limits.limit) : 1;
    const rows = above * (most > 1 ? Math.min(most, reachOf(walk, type, field, node, inner.name)) : most);
    touch(walk, rows, place);
    walkFields(walk, inner, collectFields(beneath(nodes), walk), rows, place);
  }
}

/**
 * Refuses root fields that may touch too many rows: those of a list are its limit for each row above it, and all of a
 * document's fields count together.
 */
export function checkRows(root: GraphQLObjectType, fields: Fields, request: Requested): void {
  walkFields({ ...request, touched: 0 }, root, fields, 1, '$');
}

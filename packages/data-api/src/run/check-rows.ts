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
import { invalid } from './request-error.ts';

type Fields = Iterable<readonly [key: string, nodes: readonly FieldNode[]]>;
type Asked = { readonly fragments: Fragments; readonly variables: Variables; readonly limits: Limits };
type Walk = Asked & { touched: number };

/** The `limit` of a field, within what the compiler allows; undefined when none is given. */
function limitOf(node: FieldNode, { variables, limits }: Asked): number | undefined {
  const value = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  const limit: unknown = value === undefined ? undefined : valueFromAST(value, GraphQLInt, variables);
  return typeof limit === 'number' ? Math.min(Math.max(limit, 0), limits.limit) : undefined;
}

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);
const isLimited = ({ args }: GraphQLField<unknown, unknown>): boolean => args.some(({ name }) => name === 'limit');

function touch(walk: Walk, rows: number, at: string): void {
  walk.touched += rows;
  const { rows: most } = walk.limits;
  if (walk.touched > most)
    throw invalid(`The query may touch more than ${most} rows: give its nested lists and aggregates a limit`, at);
}

/** An aggregate reads what it counts, and its `nodes` as a list. */
function walkAggregate(walk: Walk, type: GraphQLObjectType, nodes: readonly FieldNode[], above: number, at: string) {
  const [node] = nodes;
  const limit = node === undefined ? undefined : limitOf(node, walk);
  for (const [key, own] of collectFields(beneath(nodes), walk)) {
    const field = ownValue(type.getFields(), own[0]?.name.value ?? '');
    const inner = field === undefined ? undefined : getNamedType(field.type);
    if (field === undefined || !isObjectType(inner)) continue;
    const place = `${at}.selectionSet.${key}`;
    const rows = above * (limit ?? (isList(field) ? walk.limits.limit : walk.limits.aggregateRows));
    touch(walk, rows, place);
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
      walkAggregate(walk, inner, nodes, above, place);
      continue;
    }
    // An object counts as the row that it is, and a list that takes no limit, an operation's own, as one too.
    const rows = above * (isLimited(field) ? (limitOf(node, walk) ?? walk.limits.limit) : 1);
    touch(walk, rows, place);
    walkFields(walk, inner, collectFields(beneath(nodes), walk), rows, place);
  }
}

/**
 * Refuses root fields that may touch too many rows: those of a list are its limit for each row above it, and all of a
 * document's fields count together.
 */
export function checkRows(root: GraphQLObjectType, fields: Fields, asked: Asked): void {
  walkFields({ ...asked, touched: 0 }, root, fields, 1, '$');
}

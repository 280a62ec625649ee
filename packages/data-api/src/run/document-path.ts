import { BREAK, Kind, visit, type ASTNode, type DocumentNode } from 'graphql';
import { ownValue } from '../own-value.ts';

type Keys = readonly (string | number)[];

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'kind' in value;

const child = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? ownValue(value as Record<string | number, unknown>, key) : undefined;

function stepOf(node: ASTNode): string {
  if (node.kind === Kind.FIELD) return `.selectionSet.${node.alias?.value ?? node.name.value}`;
  if (node.kind === Kind.ARGUMENT) return `.args.${node.name.value}`;
  if (node.kind === Kind.OBJECT_FIELD) return `.${node.name.value}`;
  return '';
}

function keysOf(document: DocumentNode, isMeant: (node: ASTNode) => boolean): Keys | undefined {
  let found: Keys | undefined;
  visit(document, {
    enter(node, _key, _parent, path) {
      if (!isMeant(node)) return undefined;
      found = [...path];
      return BREAK;
    },
  });
  return found;
}

function pathOf(document: DocumentNode, keys: Keys, seen: ReadonlySet<string>): string {
  let path = '$';
  let value: unknown = document;
  for (const [index, key] of keys.entries()) {
    value = child(value, key);
    if (keys[index - 1] === 'values') path += `[${key}]`;
    if (!isNode(value)) continue;
    if (value.kind === Kind.FRAGMENT_DEFINITION) path = spreadPath(document, value.name.value, seen);
    path += stepOf(value);
  }
  return path;
}

/** A fragment stands where it is first spread. */
function spreadPath(document: DocumentNode, name: string, seen: ReadonlySet<string>): string {
  if (seen.has(name)) return '$';
  const keys = keysOf(document, (node) => node.kind === Kind.FRAGMENT_SPREAD && node.name.value === name);
  return keys === undefined ? '$' : pathOf(document, keys, new Set([...seen, name]));
}

/** Where a node stands, as Hasura writes it: `$.selectionSet.quotes.args.where.status`. */
export function documentPath(document: DocumentNode, target: ASTNode | undefined): string {
  const keys = target === undefined ? undefined : keysOf(document, (node) => node === target);
  return keys === undefined ? '$' : pathOf(document, keys, new Set());
}

/** Where a variable is first used. */
export function variablePath(document: DocumentNode, name: string): string {
  const isUse = keysOf(
    {
      ...document,
      definitions: document.definitions.map((node) =>
        node.kind === Kind.OPERATION_DEFINITION ? { ...node, variableDefinitions: [] } : node,
      ),
    },
    (node) => node.kind === Kind.VARIABLE && node.name.value === name,
  );
  return isUse === undefined ? '$' : pathOf(document, isUse, new Set());
}

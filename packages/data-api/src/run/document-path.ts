import { BREAK, Kind, visit, type ASTNode, type DocumentNode } from 'graphql';

function stepOf(node: ASTNode): string {
  if (node.kind === Kind.FIELD) return `.selectionSet.${node.alias?.value ?? node.name.value}`;
  if (node.kind === Kind.ARGUMENT) return `.args.${node.name.value}`;
  if (node.kind === Kind.OBJECT_FIELD) return `.${node.name.value}`;
  if (node.kind === Kind.FRAGMENT_DEFINITION) return `.fragments.${node.name.value}`;
  return '';
}

const isNode = (value: ASTNode | readonly ASTNode[]): value is ASTNode => 'kind' in value;

/** Where a node stands, as Hasura writes it: `$.selectionSet.quotes.args.where.status`. */
export function documentPath(document: DocumentNode, target: ASTNode | undefined): string {
  let path = '$';
  if (target === undefined) return path;
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      if (node !== target) return undefined;
      path = `$${[...ancestors.filter(isNode), node].map(stepOf).join('')}`;
      return BREAK;
    },
  });
  return path;
}

import { relative } from 'node:path';
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';
import { SyntaxKind, type Expression, type Node, type SourceFile } from 'typescript/unstable/ast';
import { isBinaryExpression, isElementAccessExpression } from 'typescript/unstable/ast/is';

/** Where an open text is the key of a plain object. */
export type OpenLookup = { readonly file: string; readonly line: number; readonly text: string };

type Place = { readonly node: Node; readonly key: Expression; readonly object: Expression };

/** Any text may be such a key: a type that names its texts one by one, or that names keys of an object, is not open. */
function isOpen(type: Type | undefined): boolean {
  if (type === undefined) return false;
  if (type.isUnionType()) return type.getTypes().some(isOpen);
  if (type.isIntersectionType()) {
    const parts = type.getTypes();
    return parts.some(isOpen) && parts.every(({ flags }) => (flags & TypeFlags.Index) === 0);
  }
  return (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping)) !== 0;
}

function placesIn(node: Node, found: Place[]): Place[] {
  if (isElementAccessExpression(node)) {
    found.push({ node, key: node.argumentExpression, object: node.expression });
  } else if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
    found.push({ node, key: node.left, object: node.right });
  }
  node.forEachChild((child) => void placesIn(child, found));
  return found;
}

/** Declared in the same file as an object that inherits nothing. */
function inheritsNothing(source: SourceFile, object: Expression): boolean {
  const name = source.text.slice(object.pos, object.end).trim();
  return /^\w+$/.test(name) && new RegExp(`const ${name}\\b[^=]*= Object\\.create\\(null\\)`).test(source.text);
}

function lookupsIn(checker: Checker, source: SourceFile, root: string): OpenLookup[] {
  const places = placesIn(source, []);
  if (places.length === 0) return [];
  const types = checker.getTypeAtLocation(places.map(({ key }) => key));
  return places.flatMap(({ node, object }, index) => {
    if (!isOpen(types[index]) || inheritsNothing(source, object)) return [];
    const text = source.text.slice(node.pos, node.end).trim();
    const line = source.text.slice(0, node.end - text.length).split('\n').length;
    return [{ file: relative(root, source.fileName), line, text: text.replaceAll(/\s+/g, ' ') }];
  });
}

/**
 * Every place in the sources of these TypeScript projects where a text that may be anything is looked up in an object,
 * which answers `constructor` and its like with what it inherits.
 */
export function openLookups(
  root: string,
  projects: readonly string[],
  isMeant: (file: string) => boolean,
): readonly OpenLookup[] {
  const api = new API({ cwd: root });
  const seen = new Set<string>();
  try {
    return projects.flatMap((path) => {
      const project = api.updateSnapshot({ openProjects: [path] }).getProject(path);
      if (project === undefined) throw new Error(`No project ${path}`);
      const { program, checker } = project;
      return program.getSourceFileNames().flatMap((file) => {
        if (seen.has(file) || !isMeant(file)) return [];
        seen.add(file);
        const source = program.getSourceFile(file);
        return source === undefined ? [] : lookupsIn(checker, source, root);
      });
    });
  } finally {
    api.close();
  }
}

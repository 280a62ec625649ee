/** A value of JSON as it is drawn: a leaf with its text, or a branch with what is in it. */
export type JsonNode = { readonly name: string; readonly path: string } & (
  | { readonly kind: 'leaf'; readonly text: string }
  | { readonly kind: 'branch'; readonly isList: boolean; readonly nodes: readonly JsonNode[] }
);

/** A value as nodes, each with its path; `name` is what it is called where it stands. */
export function jsonNode(value: unknown, name = '', path = ''): JsonNode {
  if (typeof value !== 'object' || value === null)
    return { kind: 'leaf', name, path, text: JSON.stringify(value) ?? '–' };
  const nodes = Object.entries(value).map(([key, one]) => jsonNode(one, key, path === '' ? key : `${path}.${key}`));
  return { kind: 'branch', name, path, isList: Array.isArray(value), nodes };
}

/** What of a node says a text, in a name or in a value, with all that leads there; null where nothing does. */
export function matching(node: JsonNode, text: string): JsonNode | null {
  const sought = text.trim().toLowerCase();
  if (sought === '' || node.name.toLowerCase().includes(sought)) return node;
  if (node.kind === 'leaf') return node.text.toLowerCase().includes(sought) ? node : null;
  const nodes = node.nodes.flatMap((one) => matching(one, sought) ?? []);
  return nodes.length > 0 ? { ...node, nodes } : null;
}

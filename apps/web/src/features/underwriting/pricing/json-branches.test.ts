import { expect, test } from 'vitest';
import { jsonNode, type JsonNode, matching } from './json-branches.ts';

const value = { state: 'OH', drivers: [{ birthdate: '1968-06-15', points: 0 }, null], coverages: { pet: {} } };

const leaves = (node: JsonNode | null): string[] =>
  node === null ? [] : node.kind === 'leaf' ? [`${node.path}=${node.text}`] : node.nodes.flatMap(leaves);

test('a value is drawn as what is in it, each place with its path', () => {
  expect(leaves(jsonNode(value))).toEqual([
    'state="OH"',
    'drivers.0.birthdate="1968-06-15"',
    'drivers.0.points=0',
    'drivers.1=null',
  ]);
});

test.each([
  ['birth', ['drivers.0.birthdate="1968-06-15"']],
  ['oh', ['state="OH"']],
  [' 1968 ', ['drivers.0.birthdate="1968-06-15"']],
  ['drivers', ['drivers.0.birthdate="1968-06-15"', 'drivers.0.points=0', 'drivers.1=null']],
  ['moon', []],
])('a search for %j leaves what says it, and the way there', (text, found) => {
  expect(leaves(matching(jsonNode(value), text))).toEqual(found);
});

test('an empty search leaves everything', () => {
  const node = jsonNode(value);
  expect(matching(node, '  ')).toBe(node);
});

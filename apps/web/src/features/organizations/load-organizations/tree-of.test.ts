import { expect, test } from 'vitest';
import { type Branch, treeOf } from './tree-of.ts';

const place = (organization_id: string, parent_organization_id: string | null = null) => ({
  organization_id,
  name: organization_id.toUpperCase(),
  parent_organization_id,
});
const shapeOf = (branches: readonly Branch[]): string =>
  branches.map(({ organization_id, beneath }) => `${organization_id}(${shapeOf(beneath)})`).join('');

test('each organization stands beneath its parent, in the order that was read', () => {
  expect(shapeOf(treeOf([place('a'), place('b', 'c'), place('c'), place('d', 'b'), place('e', 'c')]))).toBe(
    'a()c(b(d())e())',
  );
});

test('one whose parent is archived, and therefore not listed, stands at the top', () => {
  expect(shapeOf(treeOf([place('a', 'gone'), place('b', 'a')]))).toBe('a(b())');
});

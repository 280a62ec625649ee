import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

const all = ['a', 'b', 'c'].map((organization_id) => ({ organization_id }));
const idsOf = (first: readonly string[]) => firstOf(all, first).map(({ organization_id }) => organization_id);

test('organizations that are named stand first, in their order, and the others stay as they are', () => {
  expect(idsOf(['c', 'b'])).toEqual(['c', 'b', 'a']);
  expect(idsOf([])).toEqual(['a', 'b', 'c']);
});

test('one that is named and not among them changes nothing', () => {
  expect(idsOf(['x'])).toEqual(['a', 'b', 'c']);
});

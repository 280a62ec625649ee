import { expect, test } from 'vitest';
import { type SearchSection, moveActive } from './search-sections.ts';

const item = (id: string) => ({ id, label: id, href: `#${id}` });
const sections: SearchSection[] = [
  { id: 'results', label: 'Results', items: [item('a'), item('b')] },
  { id: 'go', label: 'Go to', items: [item('c')] },
];

test.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['b', 1, 'c'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
] as const)('from %s a step of %d leads to %s, across sections and round the ends', (from, step, to) => {
  expect(moveActive(sections, from, step)).toBe(to);
});

test('nothing is active without items', () => {
  expect(moveActive([], 'a', 1)).toBeNull();
});
